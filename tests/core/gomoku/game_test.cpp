// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/game.h"

#include "tests/core/gomoku/plain_renju.h"
#include "tests/core/gomoku/plain_scan.h"
#include "tests/core/gomoku/rows.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <array>
#include <random>
#include <vector>

using namespace qipan;
using gomoku::Game;
using gomoku::Rule;
using test::along;
using test::directions;

namespace {

constexpr std::array<int, 3> sizes{15, 19, 20};
constexpr std::array<Rule, 3> rules{Rule::Freestyle, Rule::Standard, Rule::Renju};

/// Plays `black` in order; white's stones go to every other cell of `whiteRow` and of every other row above, without
/// effect.
void playBlack(Game& game, const std::vector<Cell>& black, int whiteRow)
{
    Cell white{0, whiteRow};
    const auto step = [&] {
        white.x += 2;
        if (white.x >= game.size().columns)
            white = {0, white.y - 2};
    };
    for (const Cell cell : black) {
        game.play(cell);
        if (game.outcome())
            return;
        while (!game.isLegal(white) || std::ranges::find(black, white) != black.end())
            step();
        game.play(white);
    }
}

/// A random order of moves within a square small enough that rows are likely.
std::vector<Cell> randomOrder(int size, std::mt19937& random)
{
    const int edge = 7 + static_cast<int>(test::below(random, static_cast<std::size_t>(size - 6)));
    const int left = static_cast<int>(test::below(random, static_cast<std::size_t>(size - edge + 1)));
    const int top = static_cast<int>(test::below(random, static_cast<std::size_t>(size - edge + 1)));
    std::vector<Cell> cells = test::allCells({edge, edge});
    for (std::size_t i = cells.size(); i > 1; --i)
        std::swap(cells[i - 1], cells[test::below(random, i)]);
    for (Cell& cell : cells)
        cell = {cell.x + left, cell.y + top};
    return cells;
}

/// The winning line must be a straight unbroken row of the winner's stones that contains the last ply.
void checkWinningLine(const Game& game)
{
    const std::vector<Cell> line = game.winningLine();
    REQUIRE(line.size() >= 5);
    if (game.rule() == Rule::Standard || (game.rule() == Rule::Renju && game.outcome()->winner == Side::Black))
        REQUIRE(line.size() == 5);
    const Cell step{line[1].x - line[0].x, line[1].y - line[0].y};
    REQUIRE(std::ranges::find(directions, step) != directions.end());
    for (std::size_t i = 0; i < line.size(); ++i) {
        REQUIRE(line[i] == along(line[0], step, static_cast<int>(i)));
        REQUIRE(game.stoneAt(line[i]) == game.outcome()->winner);
    }
    REQUIRE(std::ranges::find(line, game.plies().back().cell) != line.end());
}

/// Whether the last ply was on a forbidden point, according to the plain rules of renju.
bool lastPlyWasForbidden(const Game& game)
{
    if (game.rule() != Rule::Renju || game.plies().empty() || game.plies().back().side == Side::White)
        return false;
    Game before{game};
    before.takeBack();
    return test::plainVerdict(test::rowsOf(before), game.plies().back().cell).kind != Forbidden::None;
}

void checkAgainstScan(const Game& game)
{
    const auto winner = test::winnerByScan(test::rowsOf(game), game.rule());
    const bool forbidden = lastPlyWasForbidden(game);
    if (!game.outcome() || forbidden) {
        REQUIRE_FALSE(winner);
        REQUIRE(forbidden == game.outcome().has_value());
        if (forbidden)
            REQUIRE(game.outcome() == Outcome{.winner = Side::White, .reason = EndReason::Forbidden});
        return;
    }
    REQUIRE(game.outcome()->winner == winner);
    REQUIRE(winner == game.plies().back().side);
    checkWinningLine(game);
}

} // namespace

