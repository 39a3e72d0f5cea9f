// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/symmetry.h"
#include "tests/training/commands_support.h"
#include "training/reversi/commands.h"
#include "training/reversi/game_record.h"
#include "training/reversi/start_positions.h"

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <set>
#include <string>
#include <utility>
#include <vector>

using namespace qipan;
using namespace qipan::reversi;
using test::linesOf;

namespace {

/// The number of positions after `plies` moves, by trying all of them: equivalent ones count once, those after a pass
/// or without a move do not count.
std::size_t plainCount(int plies)
{
    std::vector<Position> positions{startPosition};
    for (int ply = 0; ply < plies; ++ply) {
        std::set<std::pair<Squares, Squares>> known;
        std::vector<Position> longer;
        for (const Position& position : positions) {
            for (Squares rest = legalMoves(position); rest != 0; rest &= rest - 1) {
                const Square square = firstSquare(rest);
                const Position next = afterMove(position, square);
                const Position least = canonical(next).position;
                if (legalMoves(next) != 0 && known.insert({least.mover, least.other}).second)
                    longer.push_back(next);
            }
        }
        positions = longer;
    }
    return positions.size();
}

} // namespace

TEST_CASE("all starts of a number of plies are found once", "[training]")
{
    CHECK(startsAfter(0) == std::vector<std::vector<Square>>{{}});
    CHECK(startsAfter(1).size() == 1);
    CHECK(startsAfter(2).size() == 3);
    CHECK(startsAfter(3).size() == 14);
    CHECK(startsAfter(4).size() == 60);
    CHECK(startsAfter(5).size() == plainCount(5));
    std::set<std::pair<Squares, Squares>> known;
    for (const std::vector<Square>& moves : startsAfter(5)) {
        REQUIRE(moves.size() == 5);
        const auto read = readTranscript(transcriptOf(moves));
        REQUIRE(read == moves);
        const Turn turn = turnAfter(moves);
        CHECK(turn.side == Side::White);
        const Position least = canonical(turn.position).position;
        CHECK(known.insert({least.mover, least.other}).second);
    }
}

TEST_CASE("starts are scored the same in one shard and in two and balanced ones are rescored", "[training]")
{
    const auto score = [](const char* shard) {
        return linesOf(startsCommand, {"--plies", "4", "--depth", "2", "--shard", shard});
    };
    std::vector<std::string> whole = score("0/1");
    std::vector<std::string> parts = score("0/2");
    const std::vector<std::string> rest = score("1/2");
    parts.insert(parts.end(), rest.begin(), rest.end());
    std::ranges::sort(whole);
    std::ranges::sort(parts);
    CHECK(whole.size() == 60);
    CHECK(parts == whole);

    const std::string path = test::fileOf("qipan_starts_test.txt", whole);
    const auto within = linesOf(startsCommand, {"--depth", "0", "--within", "300", path.c_str()});
    const auto even = [](const std::string& line) { return std::abs(readStart(line)->score) <= 300; };
    CHECK(static_cast<long>(within.size()) == std::ranges::count_if(whole, even));
    CHECK(within.size() < whole.size());
    const std::vector<const char*> some{"--depth", "1", "--within", "300", "--most", "5", "--seed", "3", path.c_str()};
    const std::vector<std::string> chosen = linesOf(startsCommand, some);
    CHECK(chosen.size() == 5);
    CHECK(linesOf(startsCommand, some) == chosen);
    for (const std::string& line : chosen)
        CHECK(std::ranges::find(within, line.substr(0, 8)) != within.end());
    std::filesystem::remove(path);
}

TEST_CASE("a start round-trips and nothing else is accepted as one", "[training]")
{
    const auto start = readStart("f5d6c3d3 -35");
    REQUIRE(start);
    CHECK(start->score == -35);
    CHECK(textOf(*start) == "f5d6c3d3 -35");
    for (const char* line : {"", "f5d6", "f5d6 35", "f5d5 +35", "f5d6 +35 more", "f5d6 +99999", "f5d +35", "z9 +35"}) {
        INFO(line);
        CHECK_FALSE(readStart(line));
    }
    test::requireRefused(startsCommand, {"/nowhere/at/all"});
    test::requireRefused(startsCommand, {"--plies", "9"});
}
