// SPDX-License-Identifier: GPL-3.0-or-later
// Checks with the plain rules that traps need a forbidden block and that wins by fours and threes are shortest.
#include "core/gomoku/game.h"
#include "core/puzzle/judge.h"
#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/puzzle/plain_wins.h"
#include "tests/core/puzzle/puzzle_files.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::puzzle;
using namespace qipan::test;

namespace {

std::vector<Puzzle> puzzlesOf(Kind kind)
{
    std::vector<Puzzle> all = readFile("gomoku.md").puzzles;
    std::erase_if(all, [&](const Puzzle& puzzle) { return puzzle.kind != kind; });
    return some(all);
}

gomoku::Rule plainRule(const Puzzle& puzzle)
{
    return puzzle.board.rule == "renju"   ? gomoku::Rule::Renju
        : puzzle.board.rule == "standard" ? gomoku::Rule::Standard
                                          : gomoku::Rule::Freestyle;
}

gomoku::Board plainBoard(const Puzzle& puzzle)
{
    gomoku::Board board{puzzle.board.size.columns};
    for (const Ply& stone : puzzle.board.stones)
        board.place(gomoku::pointOf(stone.cell), stone.side);
    return board;
}

PlainWins plainWins(const Puzzle& puzzle)
{
    return {plainBoard(puzzle), plainRule(puzzle), puzzle.board.turn};
}

/// The player's moves in the solution before the last one.
int movesBeforeFive(const Puzzle& puzzle)
{
    return static_cast<int>(puzzle.board.moves.size()) / 2;
}

} // namespace

TEST_CASE("the plain search tells a trap from a four that wins anyway", "[puzzle][gomoku]")
{
    const auto wins = [](const std::vector<std::string>& rows, bool mayBlockForbidden) {
        return PlainWins{drawnBoard(rows), gomoku::Rule::Renju, Side::White, mayBlockForbidden}.wins(10, false);
    };
    // Black's only block of the four would make six.
    std::vector<std::string> rows{"....X....", "....X....", "....X....", ".....OOOX", "....X....",
                                  "....X....", ".........", ".........", "........."};
    CHECK(wins(rows, false));
    CHECK_FALSE(wins(rows, true));
    for (const std::size_t y : {2U, 4U, 5U}) // the same stone makes another four, open at both ends
        rows[y][3] = 'O';
    CHECK(wins(rows, true));
}

TEST_CASE("White wins no trap if Black may block on forbidden points", "[puzzle][gomoku]")
{
    const std::vector<Puzzle> traps = puzzlesOf(Kind::Trap);
    CHECK_FALSE(traps.empty());
    constexpr int anyNumber = 112; // of fours, on 15 lines
    for (const Puzzle& puzzle : traps) {
        INFO(puzzle.board.id);
        CHECK(plainWins(puzzle).wins(movesBeforeFive(puzzle), false));
        PlainWins despiteAnyBlock{plainBoard(puzzle), plainRule(puzzle), puzzle.board.turn, true};
        CHECK_FALSE(despiteAnyBlock.wins(anyNumber, false));
    }
}

TEST_CASE("a solution by fours and threes has the fewest moves", "[puzzle][gomoku]")
{
    const int longest = std::max(repetitions(40, 60) / 10, 3); // longer ones take the plain search minutes
    int checked = 0;
    for (const Puzzle& puzzle : puzzlesOf(Kind::Vct)) {
        INFO(puzzle.board.id);
        const int moves = movesBeforeFive(puzzle);
        if (moves > longest)
            continue;
        CHECK_FALSE(plainWins(puzzle).wins(moves - 1, true));
        if (moves < longest) // takes longer than a refutation
            CHECK(plainWins(puzzle).wins(moves, true));
        ++checked;
    }
    CHECK(checked > 0);
}

TEST_CASE("a solution by fours and threes ends with the five", "[puzzle][gomoku]")
{
    for (const Puzzle& puzzle : puzzlesOf(Kind::Vct)) {
        INFO(puzzle.board.id);
        gomoku::Game game{plainRule(puzzle), puzzle.board.size.columns,
                          StartPosition{puzzle.board.stones, puzzle.board.turn}};
        for (const Cell cell : puzzle.board.moves) {
            REQUIRE_FALSE(game.outcome());
            REQUIRE(game.isLegal(cell));
            game.play(cell);
        }
        REQUIRE(game.outcome());
        CHECK(game.outcome()->winner == puzzle.board.turn);
        CHECK(puzzle.board.moves.size() % 2 == 1);
    }
}

TEST_CASE("every forced win by fours and threes is accepted", "[puzzle][gomoku]")
{
    const std::vector<Puzzle> puzzles = puzzlesOf(Kind::Vct);
    const auto step = static_cast<std::size_t>(repetitions(40, 10) / 10);
    for (std::size_t i = 0; i < puzzles.size(); i += std::max<std::size_t>(step, 1)) {
        const Puzzle& puzzle = puzzles[i];
        INFO(puzzle.board.id);
        const auto judge = makeGomokuJudge(puzzle);
        for (const Cell first : puzzle.first) {
            INFO(puzzle.board.names().nameOf(first));
            CHECK(judge->judge(std::vector{first}, neverStop).verdict != Verdict::Wrong);
        }
    }
}
