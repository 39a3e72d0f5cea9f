// SPDX-License-Identifier: GPL-3.0-or-later
// Random sessions: every answer conforms to the protocol (required by NboardTalk), only quit ends a session, and a
// game can be played afterwards.
#include "tests/engines/nboard/talk.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/random_game.h"

#include <iterator>
#include <random>

using namespace qipan;
using namespace qipan::test;

namespace {

constexpr const char* words[] = {
    "nboard", "set",     "depth", "game",  "movetime",    "contempt", "move", "hint",   "go", "ping",
    "learn",  "analyze", "F5",    "D6",    "f5//1",       "PA",       "2",    "-1",     "60", "99999999999999999999",
    "(;",     ";)",      "B[F5]", "W[D6]", "GM[Othello]", "BO[8",     "*]",   "/0.5/3",
};

std::string randomWords(std::mt19937& random)
{
    std::string line;
    for (std::size_t i = 1 + below(random, 4); i > 0; --i)
        line += std::string{words[below(random, std::size(words))]} + (random() % 4 == 0 ? "" : " ");
    return line;
}

} // namespace

TEST_CASE("random lines get NBoard answers and never end the program", "[nboard]")
{
    std::mt19937 random{11};
    NboardTalk talk;
    for (int i = 0; i < repetitions(5'000, 100'000); ++i) {
        (void)talk.send({random() % 3 == 0 ? randomBytes(random) : randomWords(random)});
        REQUIRE_FALSE(talk.ended);
        talk.engine.questions.clear();
    }
    CHECK(talk.go({"set game (;;)"}) == "=== D3/0.00");
}

TEST_CASE("whole random games can be played, and set as records", "[nboard]")
{
    std::mt19937 random{12};
    for (int round = 0; round < repetitions(20, 200); ++round) {
        NboardTalk played;
        std::string moves;
        bool isBlack = true;
        while (true) {
            const std::string move = played.go().substr(4, 2);
            if (!played.send({"move " + move}).empty())
                break; // the game is over: not even the pass of the answer is legal
            moves += (isBlack ? "B[" : "W[") + move + "]";
            isBlack = !isBlack;
        }
        NboardTalk read;
        REQUIRE(read.send({"set game (;" + moves + ";)"}).empty());
        CHECK(read.send({"go"}) == played.send({"go"}));
    }
}
