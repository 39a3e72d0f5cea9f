// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/moves.h"
#include "core/gomoku/vcf.h"

#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/gomoku/solver_positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <atomic>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

/// True if `side`, to move, can make two fives possible with one stone, or one that the other side is forbidden to
/// stop.
bool hasFourThatWins(Board& board, Rule rule, Side side)
{
    return test::winsByFours(board, rule, side, 1);
}

std::vector<Point> pointsOf(const PointSet& set)
{
    std::vector<Point> points;
    for (const Point point : set)
        points.push_back(point);
    return points;
}

} // namespace

TEST_CASE("only forced moves are considered and every other move loses", "[gomoku][moves]")
{
    test::SolverPositions next{61};
    int threatened = 0;
    const int positions = test::repetitions(400, 4'000);
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        for (int i = 0; i < positions; ++i) {
            Board board = next.position(rule);
            Position position{board, rule, handcraftedWeights(rule)};
            for (const Side side : {Side::Black, Side::White}) {
                const Side other = opposite(side);
                const PointSet points = pointsToConsider(position, side);
                REQUIRE_FALSE(points.isEmpty());
                const std::vector<Point> own = test::plainFives(board, rule, side);
                const std::vector<Point> against = test::plainFives(board, rule, other);
                if (!own.empty() || !against.empty()) {
                    const std::vector<Point>& must = own.empty() ? against : own;
                    for (const Point point : pointsOf(points))
                        REQUIRE(std::ranges::count(must, point) == 1);
                    REQUIRE(points.size() == static_cast<int>(must.size()));
                } else if (!canMakeOpenFour(position, side) && canMakeOpenFour(position, other)) {
                    ++threatened;
                    for (const Point point : position.emptyPoints()) {
                        if (points.contains(point) || !test::plainlyAllowed(board, rule, point, side))
                            continue;
                        board.place(point, side);
                        REQUIRE(hasFourThatWins(board, rule, other));
                        board.remove(point);
                    }
                }
            }
        }
    }
    CHECK(threatened > positions / 10);
}

TEST_CASE("moves that are not considered against a win by fours do not stop it", "[gomoku][moves]")
{
    test::SolverPositions next{64};
    VcfSolver solver{1 << 20};
    const std::atomic<bool> stop{false};
    const auto winOf = [&](Position& position, Side attacker) {
        constexpr std::uint64_t nodes = 100'000;
        SearchBudget budget{{}, nodes, stop};
        return solver.solve(position, attacker, {VcfSolver::maxMoves, nodes}, budget);
    };
    int wins = 0;
    const int positions = test::repetitions(300, 6'000);
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        solver.clear();
        for (int i = 0; i < positions; ++i) {
            Position position{next.position(rule), rule, handcraftedWeights(rule)};
            const Side side = i % 2 == 0 ? Side::Black : Side::White;
            if (position.canMakeFive(side) || position.canMakeFive(opposite(side)))
                continue;
            const ForcedWin win = winOf(position, opposite(side));
            if (!win.isProven())
                continue;
            ++wins;
            const PointSet answers = answersToFours(position, side, win.line);
            for (const Point point : PointSet{position.emptyPoints()}) {
                if (answers.contains(point))
                    continue;
                position.place(point, side);
                REQUIRE(winOf(position, opposite(side)).isProven());
                position.undo();
            }
        }
    }
    CHECK(wins > positions / 15);
}

TEST_CASE("an open four is recognised exactly when a four wins at once", "[gomoku][moves]")
{
    test::SolverPositions next{62};
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        for (int i = 0; i < test::repetitions(1'000, 10'000); ++i) {
            Board board = next.position(rule);
            const Position position{board, rule, handcraftedWeights(rule)};
            for (const Side side : {Side::Black, Side::White}) {
                const bool isQuiet = !position.canMakeFive(side) && !position.canMakeFive(opposite(side));
                const bool blocksMayFail = rule == Rule::Renju && side == Side::White;
                if (isQuiet && !blocksMayFail)
                    REQUIRE(canMakeOpenFour(position, side) == hasFourThatWins(board, rule, side));
            }
        }
    }
}

TEST_CASE("ranked moves contain a legal move whenever one exists", "[gomoku][moves][renju]")
{
    test::SolverPositions next{63};
    for (int i = 0; i < test::repetitions(500, 10'000); ++i) {
        const Board board = next.position(Rule::Renju);
        const Position position{board, Rule::Renju, handcraftedWeights(Rule::Renju)};
        const std::vector<Point> moves = orderedMoves(position, Side::Black, 7);
        REQUIRE_FALSE(moves.empty());
        CHECK(orderedMoves(position, Side::Black, 7) == moves);
        for (const Point move : moves)
            REQUIRE(test::plainlyAllowed(board, Rule::Renju, move, Side::Black));
    }
}
