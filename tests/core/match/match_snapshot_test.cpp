// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/match_snapshot.h"

#include "tests/core/match/match_table.h"
#include "tests/support/catch.h"
#include "tests/support/match_text.h"

#include <memory>

using namespace qipan;
using namespace qipan::test;

namespace {

using Moves = std::vector<Cell>;

[[nodiscard]] Moves cells(std::initializer_list<int> columns)
{
    Moves moves;
    for (const int x : columns)
        moves.push_back({x, 0});
    return moves;
}

[[nodiscard]] std::unique_ptr<Match> restored(const MatchSnapshot& snapshot, const FakeGame::Row& row = {})
{
    return restore(std::make_unique<FakeGame>(row), snapshot);
}

/// A match in which black has moved first. Precondition: all `steps` are legal.
[[nodiscard]] Match after(const std::vector<Step>& steps, Seat black = host, int undos = 0)
{
    Match match{std::make_unique<FakeGame>(), black, Opening::Free, undos};
    for (const auto& step : steps) {
        const auto decision = decideAndEvolve(match, step);
        REQUIRE(std::holds_alternative<Match::Events>(decision));
    }
    return match;
}

[[nodiscard]] std::vector<Step> takenBack(std::vector<Step> played, Seat asker, int plies)
{
    return then(std::move(played),
                {{asker, Ask{RequestKind::Undo, 1, plies}},
                 {opposite(asker), Answer{1, RequestKind::Undo, true, std::nullopt}}});
}

} // namespace

TEST_CASE("a snapshot contains all that a match needs to be resumed elsewhere", "[account]")
{
    const auto match = after(takenBack(moves({0, 5, 1}), host, 3));
    const auto snapshot = snapshotOf(match);
    REQUIRE(snapshot == MatchSnapshot{host, cells({0, 5}), 1, std::nullopt});
    const auto copy = restored(snapshot);
    REQUIRE(copy);
    REQUIRE(text(*copy) == text(match));
    REQUIRE(copy->undos() == 1);

    auto over = after(then(moves({0, 5}), {{guest, Resign{}}}));
    const auto verdict = snapshotOf(over);
    REQUIRE(verdict.verdict == Verdict{2, {Side::Black, EndReason::Resign}});
    const auto same = restored(verdict);
    REQUIRE(same);
    REQUIRE_FALSE(same->isRunning());
    REQUIRE(same->isConfirmed()); // it remains
    over.evolve(Confirmed{});
    REQUIRE(text(*same) == text(over));
}

TEST_CASE("forced passes are reconstructed", "[account]")
{
    const auto match = restored({guest, cells({4, 5, 6}), 0, std::nullopt}, {.cells = 9, .passing = {4}});
    REQUIRE(match);
    REQUIRE(match->black() == guest);
    REQUIRE(match->game().plies()[1].side == Side::Black);
    REQUIRE(match->seatToMove() == guest);
}

TEST_CASE("an impossible snapshot is rejected", "[account]")
{
    const auto five = Outcome{Side::Black, EndReason::Five};
    const struct {
        const char* name;
        MatchSnapshot snapshot;
    } table[] = {
        {"off the board", {host, cells({0, 9}), 0, std::nullopt}},
        {"beside the board", {host, {{0, 0}, {1, 1}}, 0, std::nullopt}},
        {"twice the same", {host, cells({0, 5, 0}), 0, std::nullopt}},
        {"on after the end", {host, cells({0, 5, 1, 6, 2, 7}), 0, std::nullopt}},
        {"an end that nobody found", {host, cells({0, 5, 1, 6, 2}), 0, std::nullopt}},
        {"another end than the board's", {host, cells({0, 5, 1, 6, 2}), 0, Verdict{5, {Side::White, EndReason::Five}}}},
        {"a resignation after the end",
         {host, cells({0, 5, 1, 6, 2}), 0, Verdict{5, {Side::White, EndReason::Resign}}}},
        {"a row that is not there", {host, cells({0, 5, 1}), 0, Verdict{3, five}}},
        {"a full board that is not", {host, cells({0}), 0, Verdict{1, {std::nullopt, EndReason::Full}}}},
        {"moves after the end", {host, cells({0, 5}), 0, Verdict{1, {Side::White, EndReason::Resign}}}},
        {"an end after the board's own",
         {host, cells({0, 5, 1, 6, 2}), 0, Verdict{6, {Side::White, EndReason::Resign}}}},
        {"more moves than there are cells", {host, cells({0}), 0, Verdict{1000, {Side::White, EndReason::Resign}}}},
        {"a resignation that nobody lost", {host, cells({0}), 0, Verdict{1, {std::nullopt, EndReason::Resign}}}},
        {"a timeout that nobody lost", {host, cells({0}), 0, Verdict{1, {std::nullopt, EndReason::Timeout}}}},
        {"an agreement with a winner", {host, cells({0}), 0, Verdict{1, {Side::White, EndReason::Agreed}}}},
    };
    for (const auto& row : table) {
        INFO(row.name);
        CHECK_FALSE(restored(row.snapshot));
    }
}

