// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/solve.h"
#include "tests/support/catch.h"

#include <regex>
#include <sstream>
#include <string>
#include <vector>

using namespace qipan;

namespace {

struct Solved {
    bool allRead;
    std::vector<std::string> lines;
    std::string errors;
};

Solved solve(const std::string& text, int threads = 1)
{
    std::istringstream input{text};
    std::ostringstream out;
    std::ostringstream errors;
    Solved solved{.allRead =
                      nboard::solveAll(input, "x.obf", {.threads = threads, .tableBytes = 1 << 20}, out, errors)};
    solved.errors = errors.str();
    std::istringstream lines{out.str()};
    for (std::string line; std::getline(lines, line);)
        solved.lines.push_back(line);
    return solved;
}

// Black wins all discs on h1; white must pass first; the game is over.
const std::string oneMove = "XOOOOOO-" + std::string(56, 'X');
const std::string over(64, 'O');

} // namespace

TEST_CASE("each position prints one line and a total follows", "[nboard]")
{
    const Solved solved =
        solve("% some\n" + oneMove + " X; h1:+64\n\n" + oneMove + " O\r\n" + over + " X\n" + over + " O");
    CHECK(solved.allRead);
    CHECK(solved.errors.empty());
    REQUIRE(solved.lines.size() == 5);
    for (const std::string& line : solved.lines)
        CHECK(std::regex_match(line, std::regex{R"((\d+ [+-]\d+ ([a-h][1-8]|pa|--)|total) \d+ \d+\.\d{3})"}));
    CHECK(solved.lines[0].find("1 +64 h1 ") == 0);
    CHECK(solved.lines[1].find("2 -64 pa ") == 0);
    CHECK(solved.lines[2].find("3 -64 -- ") == 0);
    CHECK(solved.lines[3].find("4 +64 -- ") == 0);
    CHECK(solved.lines[4].find("total ") == 0);
}

TEST_CASE("a draw has a sign too", "[nboard]")
{
    const std::string half = std::string(32, 'X') + std::string(32, 'O');
    CHECK(solve(half + " X").lines.at(0).find("1 +0 -- ") == 0);
}

TEST_CASE("an unreadable line is reported with its number and the others are solved", "[nboard]")
{
    const Solved solved =
        solve("nonsense\n" + oneMove + " X\n% no position\n" + std::string(10'000, 'X') + "\n" + over + " O\n");
    CHECK_FALSE(solved.allRead);
    CHECK(solved.errors
          == "qipan-reversi: x.obf, line 1: fewer than 64 squares\n"
             "qipan-reversi: x.obf, line 4: too long\n");
    REQUIRE(solved.lines.size() == 3);
    CHECK(solved.lines[0].find("2 +64 h1 ") == 0);
    CHECK(solved.lines[1].find("4 +64 -- ") == 0);
}

TEST_CASE("a file without positions prints only the total", "[nboard]")
{
    CHECK(solve("").lines == std::vector<std::string>{"total 0 0.000"});
    CHECK(solve("").allRead);
}

TEST_CASE("solutions do not depend on the number of threads", "[nboard][threads]")
{
    const std::string game = "O--OOOOX-OOOOOOXOOXXOOOXOOXOOOXXOOOOOOXXXXXOOOOXOOXXO--X-------- X\n";
    const auto head = [](const std::string& line) { return line.substr(0, line.find(' ', 2)); };
    CHECK(head(solve(game, 3).lines.at(0)) == head(solve(game).lines.at(0)));
}
