// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/turn.h"

#include "core/reversi/game.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <random>

using namespace qipan;
using namespace qipan::reversi;

TEST_CASE("turns with explicit passes match a game that passes automatically", "[reversi]")
{
    std::mt19937 random{21};
    int passes = 0;
    for (int round = 0; round < test::repetitions(300, 3'000); ++round) {
        Game game;
        Turn turn;
        while (!game.outcome()) {
            if (turn.mustPass()) {
                REQUIRE(game.passed() == turn.side);
                REQUIRE(turn.allows(passMove));
                turn = turn.after(passMove);
                ++passes;
            }
            REQUIRE(turn == Turn{game.position(), game.sideToMove()});
            REQUIRE_FALSE(turn.isOver());
            REQUIRE_FALSE(turn.allows(passMove));
            bool alike = true;
            for (const Cell cell : test::allCells(game.size()))
                alike = alike && turn.allows(squareOf(cell)) == game.isLegal(cell);
            REQUIRE(alike);
            const auto cells = test::legalCells(game);
            const Cell cell = cells[test::below(random, cells.size())];
            const Turn afterForcedPass = turn.afterForcedPass(squareOf(cell));
            turn = turn.after(squareOf(cell));
            game.play(cell);
            REQUIRE(afterForcedPass == Turn{game.position(), game.outcome() ? turn.side : game.sideToMove()});
        }
        REQUIRE(turn.isOver());
        REQUIRE_FALSE(turn.mustPass());
        REQUIRE_FALSE(turn.allows(passMove));
    }
    CHECK(passes > 0);
}

TEST_CASE("only the number of a legal move is accepted", "[reversi]")
{
    const Turn start;
    for (const Square square : {-1, 0, 27, 64, 65, 1 << 30, -(1 << 30)})
        CHECK_FALSE(start.allows(square));
    CHECK(start.allows(squareOf({5, 4})));
}
