// SPDX-License-Identifier: GPL-3.0-or-later
// Tables over the internet: a real host and guests who meet at a real Mosquitto.
#include "net/secure_transport.h"
#include "tests/net/broker/club.h"
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

/// A table that is open at a broker too.
struct BrokerRoom {
    explicit BrokerRoom(bool acceptAnyone = true)
        : room{acceptAnyone}
    {
        REQUIRE(broker.start());
        room.host.openAt(broker.plain(), code);
        REQUIRE(waitUntil([this] { return room.host.brokerTable()->isOpen(); }));
    }
    [[nodiscard]] BrokerPlace place() const { return {broker.plain(), code}; }
    /// A line to the table without a word said.
    [[nodiscard]] std::unique_ptr<BrokerTransport> line() const
    {
        auto transport = std::make_unique<BrokerTransport>(broker.plain(), code);
        REQUIRE(waitUntil([&] { return transport->isConnected(); }));
        return transport;
    }

    BrokerProcess broker;
    TableCode code = TableCode::generate();
    Room room;
};

[[nodiscard]] JoinRequest resuming(const QString& token, bool isSeatEncrypted = true)
{
    return {
        .role = Role::Play, .passcode = {}, .resume = message::Resume{token, 1, 0}, .isSeatEncrypted = isSeatEncrypted};
}

} // namespace

TEST_CASE("a guest with the code knocks at a table over the internet and plays", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table{false};
    Visitor guest{table.place(), "远方"};
    REQUIRE(waitUntil([&] { return table.room.joinRequests == 1; }));
    REQUIRE(table.room.lastJoinRequest == QString::fromUtf8("远方"));
    REQUIRE(table.room.lastAddress.isNull());
    REQUIRE_FALSE(table.room.isLastUnproven);
    table.room.host.admit(true);
    REQUIRE(guest.enters());
    REQUIRE(guest.host == QStringLiteral("Host"));
    REQUIRE(guest.connection().isEncrypted());
    REQUIRE(table.room.host.player()->isEncrypted());
    guest.connection().call(&Session::chat, QString::fromUtf8("你好"));
    REQUIRE(table.room.hears<ChatReceived>());
    REQUIRE(std::get<ChatReceived>(table.room.events.back()).text == QString::fromUtf8("你好"));
    table.room.host.player()->call(&Session::sendEvent, Placed{Seat::First, {7, 7}, 1});
    REQUIRE(guest.hears<PeerCommand>());

    Visitor watching{table.place(), "Watcher", {.role = Role::Watch, .passcode = {}, .resume = std::nullopt}};
    REQUIRE(waitUntil([&] { return table.room.spectators == 1; }));
    Visitor other{table.place(), "Other"};
    REQUIRE(other.fails());
    REQUIRE(other.failure == GuestFailure::Busy);
}

TEST_CASE("a table over the internet needs no passcode of guests with the code", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table;
    table.room.host.setPasscode(QStringLiteral("sesame"));
    table.room.host.setOnlyEncrypted(true);
    Visitor guest{table.place()};
    REQUIRE(guest.enters());
    REQUIRE_FALSE(guest.isAsked);
    Visitor near{table.room.host.port(), "Near"};
    REQUIRE(waitUntil([&] { return near.isAsked; }));
}

TEST_CASE("a player who comes back over the internet gets the seat", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table;
    Visitor player{table.place()};
    REQUIRE(player.enters());
    player.connection().abort();
    REQUIRE(table.room.hears<Lost>());
    Visitor stranger{table.place(), "Stranger", resuming(QStringLiteral("00112233445566778899aabbccddeeff"))};
    REQUIRE(stranger.fails());
    REQUIRE(stranger.failure == GuestFailure::Busy);
    Visitor again{table.place(), "Guest", resuming(player.token)};
    REQUIRE(waitUntil([&] { return again.isBack; }));
    REQUIRE(again.connection().isEncrypted());
    again.connection().call(&Session::chat, QStringLiteral("here"));
    REQUIRE(table.room.hears<ChatReceived>());
    REQUIRE(table.room.guests == 1);

    SECTION("and from another address in the local network")
    {
        again.connection().abort();
        REQUIRE(table.room.hears<Lost>());
        Visitor near{table.room.host.port(), resuming(player.token)};
        REQUIRE(waitUntil([&] { return near.isBack; }));
    }
}

