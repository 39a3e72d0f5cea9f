// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/puzzle_reader.h"
#include "tests/support/catch.h"
#include "training/gomoku/commands.h"
#include "training/gomoku/puzzle_maker.h"
#include "training/gomoku/shortest_win.h"

#include <filesystem>
#include <fstream>
#include <iterator>
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

TEST_CASE("puzzles of an earlier file stay, with a new solution and grade", "[training][puzzle]")
{
    const std::string text = puzzles({"--seed", "3", "--games", "8"});
    const std::string path = (std::filesystem::temp_directory_path() / "qipan-gomoku-puzzles-test.md").string();
    const auto written = [&](const std::string& earlier, std::vector<const char*> arguments) {
        std::ofstream{path, std::ios::binary} << earlier;
        arguments.push_back(path.c_str());
        return puzzles(arguments);
    };
    CHECK(written(text, {"--seed", "3", "--games", "8"}) == text);
    // Another grade is mended; a puzzle of the wrong kind goes.
    const std::string trap = "\n```puzzle\nid: trap-00000000\nkind: trap\ngrade: 5\nrule: renju\nsize: 15\n"
                             "black: C3 C5 E3 E5\nwhite: H8 I8 J8\nturn: white\nfirst: K8\nmoves: K8 G8 L8\n```\n";
    const std::size_t grade = text.find("grade: ");
    REQUIRE(grade != std::string::npos);
    std::string changed = text;
    changed[grade + std::size("grade: ") - 1] = '9';
    CHECK(written(changed + trap, {"--games", "0"}) == text);
    std::filesystem::remove(path);
    std::ostringstream out;
    std::ostringstream messages;
    const std::vector<const char*> missing{path.c_str()};
    Options options{missing};
    CHECK(puzzlesCommand(options, {out, messages}) == 2);
}

TEST_CASE("a shortest win by fours and threes has the fewest moves", "[training][puzzle]")
{
    const auto lengthOf = [](std::vector<Cell> black, std::vector<Cell> white, Side attacker) {
        gomoku::Position position{15, gomoku::Rule::Renju, gomoku::handcraftedWeights(gomoku::Rule::Renju)};
        for (const Cell cell : black)
            position.place(gomoku::pointOf(cell), Side::Black);
        for (const Cell cell : white)
            position.place(gomoku::pointOf(cell), Side::White);
        return ShortestWinFinder{}.find(position, attacker).size();
    };
    const std::vector<Cell> corners{{0, 0}, {0, 14}, {14, 0}, {14, 14}};
    CHECK(lengthOf(corners, {{5, 7}, {6, 7}, {7, 7}, {8, 7}}, Side::White) == 1);
    CHECK(lengthOf(corners, {{5, 7}, {6, 7}, {7, 7}}, Side::White) == 3);
    // A double three: the opponent blocks one, then the other becomes an open four.
    CHECK(lengthOf(corners, {{5, 7}, {6, 7}, {7, 5}, {7, 6}}, Side::White) == 5);
    CHECK(lengthOf(corners, {{5, 7}, {6, 7}}, Side::White) == 0);
    // Black may not block the four, where it would make six, and plays elsewhere.
    CHECK(lengthOf({{6, 4}, {6, 5}, {6, 6}, {6, 8}, {6, 9}, {11, 7}}, {{7, 7}, {8, 7}, {9, 7}}, Side::White) == 3);
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
