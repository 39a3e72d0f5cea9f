// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_route.h"

#include "net/broker/host_lookup.h"
#include "tests/support/catch.h"

using namespace qipan::net;

namespace {

[[nodiscard]] QList<QHostAddress> addressList(const QStringList& texts)
{
    QList<QHostAddress> addresses;
    for (const QString& text : texts)
        addresses.append(QHostAddress{text});
    return addresses;
}

const QString firstV6 = QStringLiteral("2001:db8::1");
const QString secondV6 = QStringLiteral("2001:db8::2");
const QString firstV4 = QStringLiteral("192.0.2.1");
const QString secondV4 = QStringLiteral("192.0.2.2");

} // namespace

TEST_CASE("without TLS there is a route for each address of a broker, in order", "[broker]")
{
    const BrokerAddress broker{QStringLiteral("broker.example.org"), 1883, false};
    const auto routes = routesTo(broker, addressList({firstV6, firstV4, secondV4, firstV4}));
    REQUIRE(routes.size() == 3);
    REQUIRE(routes[0].host == firstV6.toLatin1());
    REQUIRE(routes[1].host == firstV4.toLatin1());
    REQUIRE(routes[2].host == secondV4.toLatin1());
    for (const BrokerRoute& route : routes)
        REQUIRE(route.local.isEmpty());
}

TEST_CASE("with TLS there is a route by name for each version of IP", "[broker]")
{
    const BrokerAddress broker{QStringLiteral("broker.example.org"), 8883, true};
    const auto routes = routesTo(broker, addressList({firstV6, secondV6, firstV4, secondV4}));
    REQUIRE(routes.size() == 2);
    REQUIRE(routes[0].host == "broker.example.org");
    REQUIRE(routes[0].local == "::");
    REQUIRE(routes[0].address == QHostAddress{firstV6});
    REQUIRE(routes[1].host == "broker.example.org");
    REQUIRE(routes[1].local == "0.0.0.0");
    REQUIRE(routes[1].address == QHostAddress{firstV4});
}

TEST_CASE("an address needs no name for TLS", "[broker]")
{
    const auto routes = routesTo({firstV6, 8883, true}, addressList({firstV6}));
    REQUIRE(routes == std::vector<BrokerRoute>{{QHostAddress{firstV6}, firstV6.toLatin1(), {}}});
}

TEST_CASE("the routes to a broker are bounded", "[broker]")
{
    QList<QHostAddress> addresses;
    for (quint32 number = 1; number < 100; ++number)
        addresses.append(QHostAddress{0xc0000200U + number});
    REQUIRE(routesTo({QStringLiteral("broker.example.org"), 1883, false}, addresses).size() == maxRoutes);
    REQUIRE(routesTo({QStringLiteral("broker.example.org"), 1883, false}, {}).empty());
}

TEST_CASE("an address is its own answer to a lookup", "[broker]")
{
    for (const QString& text : {firstV6, firstV4})
        REQUIRE(lookUpHost(text) == addressList({text}));
    REQUIRE(lookUpHost(QStringLiteral("localhost")).first().isLoopback());
}
