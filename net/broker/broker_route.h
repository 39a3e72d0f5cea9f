// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_address.h"

#include <QByteArray>
#include <QHostAddress>
#include <QList>

#include <vector>

namespace qipan::net {

/// One way to a broker, for libmosquitto: it tries no second address once the first one of a name does not refuse at
/// once, even if that one never answers.
struct BrokerRoute {
    QHostAddress address;
    QByteArray host;  ///< the address, or a name that libmosquitto looks up itself
    QByteArray local; ///< the local address to connect from; empty: any

    friend bool operator==(const BrokerRoute&, const BrokerRoute&) = default;
};

/// The most routes that are tried.
inline constexpr std::size_t maxRoutes = 4;

/// The ways to a broker with these addresses, in their order. Without TLS there is one for each address. With TLS
/// libmosquitto needs the name for the certificate; what can be chosen then is the version of IP, by the local address.
[[nodiscard]] std::vector<BrokerRoute> routesTo(const BrokerAddress& broker, const QList<QHostAddress>& addresses);

} // namespace qipan::net
