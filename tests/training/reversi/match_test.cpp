// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/training/commands_support.h"
#include "training/reversi/commands.h"

#include <algorithm>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;
using test::linesOf;

TEST_CASE("a reversi match is the same in one shard and in two and trained weights win it", "[training]")
{
    const auto play = [](const char* shard) {
        return linesOf(
            matchCommand,
            {"--a", "trained,depth=2", "--b", "plain,depth=2", "--pairs", "8", "--seed", "4", "--shard", shard});
    };
    std::vector<std::string> whole = play("0/1");
    CHECK(whole.size() == 16);
    training::Tally tally;
    for (const std::string& line : whole) {
        const auto result = training::readResult(line);
        REQUIRE(result);
        tally.add(*result);
    }
    CHECK(tally.illegal == 0);
    CHECK(tally.score() > 0.6);
    std::vector<std::string> parts = play("0/2");
    const std::vector<std::string> rest = play("1/2");
    parts.insert(parts.end(), rest.begin(), rest.end());
    std::ranges::sort(whole);
    std::ranges::sort(parts);
    CHECK(parts == whole);
}

TEST_CASE("an invalid reversi contestant is rejected with a message", "[training]")
{
    for (const char* text : {"", "level=0", "level=99", "/nowhere/at/all", "plain,nodes=0", "plain,speed=3"}) {
        INFO(text);
        test::requireRefused(matchCommand, {"--a", text, "--b", "level=1"});
    }
    CHECK(linesOf(matchCommand, {"--a", "level=2,nodes=50", "--b", "level=1", "--pairs", "1"}).size() == 2);
}

TEST_CASE("a match starts from balanced or random positions or all positions of some plies", "[training]")
{
    for (const char* openings : {"starts", "random", "0", "3"}) {
        INFO(openings);
        const auto play = [openings] {
            return linesOf(matchCommand,
                           {"--a", "plain,depth=1", "--b", "plain,nodes=30", "--pairs", "1", "--openings", openings});
        };
        const std::vector<std::string> games = play();
        CHECK(games.size() == 2);
        CHECK(play() == games);
    }
    test::requireRefused(matchCommand, {"--a", "plain", "--b", "plain", "--openings", "9"});
    test::requireRefused(matchCommand, {"--a", "plain", "--b", "plain", "--openings", "even"});
    CHECK(linesOf(matchCommand, {"--a", "level=1,book", "--b", "plain,book,depth=1", "--pairs", "1", "--openings", "0"})
              .size()
          == 2);
}

TEST_CASE("a beginner of reversi plays the same games for the same seed and others for another", "[training]")
{
    const auto play = [](const char* seed) {
        return linesOf(matchCommand, {"--a", "beginner", "--b", "beginner", "--pairs", "10", "--seed", seed});
    };
    const std::vector<std::string> games = play("1");
    CHECK(play("1") == games);
    CHECK(play("2") != games);
    for (const std::string& line : games)
        CHECK_FALSE(training::readResult(line)->isIllegal);
}

TEST_CASE("deviations of short searches are reported for each depth", "[training]")
{
    const std::vector<std::string> lines =
        linesOf(deviateCommand, {"--positions", "12", "--deepest", "4", "--seed", "2"});
    REQUIRE(lines.size() > 2);
    CHECK(linesOf(deviateCommand, {"--positions", "12", "--deepest", "4", "--seed", "2"}) == lines);
    CHECK(std::ranges::any_of(lines, [](const std::string& line) { return line.find(" 4 2: ") != std::string::npos; }));
    test::requireRefused(deviateCommand, {"--deepest", "2"});
}
