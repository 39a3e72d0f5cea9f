// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/gomocup/bench.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/game.h"
#include "engines/gomocup/words.h"

#include <array>
#include <atomic>
#include <cassert>
#include <string_view>

namespace qipan::gomocup {

namespace {

using gomoku::Rule;

struct Position {
    Rule rule;
    int size;
    std::string_view moves; // X,Y of black, white, black …
};

// From the opening to the middle game.
constexpr std::array<Position, 10> positions{{
    {Rule::Freestyle, 15, "7,7 5,5"},
    {Rule::Freestyle, 15, "2,3 5,4 3,1 4,5 3,6 6,3 4,7 2,5 3,7"},
    {Rule::Freestyle, 20, "9,9 12,8 10,12 13,9 10,10 8,8 11,7 10,8 11,8 11,9 10,11 10,9"},
    {Rule::Freestyle, 15, "1,7 4,6 2,10 3,9 4,10 3,10 3,11 3,7 3,8 5,5 2,8 4,8 2,12 5,9 2,9 2,11 2,6 2,7"},
    {Rule::Standard, 15, "6,7 8,8 5,10 7,7 6,6 6,8 5,9"},
    {Rule::Standard, 19, "3,15 5,14 4,12 4,15 6,13 3,14 2,13 5,12 2,14 4,13 2,15 2,16 2,11 2,12"},
    {Rule::Standard, 15,
     "10,2 12,4 8,3 9,5 8,4 7,5 10,5 7,2 10,4 10,3 7,4 9,4 9,2 6,5 8,5 8,6 10,1 11,0 12,3 11,2 9,6 12,1"},
    {Rule::Renju, 15, "7,7 8,6 9,8 7,8 9,9"},
    {Rule::Renju, 15, "7,7 7,6 9,5 8,6 6,6 8,8 8,5 7,5 6,4 6,5 5,4"},
    {Rule::Renju, 15, "7,7 8,8 6,9 6,7 5,9 8,6 4,9 7,9 3,9 2,9 4,10 8,7 8,9 7,6 8,5 10,6"},
}};

gomoku::Game gameOf(const Position& position)
{
    gomoku::Game game{position.rule, position.size};
    std::string_view rest = position.moves;
    while (!rest.empty()) {
        const auto end = rest.find(' ');
        const auto cell = readCell(rest.substr(0, end));
        assert(cell && game.isLegal(*cell));
        game.play(*cell);
        rest = end == std::string_view::npos ? std::string_view{} : rest.substr(end + 1);
    }
    return game;
}

std::uint64_t mixed(std::uint64_t signature, const SearchResult& found)
{
    for (const int number : {found.line.front().x, found.line.front().y, found.score, found.depth})
        signature = mix(signature, static_cast<std::uint64_t>(number));
    return mix(signature, found.nodes);
}

} // namespace

BenchResult runBench(Engine& engine, std::uint64_t nodesForEach)
{
    constexpr int anyDepth = 100;
    constexpr std::size_t tables = 64 * 1024 * 1024;
    const Limits limits{.depth = anyDepth, .nodes = nodesForEach, .threads = 1, .memory = tables};
    const std::atomic<bool> stop{false};
    BenchResult result;
    const auto begin = std::chrono::steady_clock::now();
    for (const Position& position : positions) {
        const SearchResult found = engine.think(gameOf(position), limits, stop, {});
        result.nodes += found.nodes;
        result.signature = mixed(result.signature, found);
    }
    result.time = std::chrono::steady_clock::now() - begin;
    return result;
}

} // namespace qipan::gomocup
