#include "engines/gomocup/bench.h"

#include "core/board/mix.h"
#include "core/gomoku/game.h"
#include "engines/gomocup/words.h"

#include <array>
#include <atomic>
#include <cassert>
#include <limits>
#include <string_view>

namespace qipan::gomocup {

namespace {

using gomoku::Rule;

struct Position {
    Rule rule;
    int size;
    std::string_view moves; // X,Y of black, white, black …
};

// From the first stones to the middle of a game.
constexpr std::array<Position, 2> positions{{
    {Rule::Freestyle, 15, "7,7"},
    {Rule::Renju, 15, "7,7 8,8 9,6"},
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

std::uint64_t mixed(std::uint64_t signature, const Thinking& found)
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
        const Thinking found = engine.think(gameOf(position), limits, stop, {});
        result.nodes += found.nodes;
        result.signature = mixed(result.signature, found);
    }
    result.time = std::chrono::steady_clock::now() - begin;
    return result;
}

} // namespace qipan::gomocup
