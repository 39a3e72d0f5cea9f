// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/explain.h"

#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/gomoku/plain_scan.h"
#include "tests/core/gomoku/position_view.h"
#include "tests/core/gomoku/renju_positions.h"
#include "tests/core/gomoku/solver_positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <atomic>
#include <random>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

constexpr std::uint64_t explainerNodes = 5'000;

Board boardWith(const std::vector<Cell>& black, const std::vector<Cell>& white)
{
    Board board{15};
    for (const Cell cell : black)
        board.place(pointOf(cell), Side::Black);
    for (const Cell cell : white)
        board.place(pointOf(cell), Side::White);
    return board;
}

std::vector<Reason> explain(const Board& board, Side side, Cell move, Rule rule = Rule::Freestyle)
{
    Explainer explainer{1 << 20, explainerNodes};
    Position position{board, rule, handcraftedWeights(rule)};
    const test::PositionView before = test::viewOf(position);
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, 10 * explainerNodes, stop};
    std::vector<Reason> reasons = explainer.explain(position, side, pointOf(move), budget);
    CHECK(test::viewOf(position) == before);
    return reasons;
}

std::vector<ReasonKind> kindsOf(const std::vector<Reason>& reasons)
{
    std::vector<ReasonKind> kinds;
    for (const Reason& reason : reasons)
        kinds.push_back(reason.kind);
    return kinds;
}

const Reason* find(const std::vector<Reason>& reasons, ReasonKind kind)
{
    const auto found = std::ranges::find(reasons, kind, &Reason::kind);
    return found == reasons.end() ? nullptr : &*found;
}

using Kinds = std::vector<ReasonKind>;
using enum ReasonKind;

} // namespace

TEST_CASE("a five is a sufficient reason", "[gomoku][explain]")
{
    const Board board = boardWith({{3, 7}, {4, 7}, {5, 7}, {6, 7}}, {{3, 8}, {4, 8}, {5, 8}, {6, 8}});
    CHECK(kindsOf(explain(board, Side::Black, {7, 7})) == Kinds{MakesFive});
    CHECK(kindsOf(explain(board, Side::White, {2, 8})) == Kinds{MakesFive});
}

TEST_CASE("the point that blocks a four is the only reply", "[gomoku][explain]")
{
    const Board board = boardWith({{3, 7}, {4, 7}, {5, 7}, {6, 7}}, {{2, 7}, {10, 2}, {11, 12}});
    CHECK(kindsOf(explain(board, Side::White, {7, 7})) == Kinds{OnlyBlockOfFour});
    const std::vector<Reason> elsewhere = explain(board, Side::White, {10, 3});
    CHECK(elsewhere == std::vector<Reason>{{.kind = AllowsFive, .line = {{7, 7}}, .isOpponentLine = true}});
}

TEST_CASE("combined fours and threes are explained together", "[gomoku][explain]")
{
    const auto first = [](const std::vector<Cell>& black, const std::vector<Cell>& white, Cell move,
                          Rule rule = Rule::Freestyle) {
        const std::vector<Reason> reasons = explain(boardWith(black, white), Side::Black, move, rule);
        for (const Reason& reason : reasons) {
            if (reason.kind != WinsByForce)
                return reason.kind;
        }
        return AllowsForcedWin; // none
    };
    CHECK(first({{4, 7}, {5, 7}, {6, 7}}, {}, {7, 7}) == MakesOpenFour);
    CHECK(first({{4, 7}, {5, 7}, {6, 7}}, {{3, 7}}, {7, 7}) == MakesFour);
    CHECK(first({{4, 7}, {5, 7}, {6, 7}, {7, 5}, {7, 6}}, {{3, 7}}, {7, 7}) == MakesFourAndThree);
    CHECK(first({{4, 7}, {5, 7}, {6, 7}, {7, 4}, {7, 5}, {7, 6}}, {{3, 7}, {7, 3}}, {7, 7}) == MakesTwoFours);
    CHECK(first({{3, 7}, {5, 7}, {6, 7}, {9, 7}}, {}, {7, 7}) == MakesTwoFours); // X.XXX.X
    CHECK(first({{5, 7}, {6, 7}}, {}, {7, 7}) == MakesThree);
    CHECK(first({{5, 7}, {6, 7}, {7, 5}, {7, 6}}, {}, {7, 7}) == MakesTwoThrees);
}

