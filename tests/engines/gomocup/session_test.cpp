// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/gomocup/talk.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::test;
using Catch::Matchers::StartsWith;

TEST_CASE("a board of 5 to 20 lines is accepted and any other is an error", "[gomocup]")
{
    Talk talk;
    for (int size = 5; size <= 20; ++size)
        CHECK(talk.ask({"START " + std::to_string(size)}) == "OK");
    for (const char* line : {"RECTSTART 15,15", "RECTSTART 20, 20", "RECTSTART 5 5"})
        CHECK(talk.ask({line}) == "OK");
    for (const char* line : {"START", "START 4", "START 21", "START 0", "START -15", "START x", "START 15 20",
                             "START 4 4", "START 15 15 15", "START 15x", "START 99999999999999999999",
                             "RECTSTART 15,16", "RECTSTART 30,30", "RECTSTART 4,4", "RECTSTART 15", "RECTSTART"})
        CHECK_THAT(talk.ask({line}), StartsWith("ERROR "));
}

TEST_CASE("commands that need a board are errors before START", "[gomocup]")
{
    Talk talk;
    for (const char* line :
         {"RESTART", "BEGIN", "TURN 7,7", "TAKEBACK 7,7", "PLAY 7,7", "YXNBEST 2", "YXSHOWFORBID", "DONE"})
        CHECK_THAT(talk.ask({line}), StartsWith("ERROR "));
    for (const char* line : {"BOARD", "YXBOARD", "SWAP2BOARD"})
        CHECK_THAT(talk.ask({line, "DONE"}), StartsWith("ERROR "));
    CHECK(talk.engine.questions.empty());
}

TEST_CASE("BEGIN opens and TURN replies and the stones of both sides are kept", "[gomocup]")
{
    Talk talk;
    CHECK(talk.send({"START 15", "BEGIN"}) == std::vector<std::string>{"OK", "0,0"});
    CHECK(talk.ask({"TURN 7,8"}) == "1,0");
    const auto& question = talk.engine.questions.back();
    CHECK(question.plies == std::vector<Ply>{{{0, 0}, Side::Black}, {{7, 8}, Side::White}});
    CHECK(question.toMove == Side::Black);
    CHECK(talk.ask({"RESTART"}) == "OK");
    CHECK(talk.ask({"TURN 0,0"}) == "1,0");
    CHECK(talk.engine.questions.back().plies == std::vector<Ply>{{{0, 0}, Side::Black}});
    CHECK(talk.engine.questions.back().toMove == Side::White);
}

TEST_CASE("an illegal move is an error and changes nothing", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "TURN 7,7"});
    for (const char* line : {"TURN 7,7", "TURN 0,0", "TURN 15,0", "TURN 0,15", "TURN -1,3", "TURN", "TURN 7", "TURN 7,",
                             "TURN ,7", "TURN 7,8,1", "TURN a,b", "TURN 7;8", "TURN 4294967303,8", "BEGIN"})
        CHECK_THAT(talk.ask({line}), StartsWith("ERROR "));
    CHECK(talk.ask({"TURN 8,8"}) == "1,0");
    CHECK(talk.engine.questions.back().plies.size() == 3);
}

TEST_CASE("commands are case-insensitive and may have blanks around them", "[gomocup]")
{
    Talk talk;
    CHECK(talk.ask({"  start\t15 "}) == "OK");
    CHECK(talk.ask({"turn  7 , 7 "}) == "0,0");
    CHECK(talk.send({"", "   ", "\t"}).empty());
}

TEST_CASE("ABOUT is answered at any time", "[gomocup]")
{
    Talk talk;
    const std::string about = talk.ask({"ABOUT"});
    CHECK_THAT(about, StartsWith("name=\"Qipan\", version=\""));
    CHECK(talk.send({"START 15", "BOARD", "7,7,1", "ABOUT", "DONE"}) == std::vector<std::string>{"OK", about, "0,0"});
}

TEST_CASE("END quits silently even inside a board", "[gomocup]")
{
    Talk talk;
    CHECK(talk.send({"START 15", "BOARD", "7,7,1"}).size() == 1);
    CHECK_FALSE(talk.ended);
    CHECK(talk.send({"END"}).empty());
    CHECK(talk.ended);
}

