// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/words.h"

#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::nboard;
using namespace std::chrono_literals;

TEST_CASE("scores are written as discs with two decimals", "[nboard]")
{
    CHECK(textOfEval(0) == "0.00");
    CHECK(textOfEval(5) == "0.05");
    CHECK(textOfEval(-5) == "-0.05");
    CHECK(textOfEval(-350) == "-3.50");
    CHECK(textOfEval(6400) == "64.00");
    CHECK(textOfSeconds(0ms) == "0.00");
    CHECK(textOfSeconds(1'234ms) == "1.23");
    CHECK(textOfSeconds(20h) == "72000.00");
}

TEST_CASE("a line is written with its passes up to the first illegal move", "[nboard]")
{
    const reversi::Turn start;
    CHECK(textOfLine(start, {}).empty());
    CHECK(textOfLine(start, {{5, 4}, {5, 5}}) == "F5F6");
    CHECK(textOfLine(start, {{5, 4}, {0, 0}, {5, 5}}) == "F5");
    // White has to pass: its only disc on B1 cannot turn any.
    const reversi::Turn passes{.position = {.mover = 0b010, .other = 0b001}, .side = Side::White};
    CHECK(textOfLine(passes, {{2, 0}}) == "PAC1");
}

TEST_CASE("ping and quit are urgent while other requests stop only hints and analyses", "[nboard]")
{
    for (const char* line : {"ping 1", " PING", "quit"})
        CHECK(kindOf(line).urgency == 2);
    for (const char* line : {"set depth 5", "move F5", "go", "hint 2", "analyze", "learn"})
        CHECK(kindOf(line).urgency == 1);
    for (const char* line : {"", "nonsense", "nboard 2", "pingpong"})
        CHECK(kindOf(line).urgency == 0);
    CHECK(kindOf("quit").isLast);
    CHECK_FALSE(kindOf("ping 1").isLast);
    CHECK(kindOf("go").patience == 2);
    CHECK(kindOf("hint 3").patience == 1);
    CHECK(kindOf("analyze").patience == 1);
}
