// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/settings.h"
#include "tests/engines/gomocup/talk.h"
#include "tests/support/catch.h"

#include <string>

using namespace qipan;
using namespace qipan::test;
using namespace std::chrono_literals;
using Catch::Matchers::StartsWith;
using gomocup::Settings;
using gomocup::TimeControl;

TEST_CASE("INFO is never answered", "[gomocup]")
{
    Talk talk;
    for (const char* line :
         {"INFO", "INFO rule", "INFO rule x", "INFO rule 99", "INFO timeout_turn -5",
          "INFO timeout_turn 99999999999999999999", "INFO timeout_match 100 200", "INFO max_memory 1",
          "INFO max_memory -1", "INFO evaluate 3,4", "INFO folder /tmp/x y", "INFO game_type 2", "INFO unheard_of 1",
          "INFO time_left -2000", "INFO max_node -1", "INFO \xff\xfe"})
        CHECK(talk.send({line}).empty());
}

TEST_CASE("unsupported rules are an error at every later command", "[gomocup]")
{
    for (const std::string rule : {"2", "3", "5", "6", "7", "8", "9", "12", "15", "16", "-1", "4294967296"}) {
        INFO(rule);
        Talk talk;
        talk.send({"START 15"});
        CHECK(talk.send({"INFO rule " + rule}).empty());
        for (const char* line :
             {"BEGIN", "TURN 7,7", "RESTART", "START 15", "YXSHOWFORBID", "YXNBEST 1", "TAKEBACK 7,7"})
            CHECK_THAT(talk.ask({line}), StartsWith("ERROR rule " + rule));
        for (const char* line : {"BOARD", "SWAP2BOARD", "YXBOARD"})
            CHECK_THAT(talk.ask({line, "DONE"}), StartsWith("ERROR rule " + rule));
        CHECK(talk.send({"INFO rule 1", "BEGIN"}) == std::vector<std::string>{"0,0"});
    }
}

TEST_CASE("rule bits 1 and 4 are standard and renju", "[gomocup]")
{
    Settings settings;
    CHECK(settings.rule() == gomoku::Rule::Freestyle);
    settings.process("rule 1");
    CHECK(settings.rule() == gomoku::Rule::Standard);
    settings.process("RULE 4");
    CHECK(settings.rule() == gomoku::Rule::Renju);
    settings.process("rule 0");
    CHECK(settings.rule() == gomoku::Rule::Freestyle);
    CHECK_FALSE(settings.problem());
}

TEST_CASE("rule 2 is renju after START with two sizes and a continuous game after START with one", "[gomocup]")
{
    Talk talk;
    // Forbidden by two threes: the row and the column of 7,7.
    const std::vector<std::string_view> threes{"yxboard", "7,5,1", "0,0,2", "7,6,1", "0,2,2",       "5,7,1",
                                               "0,4,2",   "6,7,1", "0,6,2", "done",  "yxshowforbid"};
    CHECK(talk.send({"info show_detail 1", "info rule 2", "start 15 15"}) == std::vector<std::string>{"OK"});
    CHECK(talk.send(threes) == std::vector<std::string>{"FORBID 0707."});
    talk.send({"info rule 1"});
    CHECK(talk.send(threes) == std::vector<std::string>{"FORBID ."});
    talk.send({"info rule 4"});
    CHECK(talk.send(threes) == std::vector<std::string>{"FORBID 0707."});
    talk.send({"info rule 3"});
    CHECK(talk.ask({"begin"}) == "ERROR rule 3 cannot be played; 0 (freestyle), 1 (exactly five) and 2 (renju) can");
    talk.send({"info rule 2"});
    CHECK_THAT(talk.ask({"start 15"}), StartsWith("ERROR rule 2 "));
    CHECK(talk.ask({"start 20 20"}) == "OK");
}

TEST_CASE("tables never take more than half of the machine's memory", "[gomocup]")
{
    for (const char* setting :
         {"hash_size 99999999999999999999", "hash_size 1099511627776", "max_memory 9223372036854775807"}) {
        Settings settings;
        settings.process(setting);
        settings.process("max_depth 5");
        CHECK(settings.limits().memory == Settings::maxTableBytes());
    }
    CHECK(Settings::maxTableBytes() >= std::size_t{64} << 20);
}

