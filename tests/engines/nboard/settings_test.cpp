// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/settings.h"

#include "tests/engines/nboard/talk.h"
#include "tests/support/catch.h"

using namespace qipan;
using namespace std::chrono_literals;
using nboard::Settings;
using test::NboardTalk;

namespace {

constexpr int middle = 40; // empty squares

} // namespace

TEST_CASE("depth and time limit a search together and without both it takes a second", "[nboard]")
{
    CHECK(Settings{}.limits(middle).time == 990ms);
    CHECK_FALSE(Settings{}.limits(middle).depth);
    const Settings deep{.depth = 9};
    CHECK(deep.limits(middle).depth == 9);
    CHECK_FALSE(deep.limits(middle).time);
    const Settings both{.depth = 9, .time = 200ms};
    CHECK(both.limits(middle).depth == 9);
    CHECK(both.limits(middle).time == 190ms);
    CHECK(Settings{.time = 20ms}.limits(middle).time == 17ms);
    CHECK(Settings{.time = 1ms}.limits(middle).time == 0ms);
    CHECK(both.limits(middle).threads == 1);
    CHECK_FALSE(both.limits(middle).memory);
}

TEST_CASE("near the end a depth means a search to the end", "[nboard]")
{
    for (int depth = 1; depth <= Settings::maxDepth; ++depth) {
        const Settings settings{.depth = depth};
        int solved = 0;
        for (int empties = 0; empties <= 60; ++empties) {
            const int plies = *settings.limits(empties).depth;
            REQUIRE((plies == std::max(empties, 1) || plies == depth));
            if (plies >= empties)
                solved = empties;
        }
        CHECK(solved >= depth);
    }
    CHECK(Settings{.depth = 8}.limits(16).depth == 16);
    CHECK(Settings{.depth = 8}.limits(17).depth == 8);
    CHECK(Settings{.depth = 12}.limits(20).depth == 20);
    CHECK(Settings{.depth = 12}.limits(21).depth == 12);
}

TEST_CASE("settings reach the engine and persist", "[nboard]")
{
    NboardTalk talk{Settings{.threads = 3, .memory = 1 << 20}};
    CHECK(talk.send({"set depth 7", "set movetime 500"}).empty());
    for (const char* line : {"go", "hint 1", "set game (;;)", "go"})
        (void)talk.send({line});
    REQUIRE(talk.engine.questions.size() == 3);
    for (const auto& asked : talk.engine.questions) {
        CHECK(asked.limits.depth == 7);
        CHECK(asked.limits.time == 490ms);
        CHECK(asked.limits.threads == 3);
        CHECK(asked.limits.memory == std::size_t{1} << 20);
    }
    (void)talk.send({"set movetime 0", "go"});
    CHECK_FALSE(talk.engine.questions.back().limits.time);
}

TEST_CASE("invalid settings are rejected and change nothing", "[nboard]")
{
    NboardTalk talk;
    (void)talk.send({"set depth 7", "set movetime 500"});
    for (const char* line :
         {"set depth", "set depth 0", "set depth 61", "set depth -1", "set depth 7x", "set depth 99999999999999999999"})
        CHECK(talk.ask({line}) == "status the depth is a number from 1 to 60");
    for (const char* line : {"set movetime", "set movetime -1", "set movetime 1.5", "set movetime 99999999999"})
        CHECK(talk.ask({line}) == "status the time of a move is a number of milliseconds, 0 for no limit");
    (void)talk.go();
    CHECK(talk.engine.questions.back().limits.depth == 7);
    CHECK(talk.engine.questions.back().limits.time == 490ms);
}
