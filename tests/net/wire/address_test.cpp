// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/base/address.h"
#include "tests/support/catch.h"

#include <QNetworkInterface>

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
        {"fe80::1%eth0", "fe80::1%eth0", 15155},
        {"fe80::1%eth0:7", "fe80::1%eth0", 7},
        {"[fe80::1%eth0]", "fe80::1%eth0", 15155},
        {"[fe80::1%eth0]:7", "fe80::1%eth0", 7},
        // As Chinese and other input methods type them.
        {"１９２．１６８．１．２０：１５１５５", "192.168.1.20", 15155},
        {"192。168。1。20：7", "192.168.1.20", 7},
        {"192｡168｡1｡20", "192.168.1.20", 15155},
        {"\u3000192.168.1.20\u3000:\u00a07\u3000", "192.168.1.20", 7},
        {"192. 168 .1.20", "192.168.1.20", 15155},
        {"192.168.1.20 7", "192.168.1.20", 7},
        {"[ fe80::1 ] 7", "fe80::1", 7},
        {"【ｆｅ８０：：１％ｅｔｈ０】：７", "fe80::1%eth0", 7},
        {"١٩٢.١٦٨.١.٢٠", "192.168.1.20", 15155},
        {"ｂｏａｒｄ－ｐｃ。ｌｏｃａｌ", "board-pc.local", 15155},
        {"192.168.1.20:15155。", "192.168.1.20", 15155},
        {"192.168.1.20：7；", "192.168.1.20", 7},
        {"192｡168｡1｡20\ufe307", "192.168.1.20", 7},
        {"192.168.1.20\u22367", "192.168.1.20", 7},
        {"192、168、1、20", "192.168.1.20", 15155},
        {"192·168·1·20/", "192.168.1.20", 15155},
        {"[fe80:\u200b:\u200b1]:\u200b7", "fe80::1", 7}, // copied from a text that may wrap there
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
    for (const auto* text :
         {"",         "  ",          ":15155",         "host:",     "host:0",        "host:65536",  "host:x", "host:-1",
          "host:+1",  "a b",         "1.2.3.4 5 6",    "192.168.1", "192.168.1.256", "1.2.3.4.5",   "a..b",   ".a",
          "12345",    "1.2.3.4：０", "fe80::1%eth0:x", "。",        "：７",          "http://host", "[::1]x", "[::1]:",
          "[host]:1", "[::1",        "host:1:2",       "::zz",      "::1:99999"}) {
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

TEST_CASE("addresses to show are IPv4 first, and link-local only without others")
{
    const auto shown = [](const QStringList& texts) {
        QList<QHostAddress> addresses;
        for (const QString& text : texts)
            addresses << QHostAddress{text};
        QStringList result;
        for (const QHostAddress& address : reachableAddresses(addresses))
            result << address.toString();
        return result.join(u' ');
    };
    CHECK(shown({QStringLiteral("fe80::1%lo"), QStringLiteral("fd00::1"), QStringLiteral("10.0.0.1"),
                 QStringLiteral("169.254.3.4")})
          == QStringLiteral("10.0.0.1 fd00::1"));
    CHECK(shown({QStringLiteral("fe80::1%lo"), QStringLiteral("169.254.3.4")})
          == QStringLiteral("169.254.3.4 fe80::1%lo"));
    CHECK(shown({QStringLiteral("fe80::1%lo")}) == QStringLiteral("fe80::1%lo"));
    CHECK(shown({}).isEmpty());
    for (const auto& address : localAddresses())
        CHECK_FALSE(address.isLoopback());
}

TEST_CASE("a link-local address gets the zone of the only interface")
{
    const auto zoned = [](const char* host, const QStringList& interfaces) {
        return withZone(QString::fromLatin1(host), interfaces);
    };
    CHECK(zoned("fe80::1", {QStringLiteral("lo")}) == QStringLiteral("fe80::1%lo"));
    CHECK(zoned("fe80::1%eth7", {QStringLiteral("lo")}) == QStringLiteral("fe80::1%lo"));
    CHECK(zoned("fe80::1", {}) == QStringLiteral("fe80::1"));
    CHECK(zoned("fe80::1%eth7", {QStringLiteral("a"), QStringLiteral("b")}) == QStringLiteral("fe80::1%eth7"));
    for (const char* other : {"fd00::1", "169.254.1.1", "board-pc"})
        CHECK(zoned(other, {QStringLiteral("lo")}) == QString::fromLatin1(other));
    for (const auto& each : QNetworkInterface::allInterfaces()) {
        const QString host = QStringLiteral("fe80::1%") + each.name();
        CHECK(withLocalZone(host) == host);
    }
}
