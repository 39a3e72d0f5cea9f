// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"

#include <QString>

namespace qipan::net {

/// Where an MQTT broker is, and whether the line to it is encrypted.
struct BrokerAddress {
    QString host; ///< a name in ASCII and lower case, or an IP address without brackets
    quint16 port = 0;
    bool isTls = true;

    friend bool operator==(const BrokerAddress&, const BrokerAddress&) = default;
};

/// The ports that IANA has for MQTT.
inline constexpr quint16 defaultTlsPort = 8883;
inline constexpr quint16 defaultPlainPort = 1883;

/// Parses `HOST[:PORT]`, `mqtts://HOST[:PORT]` (the same) or `mqtt://HOST[:PORT]` (not encrypted). An IPv6 address
/// stands in brackets; a name in other letters becomes its ASCII form. A user name or password is refused: they do not
/// belong into addresses. At most 300 characters. The error is a translated sentence for the user.
[[nodiscard]] Result<BrokerAddress, QString> parseBrokerAddress(const QString& text);

/// The inverse: `mqtts://HOST` or `mqtt://HOST`, with the port if it is not the default one.
[[nodiscard]] QString formatBrokerAddress(const BrokerAddress& address);

/// `HOST`, with brackets around an IPv6 address and the port if it is not the default one.
[[nodiscard]] QString brokerAuthority(const BrokerAddress& address);
/// The inverse, which takes exactly the texts that brokerAuthority() writes, or an explicit default port. False if
/// `text` is nothing of the kind.
[[nodiscard]] bool parseBrokerAuthority(QStringView text, BrokerAddress& address);

/// Whether the broker runs on this machine, so that a line without encryption is safe.
[[nodiscard]] bool isOnThisMachine(const BrokerAddress& address);

} // namespace qipan::net
