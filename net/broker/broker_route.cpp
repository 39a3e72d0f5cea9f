// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_route.h"

#include <algorithm>

namespace qipan::net {

namespace {

[[nodiscard]] BrokerRoute routeTo(const BrokerAddress& broker, const QHostAddress& address)
{
    const bool isName = QHostAddress{broker.host}.isNull();
    if (!broker.isTls || !isName)
        return {address, address.toString().toLatin1(), {}};
    const bool isIpv6 = address.protocol() == QAbstractSocket::IPv6Protocol;
    return {address, broker.host.toLatin1(), isIpv6 ? "::" : "0.0.0.0"};
}

} // namespace

std::vector<BrokerRoute> routesTo(const BrokerAddress& broker, const QList<QHostAddress>& addresses)
{
    std::vector<BrokerRoute> routes;
    for (const QHostAddress& address : addresses) {
        const BrokerRoute route = routeTo(broker, address);
        const auto isSame = [&route](const BrokerRoute& other) {
            return other.host == route.host && other.local == route.local;
        };
        if (std::ranges::none_of(routes, isSame))
            routes.push_back(route);
        if (routes.size() == maxRoutes)
            break;
    }
    return routes;
}

} // namespace qipan::net
