// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/nboard/talk.h"
#include "tests/support/catch.h"

using namespace qipan;
using test::NboardTalk;

namespace {

using Lines = std::vector<std::string>;

} // namespace

TEST_CASE("the engine gives its name and answers pings and learn", "[nboard]")
{
    NboardTalk talk;
    CHECK(talk.ask({"nboard 2"}) == "set myname Qipan");
    CHECK(talk.ask({"ping 7"}) == "pong 7");
    CHECK(talk.ask({"PING -3"}) == "pong -3");
    CHECK(talk.ask({"ping"}) == "pong");
    CHECK(talk.ask({"learn"}) == "learned");
    CHECK_FALSE(talk.ended);
    CHECK(talk.send({"quit"}).empty());
    CHECK(talk.ended);
}

TEST_CASE("unknown lines are ignored", "[nboard]")
{
    NboardTalk talk;
    CHECK(talk.send({"", " ", "F5", "dance", "=== F5", "pong 1", "set", "set colour red", "set contempt 30", "goo"})
              .empty());
    CHECK_FALSE(talk.ended);
}

TEST_CASE("moves are accepted in any letter case with trailing slashes or blanks", "[nboard]")
{
    NboardTalk talk;
    CHECK(talk.send({"move F5", "move d6/1.2/0.5", "move c3//0.1", "move D3 2.0 1"}).empty());
    talk.go();
    const auto& asked = talk.engine.questions.back();
    CHECK(asked.toMove == Side::Black);
    CHECK(talk.ask({"move F5"}) == "status F5 is not legal here");
}

TEST_CASE("an illegal move is rejected and changes nothing", "[nboard]")
{
    NboardTalk talk;
    const std::string first = talk.go();
    for (const char* line : {"move A1", "move E4", "move PA", "move pass"})
        CHECK(talk.ask({line}).find(" is not legal here") != std::string::npos);
    for (const char* line : {"move", "move Z9", "move /", "move 55", "move F5F6"})
        CHECK(talk.ask({line}) == "status a move is a square, F5, or PA for a pass");
    CHECK(talk.go() == first);
}

TEST_CASE("go does not play the move", "[nboard]")
{
    NboardTalk talk;
    CHECK(talk.go() == "=== D3/0.00");
    CHECK(talk.go() == "=== D3/0.00");
    CHECK(talk.go({"move D3"}) == "=== C3/0.00");
}

TEST_CASE("a game is set with its moves and after an invalid one no request is answered", "[nboard]")
{
    NboardTalk talk;
    CHECK(talk.send({"set game (;GM[Othello]B[F5]W[D6];)"}).empty());
    const std::string second = talk.go();
    CHECK(talk.engine.questions.back().toMove == Side::Black);
    CHECK(second != "=== D3/0.00");
    for (const char* line : {"set game", "set game (;B[A1];)", "set game (;BO[8 *];)", "set game 1 (;B[F5]"})
        CHECK(talk.ask({line}).starts_with("status the game cannot be read: "));
    talk.engine.questions.clear();
    for (const char* line : {"go", "hint 2", "analyze", "move F6"})
        CHECK(talk.ask({line}) == "status there is no game: the last one could not be read");
    CHECK(talk.engine.questions.empty());
    CHECK(talk.ask({"ping 3"}) == "pong 3");
    CHECK(talk.go({"set game (;;)"}) == "=== D3/0.00");
    CHECK(talk.go({"set game (;GM[Othello]B[F5]W[D6];)"}) == second);
}

TEST_CASE("a forced pass is answered and must be played", "[nboard]")
{
    const std::string game =
        "set game (;BO[8 *O------ -------- -------- -------- -------- -------- -------- -------- O];)";
    NboardTalk talk;
    CHECK(talk.send({game, "go"}) == Lines{"=== PA"});
    CHECK(talk.engine.questions.empty());
    CHECK(talk.ask({"move C1"}) == "status C1 is not legal here");
    CHECK(talk.send({"move PA"}).empty());
    CHECK(talk.go() == "=== C1/0.00");
}

TEST_CASE("after the end of the game nothing is searched", "[nboard]")
{
    NboardTalk talk;
    const std::string game =
        "set game (;BO[8 **------ -------- -------- -------- -------- -------- -------- -------- O];)";
    CHECK(talk.send({game, "go"}) == Lines{"status the game is over", "=== PA"});
    CHECK(talk.send({"hint 2"}) == Lines{"status the game is over"});
    CHECK(talk.send({"analyze"}) == Lines{"status Thinking", "analysis 0 64.00", "status"});
    CHECK(talk.engine.questions.empty());
}