TEST_CASE("a game over the internet goes on after the broker was restarted", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table;
    Visitor player{table.place()};
    REQUIRE(player.enters());
    table.broker.stop();
    player.connection().call(&Session::chat, QStringLiteral("into the dark"));
    REQUIRE(waitUntil([&] { return !table.room.host.brokerTable()->isOpen(); }));
    REQUIRE(table.broker.start());
    REQUIRE(waitUntil([&] { return table.room.host.brokerTable()->isOpen(); }, patience));
    const auto isTheWord = [](const SessionEvent& event) { // others tell of the interruption
        const auto* const chat = std::get_if<ChatReceived>(&event);
        return chat != nullptr && chat->text == QStringLiteral("into the dark");
    };
    REQUIRE(waitUntil([&] { return std::ranges::any_of(table.room.events, isTheWord); }, patience));
    REQUIRE(table.room.guests == 1);
}

TEST_CASE("a declined guest closes the door over the internet for others, not in the local network", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table{false};
    Visitor guest{table.place()};
    REQUIRE(waitUntil([&] { return table.room.joinRequests == 1; }));
    table.room.host.admit(false);
    REQUIRE(guest.fails());
    REQUIRE(guest.failure == GuestFailure::Declined);
    Visitor other{table.place(), "Other"};
    REQUIRE(other.fails());
    REQUIRE(other.failure == GuestFailure::Busy);
    REQUIRE(table.room.joinRequests == 1);
    Visitor near{table.room.host.port(), "Near"};
    REQUIRE(waitUntil([&] { return table.room.joinRequests == 2; }));
}

TEST_CASE("nobody answers to another code", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table;
    Visitor guest{BrokerPlace{table.broker.plain(), TableCode::generate()}, "Lost"};
    REQUIRE(waitUntil([&] { return guest.failure.has_value(); }, patience)); // for as long as hosts may be away
    REQUIRE(guest.failure == GuestFailure::NoTable);
}

TEST_CASE("a guest reports an unreachable broker", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table;
    table.broker.stop();
    Visitor guest{table.place()};
    REQUIRE(waitUntil([&] { return guest.failure.has_value(); }, patience));
    REQUIRE(guest.failure == GuestFailure::Broker);
}

TEST_CASE("a closing table notifies its player and later guests", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table;
    Visitor player{table.place()};
    REQUIRE(player.enters());
    table.room.host.close();
    REQUIRE(player.hears<PeerLeft>());
    Visitor late{table.place(), "Late"};
    REQUIRE(late.fails());
    REQUIRE(late.failure == GuestFailure::NoTable);
    REQUIRE(table.room.guests == 1);
}

TEST_CASE("who knows the topic of a table but not its code cannot knock", "[broker]")
{
    if (!BrokerProcess::isInstalled())
        return;
    BrokerRoom table;
    const auto line = table.line();
    SECTION("without encryption")
    {
        line->write(QByteArray{helloLine} + '\n');
        REQUIRE(waitUntil([&] { return line->bytesAvailable() > 0; }));
        REQUIRE(line->readAll().contains("reject"));
    }
    SECTION("with a guess")
    {
        auto channel = SecureChannel::guest(QByteArray(32, 'x'), ChannelSecret::Passcode);
        line->write(channel.takeOutput());
        QByteArray answer;
        REQUIRE(waitUntil([&] {
            answer += line->readAll();
            return answer.contains('\n');
        }));
        channel.receive(answer);
        REQUIRE(channel.state() == SecureChannel::State::Refused);
    }
    SECTION("with the token of a seat")
    {
        Visitor player{table.place()};
        REQUIRE(player.enters());
        player.connection().abort();
        REQUIRE(table.room.hears<Lost>());
        auto channel = SecureChannel::guest(player.token.toUtf8(), ChannelSecret::SeatToken);
        line->write(channel.takeOutput());
        REQUIRE(waitUntil([&] { return line->bytesAvailable() > 0; }));
        channel.receive(line->readAll());
        REQUIRE(channel.state() == SecureChannel::State::Refused);
        REQUIRE(table.room.host.player() == nullptr);
        return;
    }
    REQUIRE(table.room.guests == 0);
    REQUIRE(table.room.joinRequests == 0);
}
