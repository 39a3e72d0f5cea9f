// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/game_record.h"

#include "core/reversi/evaluation.h"
#include "tests/training/commands_support.h"
#include "training/reversi/commands.h"
#include "training/reversi/fit.h"
#include "training/reversi/self_play.h"

#include <algorithm>
#include <fstream>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;
using test::linesOf;

namespace {

const std::string sampleFile = QIPAN_SOURCE_DIR "/training/reversi/sample.txt";

/// The best result for the side to move, by trying everything.
int plainEnd(const Position& position)
{
    const Squares legal = legalMoves(position);
    if (legal == 0)
        return legalMoves(position.passed()) == 0 ? terminalScore(position) : -plainEnd(position.passed());
    int best = -maxScore;
    for (Squares rest = legal; rest != 0; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        best = std::max(best, -plainEnd(afterMove(position, square)));
    }
    return best;
}

std::vector<GameRecord> sample()
{
    std::ifstream file{sampleFile};
    std::vector<GameRecord> records;
    for (std::string line; std::getline(file, line);) {
        const auto record = readRecord(line);
        REQUIRE(record);
        CHECK(textOf(*record) == line);
        records.push_back(*record);
    }
    return records;
}

} // namespace

TEST_CASE("a reversi record round-trips and nothing else is accepted as one", "[training]")
{
    const std::string shortest = "17 9 +64 e6f4e3f6g5d6e7f5c5"; // black has every disc after nine plies
    const auto record = readRecord(shortest);
    REQUIRE(record);
    CHECK(record->lead == 64);
    CHECK(record->moves.size() == 9);
    CHECK(textOf(*record) == shortest);
    const auto labelled = readRecord("17 7 +64 e6f4e3f6g5d6e7f5c5 | -300 6400");
    REQUIRE(labelled);
    CHECK(labelled->labels == std::vector<int>{-300, 6400});
    for (const char* line :
         {"", "17", "17 9 +64", "17 9 64 e6f4e3f6g5d6e7f5c5", "17 10 +64 e6f4e3f6g5d6e7f5c5",
          "17 9 +64 e6f4e3f6g5d6e7f5", "17 9 +64 e6f4e3f6g5d6e7f5c5a1", "17 9 +64 a1f4e3f6g5d6e7f5c5",
          "17 9 +64 e6f4e3f6g5d6e7f5c", "17 9 +64 e6f4e3f6g5d6e7f5i5", "17 7 +64 e6f4e3f6g5d6e7f5c5 | 1",
          "17 7 +64 e6f4e3f6g5d6e7f5c5 | 1 x", "17 7 +64 e6f4e3f6g5d6e7f5c5 | 1 6401", "-1 9 +64 e6f4e3f6g5d6e7f5c5",
          "17 9 +64  e6f4e3f6g5d6e7f5c5"}) {
        INFO(line);
        CHECK_FALSE(readRecord(line));
    }
}

TEST_CASE("all reversi sample records are readable and end as they say", "[training]")
{
    const std::vector<GameRecord> records = sample();
    CHECK(records.size() == 200);
    for (const GameRecord& record : records) {
        const Turn turn = turnAfter(record.moves);
        CHECK(turn.isOver());
        CHECK(terminalScore(turn.position) == (turn.side == Side::Black ? 1 : -1) * record.lead * hundredths);
    }
}

TEST_CASE("shards of reversi self-play together form the whole", "[training]")
{
    const auto play = [](const char* shard) {
        return linesOf(generateCommand,
                       {"--games", "5", "--depth", "2", "--exact", "6", "--seed", "3", "--shard", shard});
    };
    std::vector<std::string> whole = play("0/1");
    CHECK(whole.size() == 5);
    CHECK(play("0/1") == whole);
    CHECK(whole[1] != whole[3]);
    std::vector<std::string> parts = play("0/2");
    const std::vector<std::string> rest = play("1/2");
    CHECK(parts.size() == 3);
    parts.insert(parts.end(), rest.begin(), rest.end());
    std::ranges::sort(whole);
    std::ranges::sort(parts);
    CHECK(parts == whole);
    for (const std::string& line : whole)
        CHECK(readRecord(line));
}

TEST_CASE("a label is the exact result near the end and an earlier label comes from it", "[training]")
{
    const GameRecord game = sample().front();
    constexpr int exact = 6;
    const GameRecord labelled = Labels{.exact = exact, .depth = 0}.labelled(game, trainedWeights());
    const std::vector<Turn> turns = turnsOf(game.moves);
    REQUIRE(labelled.labels.size() == turns.size() - static_cast<std::size_t>(game.randomPlies));
    CHECK(readRecord(textOf(labelled)) == labelled);
    int before = 0;
    for (std::size_t i = labelled.labels.size(); i-- > 0;) {
        const Turn& turn = turns[static_cast<std::size_t>(game.randomPlies) + i];
        const int forBlack = (turn.side == Side::Black ? 1 : -1) * labelled.labels[i];
        if (turn.position.empties() <= exact)
            CHECK(labelled.labels[i] == plainEnd(turn.position));
        else
            CHECK(forBlack == before);
        before = forBlack;
    }
    const GameRecord searched = Labels{.exact = exact, .depth = 2, .share = 50}.labelled(game, trainedWeights());
    CHECK(searched.labels.front() != labelled.labels.front());
    CHECK(searched.labels.back() == labelled.labels.back());
}

TEST_CASE("a reversi start is short and reproducible by seed", "[training]")
{
    for (std::uint64_t seed = 0; seed < 20; ++seed) {
        const std::vector<Square> start = balancedStart(seed, 2, handcraftedWeights());
        CHECK(balancedStart(seed, 2, handcraftedWeights()) == start);
        CHECK(start.size() >= 8);
        CHECK(start.size() <= 12);
    }
    CHECK(balancedStart(1, 2, handcraftedWeights()) != balancedStart(2, 2, handcraftedWeights()));
}

TEST_CASE("unusable reversi self-play and label arguments are rejected with a message", "[training]")
{
    test::requireRefused(generateCommand, {"--weights", "/nowhere/at/all"});
    test::requireRefused(generateCommand, {"--games", "0"});
    test::requireRefused(generateCommand, {"--shard", "2/2"});
    test::requireRefused(labelCommand, {"/nowhere/at/all"});
    test::requireRefused(labelCommand, {QIPAN_SOURCE_DIR "/LICENSE"});
}