TEST_CASE("a forbidden point is explained with its kind", "[gomoku][explain][renju]")
{
    const Board threes = boardWith({{5, 7}, {6, 7}, {7, 5}, {7, 6}}, {});
    CHECK(explain(threes, Side::Black, {7, 7}, Rule::Renju)
          == std::vector<Reason>{{.kind = ForbiddenPoint, .forbidden = Forbidden::DoubleThree}});
    CHECK(find(explain(threes, Side::White, {7, 7}, Rule::Renju), ForbiddenPoint) == nullptr);
    const Board fours = boardWith({{4, 7}, {5, 7}, {6, 7}, {7, 4}, {7, 5}, {7, 6}}, {{3, 7}, {7, 3}});
    CHECK(explain(fours, Side::Black, {7, 7}, Rule::Renju).front().forbidden == Forbidden::DoubleFour);
    const Board row = boardWith({{4, 7}, {5, 7}, {6, 7}, {8, 7}, {9, 7}}, {});
    CHECK(explain(row, Side::Black, {7, 7}, Rule::Renju).front().forbidden == Forbidden::Overline);
}

TEST_CASE("Black's double three is not reported when one three is not a real one", "[gomoku][explain][renju]")
{
    std::mt19937 random{72};
    int threes = 0;
    for (int i = 0; i < std::max(8, test::repetitions(8, 100)); ++i) {
        const test::Rows rows = test::nestedPosition(15, 3 + i % 3, random);
        const Board board = test::boardOf(rows);
        if (test::winnerByScan(rows, Rule::Renju))
            continue;
        for (const Cell cell : test::allCells({15, 15})) {
            if (board.at(pointOf(cell)) != Stone::None)
                continue;
            // A double three is forbidden, so the two are not both reported as threes.
            const std::vector<Reason> reasons = explain(board, Side::Black, cell, Rule::Renju);
            REQUIRE(find(reasons, MakesTwoThrees) == nullptr);
            threes += find(reasons, MakesThree) != nullptr ? 1 : 0;
        }
    }
    CHECK(threes > 0);
}

TEST_CASE("a move that wins by force shows the line", "[gomoku][explain]")
{
    const Board board = boardWith({{5, 7}, {6, 7}, {7, 5}, {7, 6}}, {{4, 4}, {9, 10}, {10, 10}});
    const std::vector<Reason> reasons = explain(board, Side::Black, {7, 7});
    CHECK(kindsOf(reasons) == Kinds{WinsByForce, MakesTwoThrees});
    REQUIRE(reasons.front().line.size() >= 5);
    CHECK(reasons.front().line.front() == Cell{7, 7});
    CHECK_FALSE(reasons.front().isOpponentLine);
    CHECK(find(explain(board, Side::Black, {12, 3}), WinsByForce) == nullptr);
}

TEST_CASE("blocking an open three is explained", "[gomoku][explain]")
{
    const Board board = boardWith({{5, 7}, {6, 7}, {7, 7}}, {{2, 2}, {12, 12}});
    CHECK(kindsOf(explain(board, Side::White, {8, 7})) == Kinds{StopsThree, StopsForcedWin});
    const std::vector<Reason> reasons = explain(board, Side::White, {8, 7});
    CHECK(reasons.back().isOpponentLine);
    CHECK(reasons.back().line.size() == 3);
    const std::vector<Reason> idle = explain(board, Side::White, {12, 2});
    CHECK(kindsOf(idle) == Kinds{AllowsForcedWin});
    CHECK(idle.front().isOpponentLine);
}

