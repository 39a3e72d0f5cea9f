// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/puzzle_reader.h"
#include "tests/support/catch.h"
#include "training/gomoku/commands.h"
#include "training/gomoku/puzzle_maker.h"

#include <sstream>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::training;

namespace {

std::string puzzles(std::vector<const char*> arguments)
{
    std::ostringstream out;
    std::ostringstream messages;
    Options options{arguments};
    REQUIRE(puzzlesCommand(options, {out, messages}) == 0);
    return out.str();
}

} // namespace

TEST_CASE("generated puzzles are readable and reproducible", "[training][puzzle]")
{
    const std::string text = puzzles({"--seed", "3", "--games", "4"});
    CHECK(puzzles({"--seed", "3", "--games", "4"}) == text);
    const puzzle::PuzzleReading reading = puzzle::readPuzzles(text);
    CHECK(reading.faults.empty());
    CHECK_FALSE(reading.puzzles.empty());
    std::ostringstream out;
    std::ostringstream messages;
    const std::vector<const char*> wrongOnes{"--games", "none"};
    Options options{wrongOnes};
    CHECK(puzzlesCommand(options, {out, messages}) == 2);
}

TEST_CASE("symmetric positions share one number and in renju one for each colour", "[training][puzzle]")
{
    const auto numberOf = [](gomoku::Rule rule, std::vector<Cell> black, std::vector<Cell> white, Side toMove) {
        gomoku::Board board{15};
        for (const Cell cell : black)
            board.place(gomoku::pointOf(cell), Side::Black);
        for (const Cell cell : white)
            board.place(gomoku::pointOf(cell), Side::White);
        return canonicalNumber(PuzzleScene{board, rule, toMove});
    };
    using gomoku::Rule;
    const auto number = numberOf(Rule::Freestyle, {{3, 4}, {5, 6}}, {{7, 1}}, Side::Black);
    CHECK(numberOf(Rule::Freestyle, {{11, 4}, {9, 6}}, {{7, 1}}, Side::Black) == number);
    CHECK(numberOf(Rule::Freestyle, {{4, 3}, {6, 5}}, {{1, 7}}, Side::Black) == number);
    CHECK(numberOf(Rule::Freestyle, {{7, 1}}, {{3, 4}, {5, 6}}, Side::White) == number);
    CHECK(numberOf(Rule::Freestyle, {{7, 1}}, {{3, 4}, {5, 6}}, Side::Black) != number);
    CHECK(numberOf(Rule::Standard, {{3, 4}, {5, 6}}, {{7, 1}}, Side::Black) != number);
    CHECK(numberOf(Rule::Renju, {{7, 1}}, {{3, 4}, {5, 6}}, Side::White)
          != numberOf(Rule::Renju, {{3, 4}, {5, 6}}, {{7, 1}}, Side::Black));
}
