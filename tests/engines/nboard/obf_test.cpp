// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/position.h"
#include "engines/nboard/solve.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/standard_start.h"

#include <random>
#include <string>

using namespace qipan;
using namespace qipan::nboard;
using reversi::Position;
using namespace std::string_literals;
using qipan::test::standardStart;

namespace {

bool isPosition(const std::string& line)
{
    const auto read = readObfLine(line);
    return read && read->has_value();
}
bool isRefused(const std::string& line)
{
    const auto read = readObfLine(line);
    return read && !read->has_value() && !read->error().empty();
}

std::string boardOf(char letter)
{
    std::string line(64, letter);
    line += " X";
    return line;
}

} // namespace

TEST_CASE("OBF lines are read in any letter case and with trailing text", "[nboard]")
{
    for (const char* rest : {" X", "X", " X;", " X; d3:+0; c4:+0;", " X % the start", "  * ; a2:+38", " b", "\tX\r"}) {
        const auto read = readObfLine(standardStart + rest);
        REQUIRE(read);
        REQUIRE(read->has_value());
        CHECK(**read == reversi::startPosition);
    }
    std::string letters = "XxBb*OoWw-.";
    letters.resize(64, '.');
    const auto read = readObfLine("  " + letters + " W");
    REQUIRE(read);
    REQUIRE(read->has_value());
    CHECK(**read == Position{.mover = 0x1e0, .other = 0x1f});
}

TEST_CASE("lines without a position are distinguished from lines with a bad one", "[nboard]")
{
    for (const char* line : {"", "   ", "\r", "% a comment", "  % another"})
        CHECK_FALSE(readObfLine(line));
    for (const std::string& line :
         {standardStart, standardStart.substr(1) + " X", standardStart + " Y", standardStart + " XX",
          standardStart + " X a2", standardStart + "- X", std::string{"nonsense"}, std::string{"; d3:+0"}, boardOf('?'),
          boardOf('\0'), std::string(5'000, 'X')})
        CHECK(isRefused(line));
    CHECK(isPosition(standardStart + " O"));
}

TEST_CASE("any line is read or rejected", "[nboard]")
{
    std::mt19937 random{61};
    const std::string letters = "X*BbOWw-.xo ;%\t\r\0a8\xff"s;
    int positions = 0;
    for (int i = 0; i < test::repetitions(20'000, 1'000'000); ++i) {
        std::string line(60 + random() % 8, ' ');
        const std::size_t kinds = i % 2 == 0 ? 9 : letters.size();
        for (char& letter : line)
            letter = letters[random() % kinds];
        positions += isPosition(line) ? 1 : 0;
    }
    CHECK(positions > 0);
}
