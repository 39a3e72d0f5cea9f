// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/board.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <random>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

Board someBoard(int size, std::mt19937& random)
{
    Board board{size};
    const auto points = static_cast<std::size_t>(size * size);
    for (std::size_t stones = points * (50 + random() % 50) / 100; stones > 0; --stones) {
        const auto at = static_cast<int>(test::below(random, points));
        const Point point = pointOf({at % size, at / size});
        if (board.at(point) == Stone::None)
            board.place(point, random() % 2 == 0 ? Side::Black : Side::White);
    }
    return board;
}

/// Whether a row wins if `side` gets all free points.
bool winsWhenFull(Board board, Side side)
{
    const std::vector<Cell> cells = test::allCells({board.size(), board.size()});
    for (const Cell cell : cells) {
        if (board.at(pointOf(cell)) == Stone::None)
            board.place(pointOf(cell), side);
    }
    for (const Cell cell : cells) {
        if (board.at(pointOf(cell)) == stoneOf(side) && winsThrough(board, Rule::Freestyle, pointOf(cell)))
            return true;
    }
    return false;
}

} // namespace

TEST_CASE("a five is possible if filling all empty points with own stones makes one", "[gomoku][rules]")
{
    std::mt19937 random{19};
    int without = 0;
    for (int i = 0; i < std::max(300, test::repetitions(300, 3'000)); ++i) {
        const Board board = someBoard(5 + i % 4, random);
        for (const Side side : {Side::Black, Side::White}) {
            const bool wins = winsWhenFull(board, side);
            REQUIRE(hasRoomForFive(board, side) == wins);
            without += wins ? 0 : 1;
        }
    }
    CHECK(without > 0);
}