TEST_CASE("a plain board scan finds the same winner at the same ply in random games", "[gomoku]")
{
    std::mt19937 random{2024};
    int wins = 0;
    int forbidden = 0;
    const int games = test::repetitions(10'000, 100'000);
    for (int i = 0; i < games; ++i) {
        const int size = sizes[static_cast<std::size_t>(i) % sizes.size()];
        Game game{rules[static_cast<std::size_t>(i) / 3 % rules.size()], size};
        for (const Cell cell : randomOrder(size, random)) {
            game.play(cell);
            if (game.outcome())
                break;
            if (i % 20 == 0) // every position in some games, otherwise the last two only
                checkAgainstScan(game);
        }
        checkAgainstScan(game);
        if (game.outcome()) {
            ++wins;
            forbidden += game.outcome()->reason == EndReason::Forbidden ? 1 : 0;
            game.takeBack();
            checkAgainstScan(game); // the scan found no win one ply earlier, so the win was reported at once
        }
    }
    CHECK(wins > games / 2);
    CHECK(forbidden > games / 20);
}

TEST_CASE("undoing plies restores every position of a random game", "[gomoku]")
{
    std::mt19937 random{5};
    for (int i = 0; i < 200; ++i) {
        Game game{rules[static_cast<std::size_t>(i) % rules.size()], 15};
        std::vector<std::vector<std::vector<int>>> seen;
        for (const Cell cell : randomOrder(15, random)) {
            seen.push_back(test::rowsOf(game));
            game.play(cell);
            if (game.outcome())
                break;
        }
        while (!game.plies().empty()) {
            const Ply last = game.plies().back();
            game.takeBack();
            REQUIRE(test::rowsOf(game) == seen[game.plies().size()]);
            REQUIRE_FALSE(game.outcome());
            REQUIRE(game.winningLine().empty());
            REQUIRE(game.sideToMove() == last.side);
            REQUIRE(game.isLegal(last.cell));
        }
        REQUIRE(game.count(Side::Black) + game.count(Side::White) == 0);
    }
}

TEST_CASE("five in a row wins in all directions whichever stone comes last", "[gomoku]")
{
    for (const Rule rule : rules) {
        for (const Cell direction : directions) {
            for (int last = 0; last < 5; ++last) {
                Game game{rule, 15};
                std::vector<Cell> black;
                std::vector<Cell> five;
                for (int i = 0; i < 5; ++i) {
                    five.push_back(along({4, 7}, direction, i));
                    if (i != last)
                        black.push_back(five.back());
                }
                black.push_back(along({4, 7}, direction, last));
                playBlack(game, black, 14);
                CHECK(game.outcome() == Outcome{.winner = Side::Black, .reason = EndReason::Five});
                CHECK(game.winningLine() == five);
            }
        }
    }
}

TEST_CASE("an overline wins in freestyle and has no effect in standard", "[gomoku]")
{
    for (const Cell direction : directions) {
        std::vector<Cell> black;
        for (const int i : {0, 1, 2, 4, 5, 3})
            black.push_back(along({4, 7}, direction, i));
        Game freestyle{Rule::Freestyle, 15};
        playBlack(freestyle, black, 14);
        CHECK(freestyle.outcome() == Outcome{.winner = Side::Black, .reason = EndReason::Five});
        CHECK(freestyle.winningLine().size() == 6);

        Game standard{Rule::Standard, 15};
        playBlack(standard, black, 14);
        CHECK_FALSE(standard.outcome());
        CHECK(standard.winningLine().empty());
    }
}

TEST_CASE("in standard a stone that makes an overline and a five wins by the five", "[gomoku]")
{
    Game game{Rule::Standard, 15};
    playBlack(game, {{0, 5}, {1, 5}, {2, 5}, {4, 5}, {5, 5}, {3, 1}, {3, 2}, {3, 3}, {3, 4}, {3, 5}}, 14);
    REQUIRE(game.outcome() == Outcome{.winner = Side::Black, .reason = EndReason::Five});
    CHECK(game.winningLine() == std::vector<Cell>{{3, 1}, {3, 2}, {3, 3}, {3, 4}, {3, 5}});
}

TEST_CASE("a row along the border does not wrap around", "[gomoku]")
{
    for (const int size : sizes) {
        const int end = size - 1;
        Game border{Rule::Freestyle, size};
        playBlack(border, {{end, 0}, {end, 1}, {end, 2}, {end, 3}, {end, 4}}, size - 2);
        CHECK(border.outcome().has_value());

        Game wrapped{Rule::Freestyle, size}; // three at the end of a row, two at the beginning of the next
        playBlack(wrapped, {{end - 2, 3}, {end - 1, 3}, {end, 3}, {0, 4}, {1, 4}}, size - 2);
        CHECK_FALSE(wrapped.outcome());

        Game diagonal{Rule::Freestyle, size};
        playBlack(diagonal, {{end - 1, 3}, {end, 4}, {0, 5}, {1, 6}, {2, 7}, {0, 4}}, size - 2);
        CHECK_FALSE(diagonal.outcome());
    }
}

