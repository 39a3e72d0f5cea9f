#include "core/link/path.h"
#include "core/link/small_shuffle.h"
#include "core/link/solver.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

const std::atomic<bool> never{false};

Limits nodes(std::uint64_t count)
{
    Limits limits;
    limits.nodes = count;
    return limits;
}

/// A board that random play has brought to a stop, with two pictures at least; an empty one where it won.
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

TEST_CASE("a shuffle keeps the tiles and their cells, and leaves a board that can be finished, in every mode", "[link]")
{
    Random random{31};
    const Shape shape{{.columns = 8, .rows = 6}};
    int stuck = 0;
    for (int game = 0; game < repetitions(13 * 8, 13 * 80); ++game) {
        const auto mode = static_cast<FallingMode>(game % fallingModes);
        const bool border = game % 2 == 0;
        const Board board = stuckBoard(random, shape, mode, border);
        const Board after = smallShuffle(board, shape, mode, border, random.next(), nodes(3'000), never);
        REQUIRE(sorted(after) == sorted(board));
        if (movedTiles(board, after) == 0)
            continue;
        ++stuck;
        const Solving solving = solve(Position{after, shape, mode, border}, nodes(300'000), never);
        INFO(game);
        REQUIRE(solving.verdict == Verdict::Solvable);
    }
    REQUIRE(stuck > 0);
}

TEST_CASE("where nothing falls two tiles mostly suffice", "[link]")
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
        const Board after = smallShuffle(board, shape, FallingMode::None, true, random.next(), nodes(1'500), never);
        two += movedTiles(board, after) == 2 ? 1 : 0;
    }
    REQUIRE(two * 100 >= stuck * 85);
}

TEST_CASE("the same seed shuffles alike", "[link]")
{
    Random random{33};
    const Shape shape{{.columns = 8, .rows = 8}};
    for (const FallingMode mode : {FallingMode::None, FallingMode::Left}) {
        const Board board = stuckBoard(random, shape, mode, false);
        const Board once = smallShuffle(board, shape, mode, false, 5, nodes(1'000), never);
        REQUIRE(smallShuffle(board, shape, mode, false, 5, nodes(1'000), never) == once);
    }
}

TEST_CASE("a shuffle that is stopped at once still leaves a board that can be finished", "[link]")
{
    Random random{34};
    const Shape shape{{.columns = 12, .rows = 8}};
    const std::atomic<bool> stop{true};
    const Board board = stuckBoard(random, shape, FallingMode::Left, true);
    const Board after = smallShuffle(board, shape, FallingMode::Left, true, 1, {}, stop);
    REQUIRE(sorted(after) == sorted(board));
    REQUIRE(solve(Position{after, shape, FallingMode::Left, true}, nodes(1'000'000), never).verdict
            == Verdict::Solvable);
}
