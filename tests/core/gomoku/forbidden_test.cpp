// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/forbidden.h"

#include "tests/core/gomoku/plain_renju.h"
#include "tests/core/gomoku/renju_positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <random>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

std::string drawingOf(const test::Rows& rows)
{
    std::string text;
    for (const auto& row : rows) {
        text += '\n';
        for (const int stone : row)
            text += stone == 0 ? '.' : stone == 1 ? 'X' : 'O';
    }
    return text;
}

/// Statistics of the compared positions, to assert that every case occurred.
struct Met {
    int positions = 0;
    std::array<int, 4> kinds{};  // points
    std::array<int, 8> nested{}; // positions with at least this nesting depth, which is the index
};

void compare(const test::Rows& rows, Met& met)
{
    const Board board = test::boardOf(rows);
    std::vector<ForbiddenCell> expected;
    int deepest = 0;
    for (const Cell cell : test::allCells({board.size(), board.size()})) {
        if (board.at(pointOf(cell)) != Stone::None)
            continue;
        const test::PlainVerdict plain = test::plainVerdict(rows, cell);
        if (forbiddenAt(board, pointOf(cell)) != plain.kind) {
            INFO(drawingOf(rows) << "\nat " << cell.x << ' ' << cell.y);
            REQUIRE(forbiddenAt(board, pointOf(cell)) == plain.kind);
        }
        ++met.kinds[static_cast<std::size_t>(plain.kind)];
        deepest = std::max(deepest, plain.nesting);
        if (plain.kind != Forbidden::None)
            expected.push_back({cell, plain.kind});
    }
    REQUIRE(forbiddenCells(board) == expected);
    ++met.positions;
    for (int depth = 0; depth <= std::min(deepest, 7); ++depth)
        ++met.nested[static_cast<std::size_t>(depth)];
}

} // namespace

TEST_CASE("forbidden points match a plain implementation of the rules including nested threes", "[gomoku][renju]")
{
    std::mt19937 random{1996};
    Met met;
    const int positions = test::repetitions(20'000, 200'000);
    for (int i = 0; i < positions; ++i) {
        const int size = i % 10 == 9 ? 19 : 15;
        compare(i % 2 == 0 ? test::scatteredPosition(size, random) : test::nestedPosition(size, 3 + i / 2 % 5, random),
                met);
    }
    CAPTURE(met.kinds, met.nested);
    CHECK(met.positions == positions);
    CHECK(met.nested[3] >= positions / 8);
    CHECK(met.nested[5] >= positions / 50);
    for (const int points : met.kinds)
        CHECK(points >= positions / 4);
}
