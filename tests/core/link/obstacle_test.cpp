// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/obstacle.h"

#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

/// The smallest number of tiles to remove, by trying every subset; for boards with few tiles.
int fewestBlocks(const Board& board, Cell a, Cell b, PathRule rule)
{
    std::vector<Cell> tiles;
    for (int y = 0; y < board.size().rows; ++y) {
        for (int x = 0; x < board.size().columns; ++x) {
            if (const Cell cell{x, y}; board[cell] && cell != a && cell != b)
                tiles.push_back(cell);
        }
    }
    int fewest = -1;
    for (unsigned set = 0; set < 1U << tiles.size(); ++set) {
        Board without = board;
        int gone = 0;
        for (std::size_t i = 0; i < tiles.size(); ++i) {
            if ((set >> i & 1U) != 0) {
                without[tiles[i]] = std::nullopt;
                ++gone;
            }
        }
        if ((fewest < 0 || gone < fewest) && joiningPath(without, a, b, rule))
            fewest = gone;
    }
    return fewest;
}

} // namespace

TEST_CASE("the obstacle between two tiles is minimal", "[link]")
{
    Random random{4};
    int blocked = 0;
    for (int i = 0; i < repetitions(1'500, 20'000); ++i) {
        const BoardSize size{.columns = 2 + static_cast<int>(random.below(2)),
                             .rows = 2 + static_cast<int>(random.below(2))};
        const Board board = randomBoard(random, size, 7, 3);
        const auto cell = [&] {
            return Cell{static_cast<int>(random.below(static_cast<std::size_t>(size.columns))),
                        static_cast<int>(random.below(static_cast<std::size_t>(size.rows)))};
        };
        const Cell a = cell();
        const Cell b = cell();
        if (a == b)
            continue;
        const PathRule rule{.maxCorners = i % 3, .border = i % 2 == 0};
        const auto obstacle = obstacleBetween(board, a, b, rule);
        const int fewest = fewestBlocks(board, a, b, rule);
        REQUIRE(obstacle.has_value() == (fewest >= 0));
        if (!obstacle)
            continue;
        REQUIRE(static_cast<int>(obstacle->blocks.size()) == fewest);
        blocked += fewest > 0 ? 1 : 0;
        Board without = board;
        for (const Cell tile : obstacle->blocks) {
            REQUIRE(board[tile]);
            without[tile] = std::nullopt;
        }
        REQUIRE(isValid(obstacle->path, without, a, b, rule));
        if (fewest == 0)
            REQUIRE(obstacle->path.corners() == joiningPath(board, a, b, rule)->corners());
    }
    CHECK(blocked > repetitions(50, 500));
}

TEST_CASE("a path through at most two tiles is shown when no path is free", "[link]")
{
    const auto obstacle = obstacleBetween(boardOf({"abca"}), {0, 0}, {3, 0}, {.maxCorners = 2, .border = false});
    REQUIRE(obstacle);
    CHECK(obstacle->blocks == std::vector<Cell>{{1, 0}, {2, 0}});
    CHECK(obstacle->path.points == std::vector<Cell>{{0, 0}, {3, 0}});
    CHECK_FALSE(obstacleBetween(boardOf({"a.", ".a"}), {0, 0}, {1, 1}, {.maxCorners = 0, .border = false}));
}
