// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame.h"
#include "core/reversi/endgame_shallow.h"
#include "core/reversi/processor.h"

#include "tests/core/reversi/plain_endgame.h"
#include "tests/core/reversi/random_position.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/never_stop.h"

#include <algorithm>
#include <limits>

using namespace qipan;
using namespace qipan::reversi;

namespace {

constexpr std::size_t smallTable = 1 << 20;

int sign(int score)
{
    return score > 0 ? 1 : score < 0 ? -1 : 0;
}

EndgameResult solved(EndgameSolver& solver, const Position& position, EndgameAim aim = EndgameAim::Exact)
{
    EndgameResult result = solver.solve(position, aim, {}, test::neverStop);
    REQUIRE(result.isComplete);
    return result;
}

/// A random position with this many empty squares.
Position scatteredWith(int empties, std::mt19937_64& random)
{
    Squares discs = ~Squares{0};
    while (std::popcount(discs) > 64 - empties)
        discs &= ~bitOf(static_cast<Square>(random() % 64));
    const Squares ownership = test::denseSquares(random, 1 + static_cast<int>(random() % 2));
    return {discs & ownership, discs & ~ownership};
}

/// The score after playing the line, with passes as needed, and best play to the end.
int scoreAlong(Position position, const std::vector<Square>& line)
{
    int turn = 1;
    for (const Square square : line) {
        if (legalMoves(position) == 0) {
            position = position.passed();
            turn = -turn;
        }
        REQUIRE((legalMoves(position) & bitOf(square)) != 0);
        position = afterMove(position, square);
        turn = -turn;
    }
    return turn * test::plainScore(position);
}

using Make = std::unique_ptr<EndgameSearcher> (*)(EndgameShared&, SearchBudget&);

int scoreWith(Make make, const Position& position)
{
    EndgameTable table{smallTable};
    EndgameTasks tasks;
    EndgameShared shared{.table = table, .tasks = tasks};
    SearchBudget budget{{}, std::numeric_limits<std::uint64_t>::max(), test::neverStop};
    BestLine line;
    return make(shared, budget)->search(position, -maxDiscs, maxDiscs, line);
}

} // namespace

TEST_CASE("the last move flips the expected number of discs", "[reversi][endgame]")
{
    std::mt19937_64 random{21};
    for (int i = 0; i < test::repetitions(20'000, 1'000'000); ++i) {
        const auto square = static_cast<Square>(random() % 64);
        const Squares mover = (i % 2 == 0 ? ~test::denseSquares(random, 2) : random()) & ~bitOf(square);
        REQUIRE(lastFlips(mover, square) == std::popcount(flips({mover, ~(mover | bitOf(square))}, square)));
    }
}

TEST_CASE("solver scores of any last nine empties match a plain search", "[reversi][endgame]")
{
    std::mt19937_64 random{22};
    EndgameSolver solver{smallTable};
    for (int i = 0; i < test::repetitions(3'000, 100'000); ++i) {
        const Position position = scatteredWith(i % 10, random);
        const int expected = test::plainScore(position);
        INFO(position.mover << " " << position.other);
        REQUIRE(solved(solver, position).score == expected);
        REQUIRE(solved(solver, position, EndgameAim::WinLossDraw).score == sign(expected));
    }
}

TEST_CASE("solver scores and lines at the end of games match a plain search", "[reversi][endgame]")
{
    std::mt19937 random{23};
    EndgameSolver solver{smallTable};
    int moves = 0;
    for (int i = 0; i < test::repetitions(300, 10'000); ++i) {
        const auto position = test::playedPosition(random, 1 + i % 10);
        if (!position)
            continue;
        const int expected = test::plainScore(*position);
        INFO(position->mover << " " << position->other);
        const EndgameResult exact = solved(solver, *position);
        REQUIRE(exact.score == expected);
        REQUIRE_FALSE(exact.line.empty());
        REQUIRE(scoreAlong(*position, exact.line) == expected);
        solver.clear();
        const EndgameResult winner = solved(solver, *position, EndgameAim::WinLossDraw);
        REQUIRE(winner.score == sign(expected));
        REQUIRE_FALSE(winner.line.empty());
        REQUIRE(sign(scoreAlong(*position, {winner.line.front()})) == sign(expected));
        moves += static_cast<int>(exact.line.size());
    }
    CHECK(moves > 0);
}

TEST_CASE("all instruction sets give the same scores", "[reversi][endgame]")
{
    std::mt19937 random{24};
    for (int i = 0; i < test::repetitions(40, 400); ++i) {
        const auto position = test::playedPosition(random, 8 + i % 6);
        if (!position)
            continue;
        const int score = scoreWith(makePortableEndgameSearcher, *position);
        if (hasAvx2())
            REQUIRE(scoreWith(makeAvx2EndgameSearcher, *position) == score);
    }
}

TEST_CASE("scores do not depend on threads or table size", "[reversi][endgame][threads]")
{
    std::mt19937 random{25};
    EndgameSolver alone{smallTable};
    EndgameSolver pair{smallTable, 2};
    EndgameSolver crowd{64, 5};
    for (int i = 0; i < test::repetitions(40, 400); ++i) {
        const auto position = test::playedPosition(random, 13 + i % 3);
        if (!position)
            continue;
        const int score = solved(alone, *position).score;
        INFO(position->mover << " " << position->other);
        REQUIRE(solved(pair, *position).score == score);
        REQUIRE(solved(crowd, *position).score == score);
        REQUIRE(solved(pair, *position, EndgameAim::WinLossDraw).score == sign(score));
    }
}

TEST_CASE("one thread with an empty table visits the same nodes again", "[reversi][endgame]")
{
    std::mt19937 random{26};
    EndgameSolver solver{smallTable};
    for (int i = 0; i < 5; ++i) {
        const auto position = test::playedPosition(random, 13);
        if (!position)
            continue;
        const EndgameResult first = solved(solver, *position);
        solver.clear();
        const EndgameResult second = solved(solver, *position);
        CHECK(second.nodes == first.nodes);
        CHECK(second.line == first.line);
        CHECK(solved(solver, *position).nodes < first.nodes); // the table helps
    }
}

TEST_CASE("finished games and games where only the opponent can move are solved", "[reversi][endgame]")
{
    EndgameSolver solver{smallTable};
    const EndgameResult over = solved(solver, {.mover = 0xff, .other = 0});
    CHECK(over.score == 64);
    CHECK(over.line.empty());
    CHECK(solved(solver, {.mover = 0xff, .other = 0xff00000000000000}).score == 0);
    // The right-hand square of the top row is empty: only the other side can play there.
    const Position mustPass{.mover = 0x7e, .other = 0xffffffffffffff01};
    const EndgameResult passed = solved(solver, mustPass);
    CHECK(passed.score == -64);
    CHECK(passed.line == std::vector<Square>{7});
}
