// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/game.h"

#include "tests/support/catch.h"

#include <algorithm>
#include <cstddef>
#include <vector>

using namespace qipan;
using gomoku::Game;
using gomoku::Rule;

namespace {

/// Black's and white's stones in turn; missing white stones are placed far apart at the bottom of the board.
Game gameOf(Rule rule, const std::vector<Cell>& black, const std::vector<Cell>& white = {})
{
    Game game{rule, 15};
    for (std::size_t i = 0; i < black.size(); ++i) {
        game.play(black[i]);
        if (i + 1 < black.size())
            game.play(i < white.size() ? white[i] : Cell{2 * static_cast<int>(i - white.size()), 14});
    }
    return game;
}

const std::vector<Cell> doubleThreeStones{{7, 5}, {7, 6}, {5, 7}, {6, 7}, {7, 7}};
const std::vector<Cell> overlineStones{{1, 2}, {2, 2}, {3, 2}, {5, 2}, {6, 2}, {4, 2}};

} // namespace

TEST_CASE("in renju black loses at once by playing a forbidden point", "[gomoku][renju]")
{
    for (const auto& black : {doubleThreeStones, overlineStones}) {
        Game game = gameOf(Rule::Renju, black);
        CHECK(game.outcome() == Outcome{.winner = Side::White, .reason = EndReason::Forbidden});
        CHECK(game.winningLine().empty());
        CHECK(game.forbiddenCells().empty());
        CHECK(game.moveError({0, 0}) == IllegalMove::GameOver);
        game.takeBack();
        CHECK_FALSE(game.outcome());
        CHECK(game.isLegal(black.back())); // it can be played nevertheless
    }
}

TEST_CASE("without renju nothing is forbidden", "[gomoku][renju]")
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        Game game = gameOf(rule, doubleThreeStones);
        CHECK_FALSE(game.outcome());
        game.takeBack();
        CHECK(game.forbiddenCells().empty());
    }
}

TEST_CASE("forbidden points are listed with their kind on either side's turn", "[gomoku][renju]")
{
    Game game = gameOf(Rule::Renju, {{7, 5}, {7, 6}, {5, 7}, {6, 7}}, {{0, 14}, {2, 14}, {4, 14}});
    const std::vector<ForbiddenCell> expected{{{7, 7}, Forbidden::DoubleThree}};
    REQUIRE(game.sideToMove() == Side::White);
    const auto holds = [&game](ForbiddenCell wanted) {
        const auto cells = game.forbiddenCells();
        return std::ranges::find(cells, wanted) != cells.end();
    };
    CHECK(holds(expected.front()));
    game.play({7, 4}); // white blocks the column
    CHECK_FALSE(holds(expected.front()));
    game.takeBack();
    game.play({14, 0});
    CHECK(holds(expected.front()));
}

TEST_CASE("in renju White has no forbidden points and wins with overlines", "[gomoku][renju]")
{
    const std::vector<Cell> black{{0, 0}, {2, 0}, {4, 0}, {6, 0}, {8, 0}, {10, 0}};
    Game game = gameOf(Rule::Renju, black, overlineStones);
    REQUIRE_FALSE(game.outcome());
    game.play(overlineStones.back());
    CHECK(game.outcome() == Outcome{.winner = Side::White, .reason = EndReason::Five});
    CHECK(game.winningLine().size() == 6);

    Game threes = gameOf(Rule::Renju, black, doubleThreeStones);
    CHECK_FALSE(threes.outcome());
    CHECK(threes.stoneAt({7, 7}) == Side::White);
}

TEST_CASE("White may play a point that is forbidden to Black", "[gomoku][renju]")
{
    Game game = gameOf(Rule::Renju, {{7, 5}, {7, 6}, {5, 7}, {6, 7}});
    game.play({7, 7});
    CHECK_FALSE(game.outcome());
}

TEST_CASE("in renju black wins by exactly five, whatever else the stone makes", "[gomoku][renju]")
{
    std::vector<Cell> black{{4, 3}, {4, 4}, {4, 5}, {4, 6}};
    black.insert(black.end(), overlineStones.begin(),
                 overlineStones.end()); // the last stone makes six in the row, five below
    const Game game =
        gameOf(Rule::Renju, black, {{0, 14}, {2, 14}, {4, 14}, {6, 14}, {8, 14}, {0, 12}, {2, 12}, {4, 12}, {6, 12}});
    CHECK(game.outcome() == Outcome{.winner = Side::Black, .reason = EndReason::Five});
    CHECK(game.winningLine() == std::vector<Cell>{{4, 2}, {4, 3}, {4, 4}, {4, 5}, {4, 6}});
}
