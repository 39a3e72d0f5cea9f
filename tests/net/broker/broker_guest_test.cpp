// SPDX-License-Identifier: GPL-3.0-or-later
// Guests and others at a real Mosquitto who misbehave or give up.
#include "tests/net/broker/club.h"

using namespace qipan::net;
using namespace qipan::net::test;

TEST_CASE("a guest who gave up before the broker was ready does not knock", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    BrokerTransport line{club.broker.plain(), club.code};
    Talker guest{&line};
    SECTION("at once")
    {
        line.abort();
    }
    SECTION("in good order")
    {
        line.disconnectFromPeer();
    }
    auto* const client = line.findChild<MqttClient*>();
    REQUIRE(client != nullptr);
    MqttClient witness{{club.broker.plain(), QByteArray(32, 'a')}};
    QByteArray seen;
    QObject::connect(&witness, &MqttClient::received, &witness, [&](const QByteArray& bytes) { seen = bytes; });
    REQUIRE(waitUntil([&] { return client->isReady() && witness.isReady() && guest.ends == 1; }));
    // The broker sends on in order: a knock of this guest would be at the table before that of the next.
    REQUIRE(client->publish(QByteArray(32, 'a'), "after"));
    REQUIRE(waitUntil([&] { return seen == "after"; }));
    club.enter();
    REQUIRE(club.hosts.size() == 1);
    REQUIRE(guest.ends == 1);
    REQUIRE_FALSE(line.end());
}

TEST_CASE("garbage at the topics of a table disturbs no line", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    QElapsedTimer clock;
    clock.start();
    Club club;
    Talker& guest = club.enter();
    Talker& host = *club.hosts.front();
    host.line->markProven();
    RawMqtt enemy{club.broker.plain(), "enemy"};
    REQUIRE(enemy.isConnected());
    enemy.subscribe(topicOf("enemy"));
    StreamMessage forged{.type = StreamMessage::Type::Open, .window = 65536};
    for (int i = 0; i < 2'000; ++i) {
        QByteArray garbage = numberedBytes(i % 300 + 1, i);
        enemy.publish(topicOf(club.code.topic()), garbage);
        garbage.prepend("\1\3", 2);
        enemy.publish(topicOf(club.code.topic()), garbage);
        forged.line = {static_cast<unsigned char>(i), static_cast<unsigned char>(i >> 8)};
        enemy.publish(topicOf(club.code.topic()), encode(forged)); // knocks, and is never there
        if (i == 1'000)
            guest.say(numberedBytes(100'000, 3));
    }
    enemy.publish(topicOf("enemy"), "that was all"); // comes after the broker has passed on the rest
    REQUIRE(waitUntil([&] { return enemy.received().contains("that was all"); }, patience));
    REQUIRE(waitUntil([&] { return club.hosts.size() > 1; })); // the table has heard of it
    host.say("fine");
    REQUIRE(waitUntil([&] { return host.read.size() >= 100'000 && guest.read.size() >= 4; }, patience));
    REQUIRE(host.read == numberedBytes(100'000, 3));
    REQUIRE(guest.read == "fine");
    REQUIRE(guest.ends + host.ends == 0);
    REQUIRE(club.table->lines() <= 1 + BrokerTable::maxUnprovenLines);
    // 24 knocks in any 10 s.
    REQUIRE(club.hosts.size() <= static_cast<std::size_t>(24 * (clock.elapsed() / 10'000 + 1)));
}

TEST_CASE("strangers at a table make room for each other, and for nobody who has proved the code", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    Talker& friendly = club.enter();
    club.hosts.front()->line->markProven();
    Talker& stranger = club.enter();
    RawMqtt enemy{club.broker.plain(), "enemy"};
    REQUIRE(enemy.isConnected());
    StreamMessage knock{.type = StreamMessage::Type::Open, .window = 65536};
    for (std::size_t i = 0; i < BrokerTable::maxUnprovenLines; ++i) {
        knock.line = {static_cast<unsigned char>(i + 1)};
        enemy.publish(topicOf(club.code.topic()), encode(knock));
    }
    REQUIRE(waitUntil([&] { return stranger.ends == 1; }));
    REQUIRE(stranger.line->end() == StreamEnd::TableFull);
    REQUIRE(waitUntil([&] { return club.hosts.size() == 2 + BrokerTable::maxUnprovenLines; }));
    REQUIRE(club.table->lines() == 1 + BrokerTable::maxUnprovenLines);
    friendly.say("still here");
    REQUIRE(waitUntil([&] { return club.hosts.front()->read == "still here"; }));
    REQUIRE(friendly.ends == 0);
}

TEST_CASE("a table whose guests have all proved the code takes no more than it has room for", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    REQUIRE(broker.start());
    const TableCode code = TableCode::generate();
    BrokerTable table{broker.plain(), code};
    QObject::connect(&table, &BrokerTable::knocked, &table, [](BrokerTransport* line) { line->markProven(); });
    REQUIRE(waitUntil([&] { return table.isOpen(); }));
    RawMqtt crowd{broker.plain(), "crowd"};
    REQUIRE(crowd.isConnected());
    StreamMessage knock{.type = StreamMessage::Type::Open, .window = 65536};
    for (std::size_t i = 0; i < BrokerTable::maxProvenLines; ++i) {
        knock.line = {static_cast<unsigned char>(i + 1)};
        crowd.publish(topicOf(code.topic()), encode(knock));
    }
    REQUIRE(waitUntil([&] { return table.lines() == BrokerTable::maxProvenLines; }));
    BrokerTransport late{broker.plain(), code};
    Talker guest{&late};
    REQUIRE(waitUntil([&] { return guest.ends == 1; }));
    REQUIRE(late.end() == StreamEnd::TableFull);
    REQUIRE(table.lines() == BrokerTable::maxProvenLines);
}

TEST_CASE("nobody at a broker of a club sees messages to others", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    Club club;
    RawMqtt spy{club.broker.plain(), "spy"};
    REQUIRE(spy.isConnected());
    spy.subscribe("#");
    spy.subscribe("qipan/1/#");
    spy.subscribe(topicOf(club.code.topic()));
    Talker& guest = club.enter();
    guest.say("a word in confidence");
    REQUIRE(waitUntil([&] { return club.hosts.front()->read == "a word in confidence"; }));
    RawMqtt friendly{club.broker.plain(), "friend"};
    friendly.publish(topicOf("spy"), "for your eyes"); // comes after all others
    REQUIRE(waitUntil([&] { return spy.received().contains("for your eyes"); }));
    REQUIRE_FALSE(spy.received().contains("confidence"));
    REQUIRE_FALSE(spy.received().contains(club.code.topic()));
}

TEST_CASE("the broker of these tests takes other ports if another program has taken its own", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerProcess broker;
    QTcpServer thief;
    QObject::connect(&thief, &QTcpServer::newConnection, &thief, [&] { thief.nextPendingConnection()->abort(); });
    REQUIRE(thief.listen(QHostAddress::LocalHost, broker.plain().address.port));
    REQUIRE(broker.start());
    REQUIRE(broker.plain().address.port != thief.serverPort());
}
