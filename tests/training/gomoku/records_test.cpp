// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/game_record.h"

#include "core/gomoku/engines.h"
#include "core/gomoku/position.h"
#include "tests/support/catch.h"
#include "training/gomoku/commands.h"
#include "training/gomoku/openings.h"
#include "training/gomoku/self_play.h"

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::training;
using gomoku::Rule;

namespace {

/// The output of a command, which must succeed.
std::vector<std::string> linesOf(int (*command)(Options&, const Streams&), const std::vector<const char*>& arguments)
{
    std::ostringstream out;
    std::ostringstream messages;
    Options options{arguments};
    REQUIRE(command(options, {out, messages}) == 0);
    std::vector<std::string> lines;
    std::istringstream text{out.str()};
    for (std::string line; std::getline(text, line);)
        lines.push_back(line);
    return lines;
}

} // namespace

TEST_CASE("a record round-trips", "[training]")
{
    const GameRecord record{.number = 17,
                            .rule = Rule::Renju,
                            .size = 15,
                            .winner = Side::White,
                            .moves = {{{7, 7}, std::nullopt}, {{8, 6}, -40}, {{0, 14}, -gomoku::winScore}}};
    CHECK(textOf(record) == "17 renju 15 W hh ig:-40 ao:-");
    CHECK(readRecord(textOf(record)) == record);
    for (const char* line : {"", "17", "17 renju 15 W hh hh", "17 renju 15 X hh", "17 chess 15 W hh", "x renju 15 W hh",
                             "17 renju 99 W hh", "17 renju 15 W hh:", "17 renju 15 W hh:1x", "17 renju 15 W h",
                             "17 renju 15 W zz", "17 renju 15 W hh  ii"})
        CHECK_FALSE(readRecord(line));
}

TEST_CASE("all sample records are readable and end as their last score says", "[training]")
{
    std::ifstream file{QIPAN_SOURCE_DIR "/training/gomoku/sample.txt"};
    int games = 0;
    for (std::string line; std::getline(file, line); ++games) {
        const std::optional<GameRecord> record = readRecord(line);
        REQUIRE(record);
        CHECK(textOf(*record) == line);
        const std::optional<int> last = record->moves.back().score;
        if (!last || !gomoku::isDecided(*last))
            continue;
        const Side mover = record->moves.size() % 2 == 1 ? Side::Black : Side::White;
        CHECK(record->winner == (*last > 0 ? mover : opposite(mover)));
    }
    CHECK(games == 100);
}

TEST_CASE("a self-play game is reproducible by its number and legal", "[training]")
{
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        const SelfPlay play{.rule = rule, .seed = 5, .nodes = 200, .noise = 20};
        for (std::int64_t number = 0; number < 3; ++number) {
            const GameRecord record = play.play(number, gomoku::handcraftedWeights);
            CHECK(play.play(number, gomoku::handcraftedWeights) == record);
            CHECK(readRecord(textOf(record)) == record);
            CHECK(std::ranges::count_if(record.moves, [](const RecordedMove& move) { return move.score.has_value(); })
                  > 0);
        }
        CHECK(play.play(0, gomoku::handcraftedWeights).moves != play.play(1, gomoku::handcraftedWeights).moves);
    }
}

TEST_CASE("shards of self-play together form the whole", "[training]")
{
    const auto play = [](const char* shard) {
        return linesOf(selfPlayCommand, {"--games", "5", "--nodes", "100", "--seed", "3", "--shard", shard});
    };
    std::vector<std::string> whole = play("0/1");
    std::vector<std::string> parts = play("0/2");
    const std::vector<std::string> rest = play("1/2");
    CHECK(parts.size() == 3);
    CHECK(rest.size() == 2);
    parts.insert(parts.end(), rest.begin(), rest.end());
    std::ranges::sort(whole);
    std::ranges::sort(parts);
    CHECK(parts == whole);
}

TEST_CASE("openings are read relative to the centre and invalid ones are rejected", "[training]")
{
    const auto opening = readOpening("0,0, 1,-1, -7,7", Rule::Freestyle, 15);
    REQUIRE(opening);
    CHECK(opening->plies() == std::vector<Ply>{{{7, 7}, Side::Black}, {{8, 6}, Side::White}, {{0, 14}, Side::Black}});
    for (const char* line : {"", "0", "0,0, 0,0", "8,0", "0,0, x,1", "0,0 1"})
        CHECK_FALSE(readOpening(line, Rule::Freestyle, 15));
}

TEST_CASE("generated openings are short and near the centre and reproducible by seed", "[training]")
{
    const auto judge = gomoku::makeFullEngine(1);
    for (std::uint64_t seed = 0; seed < 6; ++seed) {
        const Rule rule = seed % 2 == 0 ? Rule::Freestyle : Rule::Renju;
        const gomoku::Game opening = balancedOpening(rule, 15, seed, *judge);
        CHECK(balancedOpening(rule, 15, seed, *judge).plies() == opening.plies());
        CHECK_FALSE(opening.outcome());
        CHECK(opening.plies().size() >= 3);
        CHECK(opening.plies().size() <= 7);
        CHECK(std::abs(opening.plies().front().cell.x - 7) <= 2);
    }
}
