// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/game.h"
#include "core/reversi/search.h"
#include "tests/engines/nboard/talk.h"
#include "tests/support/catch.h"

using namespace qipan;
using test::NboardTalk;

namespace {

using Lines = std::vector<std::string>;

/// The score: black's lead in discs, for the side to move.
int lead(const BoardGame& position, const Limits&)
{
    const int black = position.count(Side::Black) - position.count(Side::White);
    return 100 * (position.sideToMove() == Side::Black ? black : -black);
}

} // namespace

TEST_CASE("results are reported for the side to move in discs", "[nboard]")
{
    NboardTalk talk;
    talk.engine.score = [](const BoardGame&, const Limits&) { return -207; };
    CHECK(talk.go() == "=== D3/-2.07");
    CHECK(talk.send({"hint 1"}) == Lines{"status Thinking", "search D3 -2.07 0 1 1 nodes", "status"});
    talk.engine.score = [](const BoardGame&, const Limits&) { return 12 * reversi::terminalScale; };
    talk.engine.isCertain = true;
    CHECK(talk.go() == "=== D3/12.00");
    CHECK(talk.send({"hint"}) == Lines{"status Thinking", "search D3 12.00 0 100% 1 nodes", "status"});
}

TEST_CASE("a hint lists the requested number of moves", "[nboard]")
{
    NboardTalk talk;
    CHECK(talk.send({"hint 3"})
          == Lines{"status Thinking", "search D3 0.00 0 1 1 nodes", "search C4 0.00 0 1 1 nodes",
                   "search F5 0.00 0 1 1 nodes", "status"});
    CHECK(talk.engine.questions.back().limits.lines == 3);
    for (const char* line : {"hint 0", "hint -5", "hint x", "hint 1"}) {
        CHECK(talk.send({line}).size() == 3);
        CHECK_FALSE(talk.engine.questions.back().limits.lines);
    }
    CHECK(talk.send({"hint 99999999999999999999"}).size() == 2 + 4);
}

TEST_CASE("a hint starts with a forced pass", "[nboard]")
{
    NboardTalk talk;
    talk.engine.score = [](const BoardGame&, const Limits&) { return 300; };
    CHECK(talk.send({"set game (;BO[8 *O------ -------- -------- -------- -------- -------- -------- -------- O];)",
                     "hint 4"})
          == Lines{"status Thinking", "search PAC1 -3.00 0 1 1 nodes", "status"});
}

TEST_CASE("a stopped search prints nothing but the requested move", "[nboard]")
{
    NboardTalk talk;
    talk.stop = true;
    CHECK(talk.send({"hint 4"}) == Lines{"status Thinking", "status"});
    CHECK(talk.send({"analyze"}) == Lines{"status Thinking", "status"});
    CHECK(talk.go() == "=== D3/0.00");
    CHECK(talk.ask({"ping 4"}) == "pong 4");
}

TEST_CASE("a game is analysed from its end from Black's point of view", "[nboard]")
{
    NboardTalk talk;
    talk.engine.score = lead;
    // After F5 black leads 4 to 1; the engine rates D6 no better than its own F6, and D3 as the best first move.
    CHECK(talk.send({"set game (;B[F5]W[D6];)", "analyze"})
          == Lines{"status Thinking", "analysis 2 0.00", "analysis 1 3.00", "analysis 0 0.00", "status"});
    CHECK(talk.engine.questions.size() == 3);
}

TEST_CASE("if the best move was played its value is that of the next position", "[nboard]")
{
    NboardTalk talk;
    talk.engine.score = lead;
    CHECK(talk.send({"set game (;B[D3]W[C3];)", "analyze"})
          == Lines{"status Thinking", "analysis 2 0.00", "analysis 1 0.00", "analysis 0 0.00", "status"});
}

TEST_CASE("forced moves and passes take the value of what follows", "[nboard]")
{
    NboardTalk talk;
    const std::string game = "set game (;BO[8 *O------ -------- -------- -------- -------- -------- -------- -------- "
                             "O]W[PA]B[C1];)";
    CHECK(talk.send({game, "analyze"})
          == Lines{"status Thinking", "analysis 2 64.00", "analysis 1 64.00", "analysis 0 64.00", "status"});
    CHECK(talk.engine.questions.empty());
}
