// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/address.h"
#include "tests/support/catch.h"

using namespace qipan::net;

TEST_CASE("table addresses are parsed with and without a port")
{
    const struct {
        const char* text;
        const char* host;
        int port;
    } good[] = {
        {"192.168.1.20", "192.168.1.20", 15155},
        {" 192.168.1.20:7 ", "192.168.1.20", 7},
        {"board-pc.local:65535", "board-pc.local", 65535},
        {"localhost", "localhost", 15155},
        {"[fe80::1]:99", "fe80::1", 99},
        {"[::1]", "::1", 15155},
        {"fe80::1", "fe80::1", 15155},
        {"::1", "::1", 15155},
        {"棋.example", "棋.example", 15155},
    };
    for (const auto& row : good) {
        INFO(row.text);
        const auto address = parseTableAddress(QString::fromUtf8(row.text));
        REQUIRE(address);
        REQUIRE(address->host == QString::fromUtf8(row.host));
        REQUIRE(address->port == row.port);
    }
}

TEST_CASE("an invalid address is rejected with a message")
{
    for (const auto* text : {"", "  ", ":15155", "host:", "host:0", "host:65536", "host:x", "host:-1", "host:+1", "a b",
                             "http://host", "[::1]x", "[::1]:", "[host]:1", "[::1", "host:1:2", "::zz", "::1:99999"}) {
        INFO(text);
        const auto address = parseTableAddress(QString::fromUtf8(text));
        REQUIRE_FALSE(address);
        REQUIRE_FALSE(address.error().isEmpty());
    }
}

TEST_CASE("displayed addresses parse back to the same address")
{
    for (const auto* host : {"192.168.1.20", "fe80::1", "board-pc.local"}) {
        const auto shown = formatTableAddress(QString::fromUtf8(host), 7001);
        const auto address = parseTableAddress(shown);
        REQUIRE(address);
        REQUIRE(address->host == QString::fromUtf8(host));
        REQUIRE(address->port == 7001);
    }
}

TEST_CASE("an address has one text form however it was written")
{
    for (const auto* text : {"192.168.1.20", " 192.168.1.20:15155"})
        REQUIRE(normalizedTableAddress(QString::fromUtf8(text)) == QStringLiteral("192.168.1.20:15155"));
    REQUIRE(normalizedTableAddress(QStringLiteral("Board-PC:7")) == QStringLiteral("board-pc:7"));
    REQUIRE(normalizedTableAddress(QStringLiteral("fe80::1")) == QStringLiteral("[fe80::1]:15155"));
    // Interface names are case-sensitive.
    REQUIRE(normalizedTableAddress(QStringLiteral("FE80::1%Wire0")) == QStringLiteral("[fe80::1%Wire0]:15155"));
    REQUIRE(normalizedTableAddress(QStringLiteral("a:b:c")) == QStringLiteral("a:b:c"));
}

TEST_CASE("local addresses are reachable by others and IPv4 comes first")
{
    bool sawIpv6 = false;
    const auto addresses = localAddresses();
    for (const auto& address : addresses) {
        REQUIRE_FALSE(address.isLoopback());
        REQUIRE_FALSE(address.isLinkLocal());
        const bool ipv4 = address.protocol() == QAbstractSocket::IPv4Protocol;
        REQUIRE_FALSE((ipv4 && sawIpv6));
        sawIpv6 = sawIpv6 || !ipv4;
    }
}