TEST_CASE("unknown commands get UNKNOWN", "[gomocup]")
{
    Talk talk;
    for (const std::string line :
         {"HELLO", "STARTX 15", "7,7", "\x01\xff", "ENDE", "YXDRAW", "YXBALANCEONE 0", "YXSWAP2STEP1", "SUGGEST 7,7"})
        CHECK_THAT(talk.ask({line}), StartsWith("UNKNOWN"));
    CHECK_FALSE(talk.ended);
}

TEST_CASE("TAKEBACK removes a stone", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "TURN 7,7", "TURN 8,8"});
    CHECK(talk.ask({"TAKEBACK 1,0"}) == "OK");
    CHECK(talk.ask({"TAKEBACK 8,8"}) == "OK");
    for (const char* line : {"TAKEBACK 8,8", "TAKEBACK 9,9", "TAKEBACK 20,20", "TAKEBACK"})
        CHECK_THAT(talk.ask({line}), StartsWith("ERROR "));
    CHECK(talk.ask({"TURN 9,9"}) == "1,0");
    CHECK(talk.engine.questions.back().plies
          == std::vector<Ply>{{{7, 7}, Side::Black}, {{0, 0}, Side::White}, {{9, 9}, Side::Black}});
}

TEST_CASE("PLAY without a suggestion is an error", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15"});
    CHECK_THAT(talk.ask({"PLAY 7,7"}), StartsWith("ERROR "));
}

TEST_CASE("after the end of a game moves are still answered until the board is full", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15"});
    CHECK(talk.ask({"BOARD", "0,0,2", "1,0,2", "2,0,2", "3,0,2", "4,0,2", "DONE"}) == "5,0");
    CHECK(talk.ask({"TURN 6,0"}) == "7,0");
    CHECK(talk.engine.questions.empty());
    talk.send({"START 5"});
    std::vector<std::string> lines{"BOARD"};
    for (int i = 0; i < 24; ++i)
        lines.push_back(std::to_string(i % 5) + ',' + std::to_string(i / 5) + (i / 5 % 2 == i % 2 ? ",1" : ",2"));
    lines.push_back("DONE");
    CHECK(talk.ask({lines.begin(), lines.end()}) == "4,4");
    for (const char* line : {"TURN 4,4", "YXNBEST 1"})
        CHECK_THAT(talk.ask({line}), StartsWith("ERROR "));
    lines.insert(lines.end() - 1, "4,4,2");
    CHECK_THAT(talk.ask({lines.begin(), lines.end()}), StartsWith("ERROR "));
}

TEST_CASE("STOP without a search is silent", "[gomocup]")
{
    Talk talk;
    CHECK(talk.send({"STOP", "YXSTOP", "START 15", "yxstop"}) == std::vector<std::string>{"OK"});
}

TEST_CASE("YXNBEST reports that many lines in order and moves", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "YXBOARD", "7,7,2", "DONE"});
    const auto answers = talk.send({"YXNBEST 3"});
    REQUIRE(answers.size() == 4);
    for (int pvIndex = 0; pvIndex < 3; ++pvIndex)
        CHECK_THAT(answers[static_cast<std::size_t>(pvIndex)],
                   StartsWith("MESSAGE " + std::to_string(pvIndex + 1) + ". depth 1 "));
    CHECK(answers.back() == "0,0");
    CHECK(talk.engine.questions.back().limits.lines == 3);
    for (const char* line : {"YXNBEST", "YXNBEST 0", "YXNBEST -1", "YXNBEST x"})
        CHECK_THAT(talk.ask({line}), StartsWith("ERROR "));
}

TEST_CASE("each completed depth is reported only when detail is on", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "INFO show_detail 1"});
    const auto answers = talk.send({"BEGIN"});
    REQUIRE(answers.size() == 2);
    CHECK(answers.front() == "MESSAGE 1. depth 1 score 0 nodes 1 line 0,0");
    talk.send({"INFO show_detail 0"});
    CHECK(talk.ask({"TURN 7,7"}) == "1,0");
}
