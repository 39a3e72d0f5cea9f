// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/draw_resign_policy.h"
#include "app/tables/engine_player.h"
#include "app/tables/table.h"
#include "core/gomoku/game.h"

#include "tests/support/catch.h"

#include <QTest>

#include <vector>

using namespace qipan;
using namespace qipan::app;
using namespace std::chrono_literals;

namespace {

const GameInfo::Score unit = findGame("gomoku")->score;

/// A full board except for the last `free` points, in pairs of both sides, so that no five is possible.
gomoku::Game deadGame(int free)
{
    constexpr int size = 15;
    std::vector<Ply> stones;
    for (int i = 0; i < size * size - free; ++i) {
        const Cell cell{i % size, i / size};
        stones.push_back({cell, (cell.x / 2 + cell.y) % 2 == 0 ? Side::Black : Side::White});
    }
    return gomoku::Game{gomoku::Rule::Freestyle, size, StartPosition{stones, Side::Black}};
}

SearchResult seen(int score, bool isCertain = false)
{
    return {.depth = 5, .score = score, .line = {{0, 0}}, .isCertain = isCertain};
}

/// Plays row by row from the top, always with the same score.
class SureEngine final : public Engine {
public:
    explicit SureEngine(int score)
        : m_score{score}
    {
    }

    SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        Cell cell;
        while (!position.isLegal(cell))
            cell = cell.x + 2 < position.size().columns ? Cell{cell.x + 2, cell.y} : Cell{0, cell.y + 1};
        return {.score = m_score, .line = {cell}, .isCertain = true};
    }

private:
    int m_score;
};

/// How many moves a computer plays against a person before it resigns; nothing if it does not within eight.
std::optional<int> movesUntilResignation(int level, int score)
{
    Table table{*makeSetup("gomoku", "freestyle", 15), Table::NextRound::MadeHere};
    table.seat(Seat::First, std::make_unique<PersonPlayer>(false));
    table.seat(Seat::Second, std::make_unique<EnginePlayer>(std::make_unique<SureEngine>(score), unit, level, 0ms));
    table.startRound(Seat::First);
    for (int turn = 0; turn < 8; ++turn) {
        const Cell cell{2 * turn % 15, 14 - turn % 2};
        table.submit(Seat::First, table.match().place(cell));
        REQUIRE(
            QTest::qWaitFor([&] { return !table.match().isRunning() || table.match().seatToMove() == Seat::First; }));
        if (!table.match().isRunning()) {
            CHECK(table.match().verdict()->outcome.reason == EndReason::Resign);
            return turn;
        }
    }
    return std::nullopt;
}

} // namespace

TEST_CASE("the computer accepts a draw if it stands worse or nobody can win any more", "[manners]")
{
    const gomoku::Game open{gomoku::Rule::Freestyle, 15};
    DrawResignPolicy policy{5, unit};
    CHECK_FALSE(policy.acceptsDraw(open)); // no search yet
    CHECK(policy.acceptsDraw(deadGame(2)));
    for (const double odds : {1.0, 0.1, 0.0, -0.1}) { // logarithms
        policy.found(seen(static_cast<int>(odds * unit.scale)));
        CHECK_FALSE(policy.acceptsDraw(open));
        CHECK(policy.acceptsDraw(deadGame(2)));
        CHECK(policy.acceptsDraw(deadGame(100)) == (odds <= 0.1)); // the rows below have room for a five
    }
    policy.found(seen(static_cast<int>(-unit.scale)));
    CHECK(policy.acceptsDraw(open));
    policy.noteUndo();
    CHECK(policy.acceptsDraw(open));
    policy.found({.score = -10'000, .line = {{0, 0}}}); // without a search
    CHECK_FALSE(policy.acceptsDraw(open));
}

TEST_CASE("high levels resign after a certain loss for three consecutive turns", "[manners]")
{
    for (int level = 1; level <= 11; ++level) {
        DrawResignPolicy policy{level, unit};
        for (int turn = 0; turn < 2; ++turn) {
            policy.found(seen(-1'000, true));
            CHECK_FALSE(policy.shouldResign());
        }
        policy.found(seen(-1'000, true));
        CHECK(policy.shouldResign() == (level > 6));
    }
    DrawResignPolicy policy{10, unit};
    for (const bool isCertain : {true, true, false, true, true}) {
        policy.found(seen(-1'000, isCertain));
        CHECK_FALSE(policy.shouldResign());
    }
    policy.noteUndo();
    policy.found(seen(-1'000, true));
    CHECK_FALSE(policy.shouldResign());
}

TEST_CASE("at the table a high level resigns on its third turn but never a low level or a winner", "[manners]")
{
    CHECK(movesUntilResignation(7, -1'000) == 2);
    CHECK(movesUntilResignation(11, -1'000) == 2);
    CHECK_FALSE(movesUntilResignation(6, -1'000));
    CHECK_FALSE(movesUntilResignation(1, -1'000));
    CHECK_FALSE(movesUntilResignation(11, 1'000));
}
