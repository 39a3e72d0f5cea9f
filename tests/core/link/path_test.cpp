// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/link/reference.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

TEST_CASE("the path found is the best of all with 0 to 4 corners with and without border", "[link]")
{
    Random random{2026};
    int joined = 0;
    const int pairs = repetitions(100'000, 1'000'000);
    for (int i = 0; i < pairs; ++i) {
        const BoardSize size{.columns = 1 + static_cast<int>(random.below(5)),
                             .rows = 2 + static_cast<int>(random.below(4))};
        const Board board = randomBoard(random, size, 3 + static_cast<int>(random.below(7)), 3);
        const auto randomCell = [&] {
            return Cell{static_cast<int>(random.below(static_cast<std::size_t>(size.columns))),
                        static_cast<int>(random.below(static_cast<std::size_t>(size.rows)))};
        };
        const Cell a = randomCell();
        const Cell b = randomCell();
        const PathRule rule{.maxCorners = i % 5, .border = i / 5 % 2 == 0};
        const auto path = joiningPath(board, a, b, rule);
        const auto best = bestByExhaustion(board, a, b, rule);
        REQUIRE(path.has_value() == best.has_value());
        if (path) {
            ++joined;
            REQUIRE(isValid(*path, board, a, b, rule));
            REQUIRE(Cost{path->corners(), path->length()} == *best);
        }
    }
    CHECK(joined > pairs / 4); // both answers occurred often
    CHECK(joined < pairs * 9 / 10);
}

TEST_CASE("corners count and straight segments do not and the ring around the board is usable", "[link]")
{
    const Board board = boardOf({"ab", "ba"});
    CHECK_FALSE(joiningPath(board, {0, 0}, {1, 1})); // two corners, but neither is a free cell
    CHECK(joiningPath(board, {0, 0}, {1, 1}, {.maxCorners = 3})->corners() == 3);
    CHECK_FALSE(joiningPath(board, {0, 0}, {1, 1}, {.maxCorners = 9, .border = false}));
    CHECK_FALSE(joiningPath(board, {0, 0}, {0, 0}));
    CHECK_FALSE(joiningPath(board, {0, 0}, {1, 0}, {.maxCorners = -1}));

    const Board row = boardOf({"abba"});
    const Path around = joiningPath(row, {0, 0}, {3, 0}).value();
    CHECK((around.points == std::vector<Cell>{{0, 0}, {0, -1}, {3, -1}, {3, 0}}
           || around.points == std::vector<Cell>{{0, 0}, {0, 1}, {3, 1}, {3, 0}}));
    CHECK(around.length() == 5);
    CHECK_FALSE(joiningPath(row, {0, 0}, {3, 0}, {.border = false}));
}

TEST_CASE("fewer corners take precedence over fewer steps", "[link]")
{
    const PathRule rule{.maxCorners = 4, .border = false};
    const Path around = joiningPath(boardOf({".....", ".bbb.", "a.b.a", "b...b"}), {0, 2}, {4, 2}, rule).value();
    CHECK(around.corners() == 2);
    CHECK(around.length() == 8);
    const Path below = joiningPath(boardOf({"..b..", ".bbb.", "a.b.a", "b...b"}), {0, 2}, {4, 2}, rule).value();
    CHECK(below.corners() == 4);
    CHECK(below.length() == 6);
}

TEST_CASE("the direction of arrival at a cell is part of the path state", "[link]")
{
    // C2 is reached with one corner along its row (over A2) or its column (over C1); only the way down the column
    // reaches C4 without another corner.
    const Board board = boardOf({"a..", "...", "bb.", "bba"});
    const Path path = joiningPath(board, {0, 0}, {2, 3}, {.maxCorners = 1, .border = false}).value();
    CHECK(path.points == std::vector<Cell>{{0, 0}, {2, 0}, {2, 3}});
    CHECK_FALSE(joiningPath(board, {0, 0}, {2, 3}, {.maxCorners = 0, .border = false}));
}

TEST_CASE("the reachable cells of a tile are those with a path", "[link]")
{
    Random random{7};
    for (int i = 0; i < repetitions(2'000, 20'000); ++i) {
        const BoardSize size{.columns = 2 + static_cast<int>(random.below(9)),
                             .rows = 2 + static_cast<int>(random.below(9))};
        const Board board = randomBoard(random, size, 2 + static_cast<int>(random.below(8)), 3);
        const PathRule rule{.maxCorners = i % 5, .border = i % 2 == 0};
        PathSearch search{board, rule};
        const Cell a{static_cast<int>(random.below(static_cast<std::size_t>(size.columns))),
                     static_cast<int>(random.below(static_cast<std::size_t>(size.rows)))};
        const std::vector<Cell> touched = search.touchedFrom(a);
        for (int y = 0; y < size.rows; ++y) {
            for (int x = 0; x < size.columns; ++x) {
                const Cell b{x, y};
                const auto times = std::ranges::count(touched, b);
                const bool expected = board[b] && joiningPath(board, a, b, rule);
                REQUIRE(times == (expected ? 1 : 0));
            }
        }
    }
}

TEST_CASE("a pair is found if and only if some pair can be connected", "[link]")
{
    Random random{11};
    int stuck = 0;
    const int boards = repetitions(5'000, 50'000);
    for (int i = 0; i < boards; ++i) {
        const BoardSize size{.columns = 2 + static_cast<int>(random.below(3)),
                             .rows = 2 + static_cast<int>(random.below(3))};
        const Board board = randomBoard(random, size, 5 + static_cast<int>(random.below(6)), 9);
        const PathRule rule{.maxCorners = i % 4, .border = i % 2 == 0};
        std::vector<Pair> expected;
        for (int p = 0; p < size.cells(); ++p) {
            for (int q = p + 1; q < size.cells(); ++q) {
                const Cell a{p % size.columns, p / size.columns};
                const Cell b{q % size.columns, q / size.columns};
                if (board[a] && board[a] == board[b] && bestByExhaustion(board, a, b, rule))
                    expected.push_back({a, b});
            }
        }
        const auto found = findPair(board, rule);
        const auto all = joinablePairs(board, rule);
        REQUIRE(found.has_value() == !expected.empty());
        REQUIRE(std::ranges::is_permutation(all, expected));
        if (found)
            REQUIRE(std::ranges::find(expected, *found) != expected.end());
        stuck += expected.empty() ? 1 : 0;
    }
    CHECK(stuck > boards / 20);
    CHECK(stuck < boards * 19 / 20);
}
