// SPDX-License-Identifier: GPL-3.0-or-later
// Random sessions: every answer conforms to the protocol, and only END ends a session.
#include "engines/gomocup/words.h"
#include "tests/engines/gomocup/talk.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <random>
#include <string>

using namespace qipan;
using namespace qipan::test;

namespace {

constexpr const char* words[] = {
    "START",      "RECTSTART",  "RESTART",     "BEGIN",         "TURN",         "BOARD",
    "YXBOARD",    "SWAP2BOARD", "DONE",        "TAKEBACK",      "PLAY",         "INFO",
    "ABOUT",      "YXNBEST",    "YXSTOP",      "STOP",          "YXSHOWFORBID", "YXBLOCK",
    "YXHASHDUMP", "YXSHOWINFO", "YXHASHCLEAR", "rule",          "7,7,1",        "8,8,2",
    "3,3",        "4,4",        "max_node",    "timeout_match", "timeout_turn", "5",
    "15",         "4",          "max_memory",  "time_left",     "-1",           "99999999999999999999"};

std::string randomWords(std::mt19937& random)
{
    std::string line;
    for (std::size_t i = 1 + below(random, 3); i > 0; --i)
        line += std::string{words[below(random, std::size(words))]} + ' ';
    return line;
}

void requireProtocol(Talk& talk, const std::string& line)
{
    if (gomocup::isEnd(line))
        return;
    for (const std::string& answer : talk.send({line})) {
        INFO(line);
        INFO(answer);
        REQUIRE(isOfProtocol(answer));
    }
    REQUIRE_FALSE(talk.ended);
}

} // namespace

TEST_CASE("random lines get protocol answers and never end the program", "[gomocup]")
{
    std::mt19937 random{11};
    Talk talk;
    for (int i = 0; i < repetitions(5'000, 100'000); ++i) {
        requireProtocol(talk, random() % 3 == 0 ? randomBytes(random) : randomWords(random));
        talk.engine.questions.clear();
    }
}

TEST_CASE("mutated sessions get protocol answers and never end the program", "[gomocup]")
{
    const std::vector<std::string> session{"ABOUT",       "START 15",     "INFO timeout_turn 1000",
                                           "INFO rule 4", "BEGIN",        "TURN 7,8",
                                           "TURN 9,9",    "TAKEBACK 9,9", "RESTART",
                                           "BOARD",       "7,7,2",        "8,8,1",
                                           "9,7,2",       "DONE",         "YXBOARD",
                                           "7,7,1",       "DONE",         "YXSHOWFORBID",
                                           "YXNBEST 2",   "SWAP2BOARD",   "DONE",
                                           "SWAP2BOARD",  "7,7",          "8,7",
                                           "9,9",         "DONE"};
    std::mt19937 random{12};
    for (int round = 0; round < repetitions(200, 4'000); ++round) {
        Talk talk;
        for (std::string line : session) {
            const auto change = random() % 8;
            if (change == 0)
                continue;
            if (change == 1)
                line = session[below(random, session.size())];
            if (change == 2)
                line[below(random, line.size())] = static_cast<char>(random() % 256);
            if (change == 3)
                line.resize(below(random, line.size()) + 1);
            requireProtocol(talk, line);
        }
        requireProtocol(talk, "DONE");
        CHECK(talk.send({"INFO rule 0", "INFO max_memory 0", "START 15"}) == std::vector<std::string>{"OK"});
    }
}
