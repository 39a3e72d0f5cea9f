// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/pairing.h"

#include "tests/support/catch.h"
#include "training/gomoku/beginner.h"
#include "training/gomoku/commands.h"

#include <algorithm>
#include <atomic>
#include <sstream>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::training;

namespace {

/// The output of a match, line by line.
std::vector<std::string> match(std::vector<const char*> arguments)
{
    std::ostringstream out;
    std::ostringstream messages;
    Options options{arguments};
    REQUIRE(matchCommand(options, {out, messages}) == 0);
    std::vector<std::string> lines;
    std::istringstream text{out.str()};
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

Tally tallyOf(const std::vector<std::string>& lines)
{
    Tally tally;
    for (const std::string& line : lines) {
        const auto result = readResult(line);
        REQUIRE(result);
        tally.add(*result);
    }
    return tally;
}

/// Plays outside the board on its second move.
class LostEngine final : public Engine {
public:
    SearchResult think(const BoardGame& position, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        if (position.plies().size() > 8)
            return {.line = {{99, 99}}};
        Cell cell{0, 0};
        while (!position.isLegal(cell))
            cell.x += 2;
        return {.line = {cell}};
    }
};

} // namespace

TEST_CASE("a match is the same in one shard and in two and the stronger side wins", "[training]")
{
    const auto play = [](const char* shard) {
        return match({"--a", "plain,nodes=600", "--b", "level=1", "--pairs", "6", "--seed", "4", "--shard", shard});
    };
    std::vector<std::string> whole = play("0/1");
    CHECK(whole.size() == 12);
    const Tally tally = tallyOf(whole);
    CHECK(tally.score() > 0.7);
    CHECK(tally.illegal == 0);
    std::vector<std::string> parts = play("0/2");
    const std::vector<std::string> rest = play("1/2");
    parts.insert(parts.end(), rest.begin(), rest.end());
    std::ranges::sort(whole);
    std::ranges::sort(parts);
    CHECK(parts == whole);
}

TEST_CASE("each opening is played with both colours", "[training]")
{
    Pairing pairing{.openings = {"0,0, 1,1, 2,0"}};
    CHECK(pairing.openingOf(0).plies() == pairing.openingOf(7).plies());
    Contestant weak;
    weak.make = [](std::uint64_t) { return std::make_unique<LostEngine>(); };
    const auto strong = readContestant("plain,nodes=300");
    REQUIRE(strong);
    const std::vector<GameResult> results = pairing.play(3, weak, *strong);
    REQUIRE(results.size() == 2);
    CHECK(results[0].number == 6);
    CHECK(results[1].number == 7);
    for (const GameResult& result : results) {
        CHECK(result.points == 0);
        CHECK(readResult(textOf(result)) == result);
    }
}

TEST_CASE("an illegal move loses, and is counted", "[training]")
{
    Contestant lost;
    lost.make = [](std::uint64_t) { return std::make_unique<LostEngine>(); };
    const Pairing pairing{.openings = {"0,0, 5,5, 0,5"}};
    Tally tally;
    for (const GameResult& result : pairing.play(0, lost, lost))
        tally.add(result);
    CHECK(tally.games() == 2);
    CHECK(tally.illegal == 2);
    CHECK(tally.wins == 1); // the side that reaches the ninth ply first loses, whatever its colour
}

TEST_CASE("a tally reports the score and its confidence interval", "[training]")
{
    const Tally tally{.wins = 262, .draws = 6, .losses = 132};
    CHECK(tally.score() == Approx(0.6625));
    CHECK(tally.interval().low == Approx(0.6149).margin(0.0005));
    CHECK(tally.interval().high == Approx(0.7070).margin(0.0005));
    CHECK(textOf(tally) == "262 wins, 6 draws, 132 losses of 400; score 66.2 % (95 %: 61.5 ... 70.7), 0 illegal moves");
    CHECK(Tally{.wins = 10}.interval().low < 0.8); // ten wins prove little
    CHECK(textOf(Tally{}) == "no games");
    CHECK_FALSE(readResult("game 3 black win 40 plies")); // with an odd number the first contestant has white
    CHECK_FALSE(readResult("game"));
}

TEST_CASE("an invalid contestant is rejected with a message", "[training]")
{
    for (const char* text :
         {"", "level=0", "level=99", "/nowhere/at/all", "plain,nodes=0", "plain,speed=3", "plain,"}) {
        const auto contestant = readContestant(text);
        INFO(text);
        CHECK((std::string{text} == "plain," || !contestant));
    }
    CHECK(readContestant("level=3"));
    CHECK(readContestant("beginner"));
    CHECK(readContestant("trained,nodes=100,time=20,depth=4"));
}

TEST_CASE("a beginner of gomoku plays the same games for the same seed and others for another", "[training]")
{
    const auto play = [](const char* seed) {
        return match({"--a", "beginner", "--b", "beginner", "--pairs", "10", "--seed", seed, "--rule", "renju"});
    };
    const std::vector<std::string> games = play("1");
    CHECK(play("1") == games);
    CHECK(play("2") != games);
    CHECK(tallyOf(games).illegal == 0);
}

TEST_CASE("a beginner of gomoku sees most fours and about half of the threes", "[training]")
{
    const std::atomic<bool> stop{false};
    // The share of seeds with which White plays on one of the cells, in percent.
    const auto share = [&](const std::vector<Cell>& plies, const std::vector<Cell>& wanted) {
        constexpr int seeds = 400;
        gomoku::Game game{gomoku::Rule::Freestyle, 15};
        for (const Cell cell : plies)
            game.play(cell);
        int played = 0;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            const Cell move = makeBeginner(seed)->think(game, {}, stop, {}).line.at(0);
            played += std::ranges::find(wanted, move) != wanted.end() ? 1 : 0;
        }
        return 100 * played / seeds;
    };
    const std::vector<Cell> three{{5, 7}, {0, 0}, {6, 7}, {14, 0}, {7, 7}};
    std::vector<Cell> four = three;
    four.insert(four.end(), {{4, 7}, {8, 7}});
    CHECK(share(four, {{9, 7}}) >= 80);
    CHECK(share(four, {{9, 7}}) <= 92);
    CHECK(share(three, {{4, 7}, {8, 7}}) >= 42);
    CHECK(share(three, {{4, 7}, {8, 7}}) <= 65);
}
