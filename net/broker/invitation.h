// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_address.h"
#include "net/broker/table_code.h"

#include <optional>

namespace qipan::net {

/// An invitation to a table behind a broker. It holds no user name and no password of the broker.
struct Invitation {
    BrokerAddress broker;
    TableCode code;

    friend bool operator==(const Invitation&, const Invitation&) = default;
};

/// The link: `qipan://HOST[:PORT]/CODE`, with `?plain` at its end if the line to the broker is not encrypted.
[[nodiscard]] QString invitationLink(const Invitation& invitation);

/// Reads a link. Scheme and code may be in any case, the code also without dashes; blanks around the link are ignored.
/// Everything else, and a link of more than 400 characters, is no invitation.
[[nodiscard]] std::optional<Invitation> parseInvitation(QStringView text);

} // namespace qipan::net
