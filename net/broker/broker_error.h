// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_address.h"
#include "net/broker/reliable_stream.h"

#include <QString>

#include <cstdint>

namespace qipan::net {

/// Why a broker cannot be used.
enum class BrokerError : std::uint8_t {
    NoLibrary, ///< libmosquitto is not installed
    NameNotFound,
    Unreachable,
    Certificate,   ///< it is not valid, or the broker does not speak TLS
    LoginRefused,  ///< user name or password
    NotAuthorized, ///< to subscribe or publish
    Dropped,       ///< the broker ended the connection
};

/// A translated sentence for the user.
[[nodiscard]] QString sentenceOf(BrokerError error, const BrokerAddress& broker);
/// The same for the end of a line.
[[nodiscard]] QString sentenceOf(StreamEnd end);

} // namespace qipan::net