TEST_CASE("too little memory is an error at the next command", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "INFO max_memory 1000000"});
    CHECK_THAT(talk.ask({"BEGIN"}), StartsWith("ERROR max_memory"));
    CHECK(talk.send({"INFO max_memory 33554432", "BEGIN"}) == std::vector<std::string>{"0,0"});
    const Limits limits = talk.engine.questions.back().limits;
    REQUIRE(limits.memory.has_value());
    CHECK(*limits.memory <= 24'000'000); // the rest is for the process itself
    CHECK(*limits.memory >= 8'000'000);
    talk.send({"INFO max_memory 0", "TURN 7,7"});
    CHECK_FALSE(talk.engine.questions.back().limits.memory);
    talk.send({"INFO hash_size 1024", "TURN 8,8"});
    CHECK(talk.engine.questions.back().limits.memory == std::size_t{1024 * 1024});
}

TEST_CASE("node and depth and thread limits reach the engine and survive RESTART", "[gomocup]")
{
    Talk talk;
    talk.send({"START 15", "INFO max_node 5000", "INFO max_depth 6", "INFO thread_num 2", "INFO timeout_turn 500",
               "RESTART"});
    talk.send({"BEGIN", "START 19", "BEGIN"});
    REQUIRE(talk.engine.questions.size() == 2);
    for (const auto& question : talk.engine.questions) {
        CHECK(question.limits.nodes == std::uint64_t{5000});
        CHECK(question.limits.depth == 6);
        CHECK(question.limits.threads == 2);
        CHECK(question.limits.time.has_value());
    }
    talk.send({"INFO max_node 0", "INFO max_depth 0", "INFO thread_num 0", "TURN 7,7"});
    const Limits limits = talk.engine.questions.back().limits;
    CHECK_FALSE(limits.nodes);
    CHECK_FALSE(limits.depth);
    CHECK(limits.threads == 1);
}

TEST_CASE("without limits a move takes a second and a lone node or depth limit stands alone", "[gomocup]")
{
    Settings settings;
    CHECK(settings.limits().time == 1s);
    settings.process("max_node 1000");
    CHECK_FALSE(settings.limits().time);
    settings.process("max_node 0");
    settings.process("max_depth 4");
    CHECK_FALSE(settings.limits().time);
    settings.process("timeout_turn 100");
    CHECK(settings.limits().time < 100ms);
}

TEST_CASE("a move takes less than its time", "[gomocup]")
{
    for (const auto turn : {0ms, 1ms, 5ms, 20ms, 100ms, 500ms, 1'000ms, 5'000ms, 30'000ms, 1'000'000ms}) {
        TimeControl time;
        time.setTurn(turn);
        REQUIRE(time.thinkingTime().has_value());
        CHECK(*time.thinkingTime() <= turn);
        CHECK(*time.thinkingTime() >= turn / 2);
        CHECK(*time.thinkingTime() >= turn - 50ms);
        CHECK((turn < 20ms || turn - *time.thinkingTime() >= 8ms));
    }
}

TEST_CASE("the time of a game is spread over its moves and never runs out", "[gomocup]")
{
    TimeControl time;
    time.setTurn(30s);
    time.setMatch(60s);
    auto left = 60'000ms;
    for (int move = 0; move < 120; ++move) {
        const auto thinking = time.thinkingTime();
        REQUIRE(thinking.has_value());
        REQUIRE(*thinking < left);
        time.spend(*thinking + 1ms);
        left -= *thinking + 1ms;
    }
    CHECK(left > 0ms);
    time.beginGame();
    CHECK(time.thinkingTime() > 2s);
}

TEST_CASE("the time left overrides the match time and may be zero or unlimited", "[gomocup]")
{
    TimeControl time;
    time.setMatch(600s);
    time.setLeft(1'000ms);
    CHECK(time.thinkingTime() < 100ms);
    time.setLeft(-20ms);
    CHECK(time.thinkingTime() == 0ms);
    time.setLeft(TimeControl::unlimited);
    CHECK_FALSE(time.thinkingTime());
    time.setTurn(1s);
    CHECK(time.thinkingTime() == 950ms);
    time.setLeft(1'600ms);
    time.setIncrement(1s);
    CHECK(time.thinkingTime() > 700ms);
    CHECK(time.thinkingTime() <= 850ms);
}