TEST_CASE("every possible end is accepted", "[account]")
{
    const MatchSnapshot snapshots[] = {
        {host, cells({0, 5, 1, 6, 2}), 0, Verdict{5, {Side::Black, EndReason::Five}}},
        {host, {}, 0, Verdict{0, {Side::White, EndReason::Resign}}},
        {guest, cells({0}), 7, Verdict{1, {Side::Black, EndReason::Timeout}}},
        {host, cells({0}), 0, Verdict{1, {std::nullopt, EndReason::Agreed}}},
        {host, cells({0}), 0, Verdict{3, {Side::White, EndReason::Resign}}}, // after moves that this end never received
    };
    for (const auto& snapshot : snapshots) {
        const auto match = restored(snapshot);
        REQUIRE(match);
        REQUIRE(snapshotOf(*match) == snapshot);
    }
}

TEST_CASE("the guest replays its last move if the host's snapshot lacks only that", "[account]")
{
    const auto guests = after(moves({0, 5, 1, 6}));
    REQUIRE(pendingActions(guests, {host, cells({0, 5, 1}), 0, std::nullopt}).move == Cell{6, 0});
    REQUIRE_FALSE(pendingActions(guests, {host, cells({0, 5, 1}), 0, std::nullopt}).resign);

    const struct {
        const char* name;
        MatchSnapshot snapshot;
    } table[] = {
        {"the host knows it", {host, cells({0, 5, 1, 6}), 0, std::nullopt}},
        {"the host has gone on", {host, cells({0, 5, 1, 6, 2}), 0, std::nullopt}},
        {"two moves are missing", {host, cells({0, 5}), 0, std::nullopt}},
        {"rematch", {host, cells({0, 5, 2}), 0, std::nullopt}},
        {"a take-back that the guest does not know", {host, cells({0, 5, 1}), 1, std::nullopt}},
        {"the round is over", {host, cells({0, 5, 1}), 0, Verdict{3, {Side::White, EndReason::Resign}}}},
    };
    for (const auto& row : table) {
        INFO(row.name);
        CHECK_FALSE(pendingActions(guests, row.snapshot).move);
    }
}

TEST_CASE("the guest never replays a move of the host", "[account]")
{
    const auto guests = after(moves({0, 5, 1}));
    REQUIRE_FALSE(pendingActions(guests, {host, cells({0, 5}), 0, std::nullopt}).move);
    const auto black = after({{guest, place(0, 1)}, {host, place(5, 2)}, {guest, place(1, 3)}}, guest);
    REQUIRE(pendingActions(black, {guest, cells({0, 5}), 0, std::nullopt}).move == Cell{1, 0});
    const auto empty = after({});
    REQUIRE_FALSE(pendingActions(empty, {host, {}, 0, std::nullopt}).move);
}

TEST_CASE("after an accepted takeback the last move is still replayed", "[account]")
{
    const auto guests = after(then(takenBack(moves({0, 5, 1}), host, 3), {{host, place(2, 3)}, {guest, place(6, 4)}}));
    REQUIRE(pendingActions(guests, {host, cells({0, 5, 2}), 1, std::nullopt}).move == Cell{6, 0});
    REQUIRE_FALSE(pendingActions(guests, {host, cells({0, 5, 2}), 0, std::nullopt}).move);
}

TEST_CASE("a guest who had resigned resigns again after its last move", "[account]")
{
    const auto resigned = after(then(moves({0, 5, 1, 6}), {{guest, Resign{}}}));
    const auto missed = pendingActions(resigned, {host, cells({0, 5, 1}), 0, std::nullopt});
    REQUIRE(missed.move == Cell{6, 0});
    REQUIRE(missed.resign);
    const auto known = pendingActions(resigned, {host, cells({0, 5, 1, 6}), 0, std::nullopt});
    REQUIRE_FALSE(known.move);
    REQUIRE(known.resign);
    REQUIRE(pendingActions(resigned, {host, cells({0, 5}), 1, std::nullopt}).resign);
    const Verdict verdict{4, {Side::Black, EndReason::Resign}};
    REQUIRE_FALSE(pendingActions(resigned, {host, cells({0, 5, 1, 6}), 0, verdict}).resign);
}