TEST_CASE("the opponent's forced win is reported before it is visible", "[gomoku][explain]")
{
    // Two twos that cross: black threatens to make two threes at once, but has no three yet.
    const Board board = boardWith({{5, 7}, {6, 7}, {7, 5}, {7, 6}}, {{6, 6}, {8, 8}, {8, 6}});
    int stops = 0;
    for (int i = 0; i < 25; ++i) {
        const Cell move{4 + i % 5, 4 + i / 5};
        if (board.at(pointOf(move)) != Stone::None)
            continue;
        const std::vector<Reason> reasons = explain(board, Side::White, move);
        CHECK(find(reasons, StopsThree) == nullptr);
        stops += find(reasons, StopsForcedWin) != nullptr ? 1 : 0;
        CHECK(std::ranges::count_if(reasons,
                                    [](const Reason& reason) {
                                        return reason.kind == StopsForcedWin || reason.kind == AllowsForcedWin
                                            || reason.kind == FacesForcedWin;
                                    })
              == 1);
    }
    CHECK(stops > 0);
    const std::vector<Reason> allows = explain(board, Side::White, {2, 12});
    REQUIRE(find(allows, AllowsForcedWin) != nullptr);
    CHECK(find(allows, AllowsForcedWin)->line.size() >= 5);
}

TEST_CASE("a four that only delays a threat does not count as stopping it", "[gomoku][explain]")
{
    const Board board = boardWith({{5, 7}, {6, 7}, {7, 7}}, {{2, 2}, {3, 2}, {4, 2}});
    const std::vector<Reason> reasons = explain(board, Side::White, {1, 2}, Rule::Freestyle);
    CHECK(find(reasons, StopsForcedWin) == nullptr);
    CHECK(find(reasons, StopsThree) == nullptr);
}

TEST_CASE("every reason is proved", "[gomoku][explain]")
{
    test::SolverPositions next{71};
    int told = 0;
    const int positions = test::repetitions(150, 1'000);
    for (int i = 0; i < positions; ++i) {
        const Rule rule = i % 2 == 0 ? Rule::Freestyle : Rule::Renju;
        const Side side = i % 4 < 2 ? Side::Black : Side::White;
        Board board = next.position(rule);
        const std::vector<Point> near = test::emptyPointsOf(board);
        const Point move = near[static_cast<std::size_t>(i * 37) % near.size()];
        const std::vector<Reason> reasons = explain(board, side, cellOf(move), rule);
        const auto isTold = [&](ReasonKind kind) { return find(reasons, kind) != nullptr; };
        const auto fives = test::plainFives(board, rule, side);
        const auto against = test::plainFives(board, rule, opposite(side));
        const bool allowed = test::plainlyAllowed(board, rule, move, side);
        const bool wins = allowed && std::ranges::find(fives, move) != fives.end();
        REQUIRE(isTold(ForbiddenPoint) == !allowed);
        REQUIRE(isTold(MakesFive) == wins);
        if (!allowed || !fives.empty())
            continue;
        REQUIRE(isTold(OnlyBlockOfFour) == (against == std::vector<Point>{move}));
        REQUIRE(isTold(AllowsFive) == (!against.empty() && against != std::vector<Point>{move}));
        const bool hadFour = against.empty() && test::winsByFours(board, rule, opposite(side), 1);
        const test::ScopedMove scopedMove{board, move, side};
        const auto fours = test::plainFives(board, rule, side);
        if (isTold(MakesOpenFour) || isTold(MakesTwoFours))
            REQUIRE(fours.size() > 1);
        if (isTold(MakesFour) || isTold(MakesFourAndThree))
            REQUIRE(fours.size() == 1);
        if (isTold(MakesThree) || isTold(MakesTwoThrees))
            REQUIRE((fours.empty() && test::winsByFours(board, rule, side, 1)));
        if (isTold(StopsThree) || isTold(StopsTwoFours))
            REQUIRE((hadFour && !test::winsByFours(board, rule, opposite(side), 1)));
        told += reasons.empty() ? 0 : 1;
    }
    CHECK(told > positions / 10);
}