TEST_CASE("White wins the same way as Black", "[gomoku]")
{
    Game game{Rule::Freestyle, 15};
    for (int i = 0; i < 5; ++i) {
        game.play({2 * i, 14});
        game.play({i, 3});
    }
    CHECK(game.outcome() == Outcome{.winner = Side::White, .reason = EndReason::Five});
}

TEST_CASE("a full board without a row is a draw", "[gomoku]")
{
    for (const int size : sizes) {
        // Pairs of columns, shifted by one every second row: no line has more than three equal stones in a row.
        std::vector<Cell> black;
        std::vector<Cell> white;
        for (const Cell cell : test::allCells({size, size}))
            ((cell.x / 2 + cell.y) % 2 == 0 ? black : white).push_back(cell);
        while (black.size() > white.size() + 1) {
            white.push_back(black.back());
            black.pop_back();
        }
        while (white.size() > black.size()) {
            black.push_back(white.back());
            white.pop_back();
        }
        Game game{Rule::Freestyle, size};
        for (std::size_t i = 0; i < black.size() + white.size(); ++i) {
            REQUIRE_FALSE(game.outcome());
            game.play(i % 2 == 0 ? black[i / 2] : white[i / 2]);
        }
        CHECK(game.outcome() == Outcome{.winner = std::nullopt, .reason = EndReason::Full});
        CHECK(game.winningLine().empty());
        game.takeBack();
        CHECK_FALSE(game.outcome());
    }
}

TEST_CASE("an illegal move has a reason", "[gomoku]")
{
    Game game{Rule::Freestyle, 15};
    game.play({7, 7});
    CHECK(game.moveError({7, 7}) == IllegalMove::Occupied);
    for (const Cell outside : {Cell{-1, 0}, Cell{0, -1}, Cell{15, 0}, Cell{0, 15}, Cell{1'000'000, 1'000'000}})
        CHECK(game.moveError(outside) == IllegalMove::Outside);
    CHECK_FALSE(game.moveError({7, 8}));
}

TEST_CASE("a copy is independent", "[gomoku]")
{
    Game game{Rule::Standard, 19};
    game.play({3, 3});
    const auto copy = game.clone();
    copy->play({4, 4});
    CHECK(game.plies().size() == 1);
    CHECK(game.isLegal({4, 4}));
    CHECK(copy->plies().size() == 2);
    CHECK(copy->count(Side::White) == 1);
}

TEST_CASE("a position can be set up with any stones and either side to move", "[gomoku]")
{
    const std::vector<Ply> stones{{{7, 7}, Side::White}, {{8, 8}, Side::White}, {{9, 9}, Side::Black}};
    Game game{Rule::Freestyle, 15, StartPosition{stones, Side::White}};
    CHECK(game.plies().empty());
    CHECK(game.stones() == stones);
    CHECK(game.count(Side::White) == 2);
    CHECK(game.sideToMove() == Side::White);
    CHECK_FALSE(game.outcome());
    game.play({6, 6});
    CHECK(game.stoneAt({6, 6}) == Side::White);
    CHECK(game.sideToMove() == Side::Black);
    CHECK(game.plies().size() == 1);
    CHECK(game.stones().size() == 4);
    game.takeBack();
    CHECK(game.sideToMove() == Side::White);
    CHECK(game.stones() == stones);
}

TEST_CASE("a setup position with a winning row is won", "[gomoku]")
{
    std::vector<Ply> stones;
    for (int x = 0; x < 5; ++x)
        stones.push_back({{x, 3}, Side::White});
    stones.push_back({{7, 7}, Side::Black});
    const Game game{Rule::Standard, 15, StartPosition{stones, Side::Black}};
    CHECK(game.outcome() == Outcome{.winner = Side::White, .reason = EndReason::Five});
    CHECK(game.winningLine().size() == 5);
    CHECK_FALSE(game.isLegal({10, 10}));
}
