// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/engines/gomocup/talk.h"
#include "tests/support/catch.h"

#include <algorithm>
#include <string>

using namespace qipan;
using namespace qipan::test;
using Catch::Matchers::StartsWith;

TEST_CASE("BOARD sets a position in any order and is answered with a move", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "TURN 3,3"});
    CHECK(talk.ask({"BOARD", "9,9,1", "8,8,2", "7,7,2", "6,6,1", "DONE"}) == "0,0");
    const auto& question = talk.engine.questions.back();
    CHECK(question.plies.size() == 4);
    CHECK(question.toMove == Side::Black); // equal numbers of stones: the own side is black
    CHECK(talk.ask({"TURN 5,5"}) == "1,0");
    CHECK(talk.engine.questions.back().plies.size() == 6);
}

TEST_CASE("an empty BOARD starts an opening", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "TURN 3,3"});
    CHECK(talk.ask({"BOARD", "DONE"}) == "0,0");
    CHECK(talk.engine.questions.back().plies.empty());
}

TEST_CASE("the engine moves next whatever the number of stones", "[gomocup]")
{
    struct Row {
        const char* what;
        std::vector<std::string_view> stones;
        Side own;
    };
    const std::vector<Row> rows{
        {"the opponent began", {"7,7,2", "8,8,1", "9,9,2"}, Side::White},
        {"only own stones", {"7,7,1", "8,8,1", "9,9,1"}, Side::Black},
        {"only the opponent's stones", {"7,7,2", "8,8,2", "9,9,2"}, Side::White},
    };
    for (const Row& row : rows) {
        INFO(row.what);
        Talk talk;
        std::vector<std::string_view> lines{"START 15", "BOARD"};
        lines.insert(lines.end(), row.stones.begin(), row.stones.end());
        lines.push_back("DONE");
        CHECK(talk.send(lines) == std::vector<std::string>{"OK", "0,0"});
        CHECK(talk.engine.questions.back().toMove == row.own);
        for (const Ply& ply : talk.engine.questions.back().plies) {
            const std::string cell = std::to_string(ply.cell.x) + ',' + std::to_string(ply.cell.y);
            const bool own = std::ranges::find(row.stones, cell + ",1") != row.stones.end();
            CHECK(ply.side == (own ? row.own : opposite(row.own)));
        }
    }
}

TEST_CASE("in renju the first stone of a board is Black's if the counts leave it open", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "INFO rule 4"});
    talk.send({"BOARD", "7,7,1", "0,0,2", "0,2,2", "DONE"});
    CHECK(talk.engine.questions.back().toMove == Side::Black);
    talk.send({"BOARD", "7,7,2", "0,0,1", "8,8,2", "DONE"});
    CHECK(talk.engine.questions.back().toMove == Side::White);
}

TEST_CASE("a board with an invalid line is an error at DONE and leaves the board unchanged", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "TURN 7,7"});
    for (const char* line :
         {"8,8,3", "8,8,0", "8,8,4", "8,8", "8,8,1,1", "15,0,1", "0,-1,2", "9,9,2", "x", "8,8,x", "\xff"}) {
        INFO(line);
        CHECK_THAT(talk.ask({"BOARD", "9,9,1", line, "DONE"}), StartsWith("ERROR "));
        CHECK_THAT(talk.ask({"YXBOARD", "9,9,1", line, "DONE"}), StartsWith("ERROR "));
    }
    CHECK(talk.ask({"BOARD", "8,8,3", "DONE"}).find("continuous") != std::string::npos);
    CHECK(talk.engine.questions.size() == 1);
    CHECK(talk.ask({"TURN 8,8"}) == "1,0");
    CHECK(talk.engine.questions.back().plies.size() == 3);
}

TEST_CASE("YXBOARD sets a position without an answer", "[gomocup]")
{
    Talk talk;
    CHECK(talk.send({"START 15", "YXBOARD", "7,7,2", "8,8,1", "DONE"}) == std::vector<std::string>{"OK"});
    CHECK(talk.engine.questions.empty());
    CHECK(talk.ask({"TURN 9,9"}) == "0,0");
    CHECK(talk.engine.questions.back().plies.size() == 3);
}

TEST_CASE("a command inside a board cancels the board", "[gomocup]")
{
    Talk talk;
    CHECK(talk.send({"START 15", "BOARD", "7,7,1", "RESTART", "BEGIN"}) == std::vector<std::string>{"OK", "OK", "0,0"});
    CHECK_THAT(talk.ask({"DONE"}), StartsWith("ERROR "));
}

TEST_CASE("YXSHOWFORBID lists Black's forbidden points in renju", "[gomocup]")
{
    // Two open threes would meet on 7,9.
    const std::vector<std::string_view> doubleThree{"YXBOARD", "7,7,1",  "0,0,2", "7,8,1",   "0,14,2",
                                                    "8,9,1",   "14,0,2", "9,9,1", "14,14,2", "DONE"};
    Talk talk;
    talk.send({"START 15"});
    CHECK(talk.send(doubleThree).empty());
    CHECK(talk.ask({"YXSHOWFORBID"}) == "FORBID .");
    talk.send({"INFO rule 4"});
    CHECK(talk.send(doubleThree).empty());
    CHECK(talk.ask({"YXSHOWFORBID"}) == "FORBID 0709.");
    CHECK(talk.ask({"RESTART"}) == "OK");
    CHECK(talk.ask({"YXSHOWFORBID"}) == "FORBID .");
    CHECK(talk.engine.questions.empty());
}

TEST_CASE("forbidden points are listed on White's turn with two digits", "[gomocup]")
{
    // Five stones and a gap: a stone on 10,11 would make seven in a row.
    Talk talk;
    talk.send({"START 15", "INFO rule 4", "YXBOARD"});
    for (const char* stone :
         {"7,11,2", "0,0,1", "8,11,2", "0,2,1", "9,11,2", "0,4,1", "11,11,2", "0,6,1", "12,11,2", "0,8,1", "13,11,2"})
        talk.send({stone});
    CHECK(talk.send({"DONE"}).empty());
    CHECK(talk.ask({"YXSHOWFORBID"}) == "FORBID 1011.");
}
