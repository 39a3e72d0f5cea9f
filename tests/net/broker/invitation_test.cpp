// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/invitation.h"

#include "tests/support/catch.h"

using namespace qipan::net;

namespace {

[[nodiscard]] BrokerAddress broker(const char* text)
{
    const auto parsed = parseBrokerAddress(QString::fromUtf8(text));
    INFO(text);
    REQUIRE(parsed);
    return *parsed;
}

[[nodiscard]] std::optional<Invitation> invitation(const char* text)
{
    return parseInvitation(QString::fromUtf8(text));
}

} // namespace

TEST_CASE("the address of a broker is a name or IP address with encryption and port")
{
    REQUIRE(broker("broker.example.org") == BrokerAddress{QStringLiteral("broker.example.org"), 8883, true});
    REQUIRE(broker(" MQTTS://Broker.Example.org:443/ ")
            == BrokerAddress{QStringLiteral("broker.example.org"), 443, true});
    REQUIRE(broker("mqtt://192.0.2.7") == BrokerAddress{QStringLiteral("192.0.2.7"), 1883, false});
    REQUIRE(broker("mqtts://[2001:DB8::1]:1000") == BrokerAddress{QStringLiteral("2001:db8::1"), 1000, true});
    REQUIRE(broker("棋牌.example").host == QStringLiteral("xn--31vs6r.example"));
    for (const char* text : {"mqtts://broker.example.org", "mqtt://127.0.0.1:2000", "mqtts://[::1]"})
        REQUIRE(formatBrokerAddress(broker(text)) == QString::fromLatin1(text));
}

TEST_CASE("what is no address of a broker is refused with a reason")
{
    for (const char* text : {"",
                             "mqtts://",
                             "http://broker.example.org",
                             "a b",
                             "broker:0",
                             "broker:65536",
                             "broker:+1",
                             "broker:01",
                             "broker:",
                             "-broker",
                             "br..oker",
                             "[::1",
                             "[127.0.0.1]",
                             "[::1]1",
                             "[fe80::1%eth0]",
                             "1.2.3",
                             "1.2.3.4.5",
                             "broker/path",
                             "broker?query",
                             "user@broker",
                             "user:word@broker"}) {
        INFO(text);
        const auto parsed = parseBrokerAddress(QString::fromUtf8(text));
        REQUIRE_FALSE(parsed);
        REQUIRE_FALSE(parsed.error().isEmpty());
    }
    REQUIRE_FALSE(parseBrokerAddress(QString{301, u'a'}));
}

TEST_CASE("a broker on this machine is recognized")
{
    REQUIRE(isOnThisMachine(broker("mqtt://localhost")));
    REQUIRE(isOnThisMachine(broker("mqtt://127.0.0.2")));
    REQUIRE(isOnThisMachine(broker("mqtt://[::1]")));
    REQUIRE_FALSE(isOnThisMachine(broker("mqtt://localhost.example.org")));
    REQUIRE_FALSE(isOnThisMachine(broker("mqtt://192.0.2.7")));
}

TEST_CASE("an invitation is a link and is read from it")
{
    const TableCode code = *TableCode::parse(QStringLiteral("0123456789ABCDEF"));
    for (const auto& [address, link] :
         {std::pair{"mqtts://broker.example.org", "qipan://broker.example.org/0123-4567-89AB-CDEF"},
          {"mqtt://127.0.0.1:2000", "qipan://127.0.0.1:2000/0123-4567-89AB-CDEF?plain"},
          {"mqtts://[::1]", "qipan://[::1]/0123-4567-89AB-CDEF"}}) {
        const Invitation made{broker(address), code};
        REQUIRE(invitationLink(made) == QString::fromLatin1(link));
        REQUIRE(invitation(link) == made);
    }
    REQUIRE(invitation("  QIPAN://Broker.example.org:8883/0123456789abcdef\n")
            == Invitation{broker("broker.example.org"), code});
}

TEST_CASE("what is no invitation is refused")
{
    for (const char* text : {"", "qipan:", "qipan://", "qipan://broker", "qipan://broker/", "qipan:///0123456789ABCDEF",
                             "qipan://broker/0123456789ABCDE", "qipan://broker/0123456789ABCDEF/",
                             "qipan://broker/0123456789ABCDEF?", "qipan://broker/0123456789ABCDEF?PLAIN",
                             "qipan://broker/0123456789ABCDEF?plain?plain", "qipan://user@broker/0123456789ABCDEF",
                             "qipan://user:word@broker/0123456789ABCDEF", "qipan://broker:x/0123456789ABCDEF",
                             "qipan://broker/0123 4567 89AB CDEF", "http://broker/0123456789ABCDEF"}) {
        INFO(text);
        REQUIRE_FALSE(invitation(text));
    }
    REQUIRE_FALSE(parseInvitation(QString{QStringLiteral("qipan://broker/0123456789ABCDEF") + QString{400, u'-'}}));
}