TEST_CASE("other ends of the guest are not repeated", "[account]")
{
    const auto hostGone = after(then(moves({0, 5}), {{host, Resign{}}}));
    REQUIRE_FALSE(pendingActions(hostGone, {host, cells({0, 5}), 0, std::nullopt}).resign);
    const auto drawn =
        after(then(moves({0, 5}),
                   {{host, Ask{RequestKind::Draw, 1, 2}}, {guest, Answer{1, RequestKind::Draw, true, std::nullopt}}}));
    REQUIRE_FALSE(pendingActions(drawn, {host, cells({0, 5}), 0, std::nullopt}).resign);
    const auto flagged = after(then(moves({0, 5}), {{host, FlagFall{Side::White}}}));
    REQUIRE_FALSE(pendingActions(flagged, {host, cells({0, 5}), 0, std::nullopt}).resign);
    const auto won = after(
        {{guest, place(0, 1)}, {host, place(5, 2)}, {guest, place(1, 3)}, {host, place(6, 4)}, {guest, place(2, 5)}},
        guest);
    const auto rest = pendingActions(won, {guest, cells({0, 5, 1, 6}), 0, std::nullopt});
    REQUIRE(rest.move == Cell{2, 0}); // the result follows from the move
    REQUIRE_FALSE(rest.resign);
}

TEST_CASE("the host's snapshot keeps what the guest has seen except moves in transit or taken back", "[account]")
{
    const auto held = after(moves({0, 1, 2, 3, 4, 5})); // the guest has moved last
    const auto isBelieved = [&held](std::initializer_list<int> received, Seat black = host) {
        return isPlausibleUpdate(held, *restored({black, cells(received), 0, std::nullopt}));
    };
    CHECK(isBelieved({0, 1, 2, 3, 4, 5}));
    CHECK(isBelieved({0, 1, 2, 3, 4, 5, 6})); // the host has moved on
    CHECK(isBelieved({0, 1, 2, 3, 4}));       // the last move was lost
    CHECK(isBelieved({0, 1, 2}));             // with a takeback agreed before it
    CHECK_FALSE(isBelieved({0, 1}));
    CHECK_FALSE(isBelieved({}));
    CHECK_FALSE(isBelieved({0, 1, 6, 3, 4, 5})); // another game
    CHECK_FALSE(isBelieved({0, 1, 2, 3, 4, 5}, guest));
    CHECK(isPlausibleUpdate(after({}), *restored({host, cells({0}), 0, std::nullopt})));
}

TEST_CASE("an end confirmed by both sides does not change", "[account]")
{
    const Verdict resigned{2, {Side::White, EndReason::Resign}};
    const auto received = [](const Verdict& verdict) { return restored({host, cells({0, 1}), 0, verdict}); };
    const auto over = then(moves({0, 1}), {{host, Resign{}}});
    const auto settled = after(then(over, {{host, PeerResult{resigned, {}}, CommandSource::Remote}}));
    REQUIRE(settled.isConfirmed());
    CHECK(isPlausibleUpdate(settled, *received(resigned)));
    CHECK(isPlausibleUpdate(settled, *restored({host, cells({0, 1}), 0, std::nullopt}))); // a host that was killed
    CHECK_FALSE(isPlausibleUpdate(settled, *received({2, {Side::Black, EndReason::Timeout}})));
    CHECK(
        isPlausibleUpdate(after(over), *received({2, {Side::Black, EndReason::Timeout}}))); // the two may have crossed
}

TEST_CASE("a snapshot cannot claim a resignation or agreement that did not happen", "[account]")
{
    const Verdict resigned{2, {Side::Black, EndReason::Resign}};
    const Verdict agreed{2, {std::nullopt, EndReason::Agreed}};
    const auto received = [](const Verdict& verdict) { return restored({host, cells({0, 5}), 0, verdict}); };
    const auto running = after(moves({0, 5}));
    CHECK(isFabricatedEnd(running, true, *received(resigned)));
    CHECK(isFabricatedEnd(running, false, *received(agreed)));
    CHECK_FALSE(isFabricatedEnd(running, true, *received(agreed)));
    CHECK_FALSE(isFabricatedEnd(running, false, *received({2, {Side::White, EndReason::Resign}}))); // the host did
    CHECK_FALSE(isFabricatedEnd(running, false, *received({2, {Side::Black, EndReason::Timeout}})));
    CHECK_FALSE(isFabricatedEnd(running, false, *restored({host, cells({0, 5}), 0, std::nullopt})));

    const auto gone = after(then(moves({0, 5}), {{guest, Resign{}}}));
    CHECK_FALSE(isFabricatedEnd(gone, false, *received(resigned)));
    CHECK(isFabricatedEnd(gone, false, *received(agreed)));
    const auto drawn =
        after(then(moves({0, 5}),
                   {{host, Ask{RequestKind::Draw, 1, 2}}, {guest, Answer{1, RequestKind::Draw, true, std::nullopt}}}));
    CHECK_FALSE(isFabricatedEnd(drawn, false, *received(agreed)));
}
