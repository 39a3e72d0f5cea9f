// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/falling.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <set>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

/// Removes two tiles and lets the others fall; returns the falls.
std::vector<Fall> removeFrom(Board& board, const FallPlan& plan, const Pair& pair)
{
    std::vector<Fall> falls;
    board[pair.a] = board[pair.b] = std::nullopt;
    plan.settle(
        {pair.a, pair.b}, [&](Cell cell) { return board[cell].has_value(); },
        [&](Cell from, Cell to) {
            board[to] = board[from];
            board[from] = std::nullopt;
            falls.push_back({from, to});
        });
    return falls;
}

Board after(std::initializer_list<std::string> rows, FallingMode mode, Pair pair)
{
    Board board = boardOf(rows);
    (void)removeFrom(board, FallPlan{Shape{board.size()}, mode}, pair);
    return board;
}

} // namespace

TEST_CASE("each gravity mode closes gaps its own way", "[link]")
{
    using enum FallingMode;
    const auto gap = [](FallingMode mode, Pair pair) { return after({"abcd", "efgh", "ijkl", "mnop"}, mode, pair); };
    const Pair corners{{0, 0}, {3, 3}};
    const Pair middle{{1, 1}, {2, 2}};
    CHECK(gap(None, middle) == boardOf({"abcd", "e.gh", "ij.l", "mnop"}));
    CHECK(gap(Down, middle) == boardOf({"a..d", "ebch", "ijgl", "mnop"}));
    CHECK(gap(Up, middle) == boardOf({"abcd", "ejgh", "inol", "m..p"}));
    CHECK(gap(Left, middle) == boardOf({"abcd", "egh.", "ijl.", "mnop"}));
    CHECK(gap(Right, middle) == boardOf({"abcd", ".egh", ".ijl", "mnop"}));
    CHECK(gap(SplitLeftRight, corners) == boardOf({"b.cd", "efgh", "ijkl", "mn.o"}));
    CHECK(gap(SplitUpDown, corners) == boardOf({"ebcd", ".fgh", "ijk.", "mnol"}));
    CHECK(gap(GatherLeftRight, middle) == boardOf({"abcd", ".egh", "ijl.", "mnop"}));
    CHECK(gap(GatherUpDown, middle) == boardOf({"a.cd", "ebgh", "ijol", "mn.p"}));
    CHECK(gap(Outward, corners) == boardOf({"ebcd", "f.gh", "ij.k", "mnol"}));
    CHECK(gap(Inward, middle) == boardOf({".acd", "ebgh", "ijol", "mnp."}));
    CHECK(gap(UpperLeftLowerRight, corners) == boardOf({"bcd.", "efgh", "ijkl", ".mno"}));
    CHECK(gap(LeftDownRightUp, middle) == boardOf({"a.cd", "ebgh", "ijol", "mn.p"}));
}

TEST_CASE("tiles neither enter nor pass a hole", "[link]")
{
    Grid<bool> cells{BoardSize{.columns = 2, .rows = 5}, true};
    cells[{0, 2}] = false;
    const FallPlan plan{Shape{cells}, FallingMode::Down};
    Board board = boardOf({"ab", "cd", ".e", "fg", "hi"});
    CHECK(removeFrom(board, plan, {{0, 4}, {1, 4}}).size() == 5);
    CHECK(board == boardOf({"a.", "cb", ".d", ".e", "fg"}));
}

TEST_CASE("tiles fall as in a step-by-step reference in every gravity mode and shape", "[link]")
{
    Random random{13};
    for (int game = 0; game < repetitions(600, 20'000); ++game) {
        const auto mode = static_cast<FallingMode>(game % fallingModes);
        const BoardSize size{.columns = 1 + static_cast<int>(random.below(12)),
                             .rows = 2 + 2 * static_cast<int>(random.below(5))};
        const Shape shape = game % 3 == 0 ? Shape{size} : randomShape(random, size, 1 + game % 4);
        const FallPlan plan{shape, mode};
        Board board = copiesBoard(random, shape, 4);
        for (int left = shape.cells(); left > 0; left -= 2) {
            std::vector<Cell> tiles;
            for (int place = 0; place < size.cells(); ++place) {
                if (const Cell cell{place % size.columns, place / size.columns}; board[cell])
                    tiles.push_back(cell);
            }
            random.shuffle(tiles);
            Board expected = board;
            expected[tiles[0]] = expected[tiles[1]] = std::nullopt;
            const auto falls = removeFrom(board, plan, {tiles[0], tiles[1]});
            REQUIRE(board == settledByStep(expected, shape, mode));
            REQUIRE((mode != FallingMode::None || falls.empty()));
        }
    }
}

TEST_CASE("the campaign repeats eleven modes in the classic order", "[link]")
{
    CHECK(campaignMode(1) == FallingMode::None);
    CHECK(campaignMode(2) == FallingMode::Down);
    CHECK(campaignMode(4) == FallingMode::SplitUpDown);
    CHECK(campaignMode(11) == FallingMode::Inward);
    CHECK(campaignMode(12) == FallingMode::None);
    std::set<FallingMode> modes;
    for (int level = 1; level <= 11; ++level)
        modes.insert(campaignMode(level));
    CHECK(modes.size() == 11);
}
