// SPDX-License-Identifier: GPL-3.0-or-later
// A table of duels on a real socket: who is let in.
#include "net/reconnector.h"
#include "tests/net/duel/duel_end.h"
#include "tests/net/table_room.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

[[nodiscard]] QByteArray hello(const char* role, const char* more)
{
    return R"({"type":"hello","protocol":1,"name":"G","client":"","role":")" + QByteArray{role} + '"' + more + '}';
}

} // namespace

TEST_CASE("a program from before duels is told that it is too old, and others are let in", "[lan]")
{
    Host host{named("Host"), duelTable()};
    host.setAcceptAnyone(true);
    REQUIRE(host.listen(quint16{0}));
    const struct {
        const char* role;
        const char* more;
        const char* answer;
    } table[] = {
        {"play", R"(,"continues":true)", R"({"reason":"version","type":"reject"})"},
        {"watch", R"(,"continues":true)", R"({"reason":"version","type":"reject"})"},
        {"watch", R"(,"continues":true,"duels":true)", R"("game":"link")"},
        {"watch", "", R"("game":"link")"},
        {"play", "", R"("game":"link")"}, // a client that knows no extension
    };
    for (const auto& row : table) {
        CAPTURE(row.role, row.more);
        RawPeer peer{host.port()};
        REQUIRE(peer.connects());
        peer.sendLine(hello(row.role, row.more));
        CHECK(peer.receives(row.answer));
    }
}

TEST_CASE("a guest joins a table of duels if it plays them", "[lan]")
{
    Host host{named("Host"), duelTable()};
    host.setAcceptAnyone(true);
    REQUIRE(host.listen(quint16{0}));
    std::optional<Terms> seen;
    QObject::connect(&host, &Host::entered, &host, [&](Connection* connection, const Entered& peer) {
        seen = peer.terms;
        connection->call(&Session::startDuel, duelTable().deal, boardOf(duelTable().deal));
    });

    Visitor old{host.port()};
    REQUIRE(old.fails());
    CHECK(old.failure == GuestFailure::Version);
    CHECK_FALSE(seen);

    Visitor guest{host.port(), JoinRequest{.playsDuels = true}};
    REQUIRE(waitUntil([&] { return !guest.events.empty(); }));
    CHECK(std::get<DuelStarted>(guest.events.front()).deal == duelTable().deal);
    CHECK(std::get<duel::Setup>(*seen) == duelTable());
    CHECK(guest.connection().session().round() == 1);
}

TEST_CASE("a lost seat at a table of duels is taken again", "[lan]")
{
    Host host{named("Host"), duelTable()};
    host.setAcceptAnyone(true);
    REQUIRE(host.listen(quint16{0}));
    const link::Board& dealt = boardOf(duelTable().deal);
    QObject::connect(&host, &Host::entered, &host, [&](Connection* connection, const Entered&) {
        connection->call(&Session::startDuel, duelTable().deal, dealt);
    });
    QObject::connect(&host, &Host::reconnected, &host, [&](Connection* connection, const QString& token) {
        const DuelState state{.round = 1, .deal = duelTable().deal, .time = duel::Milliseconds{2'000}};
        connection->call(&Session::resumeDuel, token, state, dealt);
    });
    Visitor guest{host.port(), JoinRequest{.playsDuels = true}};
    REQUIRE(waitUntil([&] { return !guest.events.empty(); }));
    guest.connection().abort();

    Reconnector reconnector{
        named("Guest"), TableAddress{QStringLiteral("127.0.0.1"), host.port()}, {guest.token, 1, 0}};
    reconnector.setPlaysDuels(true);
    std::optional<DuelState> state;
    std::shared_ptr<Guest> back;
    QObject::connect(&reconnector, &Reconnector::duelReconnected, &reconnector,
                     [&](std::shared_ptr<Guest> returned, const DuelResumed& peer) {
                         back = std::move(returned);
                         state = peer.state;
                     });
    reconnector.start();
    reconnector.tryNow();
    REQUIRE(waitUntil([&] { return state.has_value(); }));
    CHECK(state->round == 1);
    CHECK(state->time == duel::Milliseconds{2'000});
    CHECK(back->connection()->session().round() == 1);
}
