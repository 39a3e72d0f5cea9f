// SPDX-License-Identifier: GPL-3.0-or-later
// Openings with choices between two sessions: messages, refusals, resuming and spectating.
#include "tests/net/pair.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::net;
using namespace qipan::net::test;

namespace {

[[nodiscard]] GameTerms by(const char* opening)
{
    return {*makeSetup("gomoku", "freestyle", 15, opening), FirstBlack::Host, std::nullopt};
}

/// The host has placed its three stones.
struct ThreeStones : Pair {
    explicit ThreeStones(const char* opening)
        : Pair{by(opening)}
    {
        for (const Cell cell : {Cell{7, 7}, {8, 8}, {9, 7}})
            REQUIRE(play(host, cell));
    }

    bool choose(End& end, OpeningChoice choice) { return act(end, end.match().choose(choice)); }

    void checkAlike()
    {
        CHECK(host.match().black() == guest.match().black());
        CHECK(host.match().openingChoices() == guest.match().openingChoices());
        CHECK(host.match().seatToMove() == guest.match().seatToMove());
        CHECK(host.match().verdict() == guest.match().verdict());
    }
};

} // namespace

TEST_CASE("swap works over the network and the rematch swaps the roles", "[opening]")
{
    ThreeStones pair{"swap"};
    REQUIRE_FALSE(pair.play(pair.guest, {0, 0}));
    REQUIRE(pair.choose(pair.guest, OpeningChoice::Black));
    CHECK(pair.host.match().black() == Seat::Second);
    REQUIRE(pair.play(pair.host, {0, 0})); // as white
    REQUIRE(pair.act(pair.guest, Resign{}));
    pair.checkAlike();
    CHECK(pair.host.match().verdict()->outcome.winner == Side::White);
    CHECK(pair.host.match().isConfirmed());
    CHECK(pair.guest.match().isConfirmed());
    REQUIRE(pair.ask(pair.host, RequestKind::Again));
    REQUIRE(pair.answer(pair.guest, true));
    CHECK(pair.guest.match().initialBlack() == Seat::Second);
    REQUIRE(pair.play(pair.guest, {7, 7}));
    REQUIRE(pair.play(pair.guest, {8, 7}));
    CHECK(pair.host.match().plies() == 2);
}

TEST_CASE("swap2 works over the network with two more stones", "[opening]")
{
    ThreeStones pair{"swap2"};
    REQUIRE(pair.choose(pair.guest, OpeningChoice::Two));
    REQUIRE(pair.play(pair.guest, {3, 3}));
    REQUIRE(pair.play(pair.guest, {4, 4}));
    REQUIRE_FALSE(pair.choose(pair.host, OpeningChoice::Two));
    REQUIRE(pair.choose(pair.host, OpeningChoice::White));
    pair.checkAlike();
    CHECK(pair.guest.match().sideOf(Seat::First) == Side::White);
    REQUIRE(pair.play(pair.host, {0, 0}));
}

TEST_CASE("a reconnecting guest adopts the choices at any point of the opening", "[opening]")
{
    for (int stop = 0; stop < 5; ++stop) {
        CAPTURE(stop);
        ThreeStones pair{"swap2"};
        const auto breakAt = [&](int step) {
            if (step != stop)
                return;
            pair.breakLine();
            pair.checkAlike();
        };
        breakAt(0);
        REQUIRE(pair.choose(pair.guest, OpeningChoice::Two));
        breakAt(1);
        REQUIRE(pair.play(pair.guest, {3, 3}));
        breakAt(2);
        REQUIRE(pair.play(pair.guest, {4, 4}));
        breakAt(3);
        REQUIRE(pair.choose(pair.host, OpeningChoice::White));
        breakAt(4);
        REQUIRE(pair.play(pair.host, {0, 0}));
        pair.checkAlike();
    }
}

TEST_CASE("a choice lost with the connection is made again", "[opening]")
{
    ThreeStones pair{"swap"};
    REQUIRE(pair.guest.act(pair.guest.match().choose(OpeningChoice::White)));
    REQUIRE(pair.guest.act(pair.guest.match().place({0, 0})));
    pair.breakLine();
    pair.checkAlike();
    CHECK(pair.guest.match().chooser() == Seat::Second);
    REQUIRE(pair.choose(pair.guest, OpeningChoice::Black));
    pair.checkAlike();
}

TEST_CASE("a message that violates the opening ends the connection", "[opening]")
{
    struct Row {
        const char* opening;
        const char* line;
        ErrorCode code;
    };
    const Row rows[] = {
        {"swap", R"({"type":"choice","round":1,"n":3,"take":"two"})", ErrorCode::OutOfTurn},
        {"swap", R"({"type":"choice","round":1,"n":5,"take":"white"})", ErrorCode::OutOfTurn},
        {"swap2", R"({"type":"choice","round":2,"n":3,"take":"two"})", ErrorCode::OutOfTurn},
        {"swap2", R"({"type":"choice","round":1,"n":3,"take":"green"})", ErrorCode::Malformed},
        {"swap2", R"({"type":"move","round":1,"n":4,"x":0,"y":0})", ErrorCode::OutOfTurn},
    };
    for (const Row& row : rows) {
        INFO(row.line);
        ThreeStones pair{row.opening};
        give(pair.host.session(), row.line);
        pair.host.run(atStart);
        REQUIRE(pair.host.last());
        CHECK(std::get<Failed>(*pair.host.last()).code == row.code);
    }
}

TEST_CASE("a guest leaves a table with an unknown opening", "[opening]")
{
    auto guest = Session::guest(named("Guest"), JoinRequest{}, atStart);
    give(guest,
         R"({"type":"welcome","protocol":1,"name":"H","client":"","token":"00112233445566778899aabbccddeeff",)"
         R"("setup":{"game":"gomoku","rule":"renju","size":15,"opening":"soosorv-8","first":"host","clock":null}})");
    const auto events = eventsOf(guest);
    REQUIRE(events.size() == 1);
    CHECK(std::get<Unplayable>(events.front()).obstacle == Obstacle::Opening);
}
