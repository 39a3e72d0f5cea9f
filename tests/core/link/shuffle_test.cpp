// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/deal.h"
#include "core/link/path.h"
#include "core/link/shape.h"
#include "core/link/shuffle.h"
#include "core/link/solver.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/never_stop.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::neverStop;
using qipan::test::repetitions;

namespace {

/// A board where random play got stuck, with at least two pictures; an empty one if it won.
Board stuckBoard(Random& random, const Shape& shape, FallingMode mode, bool border)
{
    Position position{copiesBoard(random, shape, 4), shape, mode, border};
    while (const auto pair = position.randomPair(random))
        position.remove(*pair);
    return position.board();
}

std::vector<Tile> sorted(const Board& board)
{
    std::vector<Tile> tiles{board.values().begin(), board.values().end()};
    std::ranges::sort(tiles);
    return tiles;
}

int movedTiles(const Board& before, const Board& after)
{
    int moved = 0;
    for (std::size_t i = 0; i < before.values().size(); ++i) {
        REQUIRE(before.values()[i].has_value() == after.values()[i].has_value());
        moved += before.values()[i] != after.values()[i] ? 1 : 0;
    }
    return moved;
}

} // namespace

TEST_CASE("a stuck board keeps its tiles and cells and can be cleared after a shuffle in every mode", "[link]")
{
    Random random{31};
    const Shape shape{{.columns = 8, .rows = 6}};
    int stuck = 0;
    for (int game = 0; game < repetitions(13 * 8, 13 * 80); ++game) {
        const auto mode = static_cast<FallingMode>(game % fallingModes);
        const bool border = game % 2 == 0;
        const Board board = stuckBoard(random, shape, mode, border);
        const Board after = shuffled(board, shape, mode, border, random.next());
        REQUIRE(sorted(after) == sorted(board));
        if (movedTiles(board, after) == 0)
            continue;
        ++stuck;
        const Solving solving = solve(Position{after, shape, mode, border}, {.nodes = 300'000}, neverStop);
        INFO(game);
        REQUIRE(solving.verdict == Verdict::Solvable);
    }
    REQUIRE(stuck > 0);
}

TEST_CASE("without gravity moving two tiles is usually enough", "[link]")
{
    Random random{32};
    const Shape shape{{.columns = 16, .rows = 10}};
    int stuck = 0;
    int two = 0;
    for (int game = 0; game < repetitions(30, 200); ++game) {
        const Board board = stuckBoard(random, shape, FallingMode::None, true);
        if (board == Board{shape.size()})
            continue;
        ++stuck;
        const Board after = shuffled(board, shape, FallingMode::None, true, random.next());
        two += movedTiles(board, after) == 2 ? 1 : 0;
    }
    REQUIRE(two * 100 >= stuck * 85);
}

TEST_CASE("stuck dealt boards usually need two moved tiles even without the border", "[link]")
{
    Random random{35};
    int stuck = 0;
    int two = 0;
    for (int game = 0; game < repetitions(30, 200); ++game) {
        const DealSetup setup{.border = false,
                              .difficulty = static_cast<Difficulty>(1 + game % 3),
                              .seed = static_cast<std::uint32_t>(random.next())};
        const Shape shape{setup.size};
        Position position{dealt(setup).board, shape, setup.mode, setup.border};
        while (const auto pair = position.randomPair(random))
            position.remove(*pair);
        if (position.tilesLeft() == 0)
            continue;
        ++stuck;
        const Board after = shuffled(position.board(), shape, setup.mode, setup.border, random.next());
        two += movedTiles(position.board(), after) == 2 ? 1 : 0;
    }
    REQUIRE(stuck > 0);
    REQUIRE(two * 100 >= stuck * 85);
}

TEST_CASE("if two moved tiles are not enough a few more are", "[link]")
{
    Random random{36};
    const Shape shape{{.columns = 16, .rows = 10}};
    int stuck = 0;
    int few = 0;
    for (int game = 0; game < repetitions(16, 100); ++game) {
        const FallingMode mode = game % 2 == 0 ? FallingMode::None : FallingMode::Down;
        const bool border = mode != FallingMode::None; // without it, hardly any random deal is solvable
        const Board board = stuckBoard(random, shape, mode, border);
        const Board after = shuffled(board, shape, mode, border, random.next());
        ++stuck;
        few += movedTiles(board, after) <= 8 ? 1 : 0;
        INFO(game);
        REQUIRE(solve(Position{after, shape, mode, border}, {.nodes = 300'000}, neverStop).verdict
                == Verdict::Solvable);
    }
    REQUIRE(few * 100 >= stuck * 75);
}

TEST_CASE("the same seed gives the same shuffle", "[link]")
{
    Random random{33};
    const Shape shape{{.columns = 8, .rows = 8}};
    for (const FallingMode mode : {FallingMode::None, FallingMode::Left}) {
        const Board board = stuckBoard(random, shape, mode, false);
        const Board once = shuffled(board, shape, mode, false, 5);
        REQUIRE(shuffled(board, shape, mode, false, 5) == once);
    }
}

TEST_CASE("if pairs remain all tiles are redealt and the board can be cleared in every mode and shape", "[link]")
{
    Random random{34};
    constexpr BoardSize size{.columns = 8, .rows = 6};
    for (int game = 0; game < repetitions(13 * 8, 13 * 80); ++game) {
        const auto mode = static_cast<FallingMode>(game % fallingModes);
        const Shape shape = *makeShape(static_cast<Outline>(game % outlines), size);
        const bool border = game % 2 == 0;
        Position position{copiesBoard(random, shape, 4), shape, mode, border};
        for (std::size_t moves = random.below(10); moves > 0; --moves) {
            if (const auto pair = position.randomPair(random))
                position.remove(*pair);
        }
        const Board before = position.board();
        const Board after = shuffled(before, shape, mode, border, random.next());
        REQUIRE(sorted(after) == sorted(before));
        const int moved = movedTiles(before, after);
        if (position.tilesLeft() >= 24 && position.anyPair())
            REQUIRE(moved > position.tilesLeft() / 2);
        INFO(game);
        REQUIRE(solve(Position{after, shape, mode, border}, {.nodes = 300'000}, neverStop).verdict
                == Verdict::Solvable);
    }
}

TEST_CASE("shuffling a stuck board makes it playable and shuffling an empty board does nothing", "[link]")
{
    const Board stuck = boardOf({"ab", "ba"});
    REQUIRE_FALSE(findPair(stuck));
    const Shape shape{stuck.size()};
    for (int mode = 0; mode < fallingModes; ++mode) {
        for (const bool border : {true, false}) {
            const Board after = shuffled(stuck, shape, static_cast<FallingMode>(mode), border, 1);
            REQUIRE(solve(Position{after, shape, static_cast<FallingMode>(mode), border}, {}, neverStop).verdict
                    == Verdict::Solvable);
        }
    }
    const Board none = boardOf({"...", "..."});
    CHECK(shuffled(none, Shape{none.size()}, FallingMode::Down, true, 4) == none);
}
