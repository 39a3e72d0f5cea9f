// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/nboard/bench.h"

#include "core/board/seeded_random.h"
#include "core/reversi/endgame.h"
#include "core/reversi/engines.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/game.h"
#include "engines/nboard/solve.h"

#include <array>
#include <atomic>
#include <cassert>
#include <string_view>

namespace qipan::nboard {

namespace {

// From self-play games after eight or ten random plies.

// 50 to 32 empties, all undecided.
constexpr std::array<std::string_view, 10> midgames{{
    "-----O-----OO------OX------OXX-----OOXO---O--X------------------ X",
    "------------------XO------XOOO-----OXX----OOXXX-----X-------X--- X",
    "----------OO-----XOOO----OXOOO---X-XOX--X-XO-------------------- X",
    "------------X-----OOX-----OOXX---OOXOX----XOX-----OXO--------O-- X",
    "-----------------XXX-O---OOOO---OOXXO----OOXO-----OXX-----OX---- X",
    "-----------OOX----XOXXX--XXOOXO---OOOO----OOOOO---X------------- X",
    "---X------XXXO---OOOOX----OOXX---O-OXX----OOOXX---XOO----------- X",
    "------------------XXXX-O-OXOXXO--OXOOOO---XOOOX---XOO----OOO---- X",
    "--XX------XXXO---XXXXOO--XOOXOO---OXXXO---OOXO-O--O-O----------- X",
    "-----X----O--X----OOOXX-O-XOOXX--OXXXOXX-OOXOOX---XOOO-------O-- X",
}};

// 14 to 20 empties.
constexpr std::array<std::string_view, 10> endgames{{
    "--OO-XXXX-OOOOX-XXOOOOO-XXOXXOO-XXXXXOOX-XOXOOXXO-OOOX-X--OO-XX- X",
    "XXXXOX--XXXXOO--XXOXXOO-XXXXXO--XXOOOX--XXOXXXX--OOOOX---XXXXXX- O",
    "OOO-----OOO-----OXOXXXX-OOXOXOXXOOXOOXXXOOXOXOXXO-XOOX-X--XXXXX- X",
    "-XXXXX--O-XOXX--OOOXOX--OOXOXX--OOXXOX--OOXOXOX--XXXOOO--OOOOOO- O",
    "OOOOO---OOOOOX--OXOOOOX-OOOXOO--OXOXXO--OOOXXO--O-OXOO---OOOOO-- X",
    "-XXXXXXX-OOOOXXX--OXXXXX--OOXXXX--OOXXXX--OOOXXX----OOX----OOOOX X",
    "-OOOOO----OXXO---OOOXXXOXOOXOXXOXOXOOOXOXXXXOXOOX-X-O--O----O--- O",
    "OOOOOOOOOOOOOX--OOOOOX--OOXOOXX-O-XOOXX---XXOOX----XOXO----XOX-- X",
    "-OOOOO--O-XOOO--OOOXXXX-OOOXX---OOOXX---OOOXXX--OOOXX---OOOXXO-- X",
    "-X-O------OO-X-O-OOOOOOO-XXXXOOO--OOOOOO--XOXXOO--XXOOOO--XXXOOO X",
}};

constexpr std::size_t tableBytes = 16 << 20;

reversi::Position positionOf(std::string_view line)
{
    const auto position = readObfLine(line);
    assert(position && position->has_value());
    return **position;
}

/// Adds a search to the counts and the signature.
void add(BenchResult& result, int score, reversi::Square best, std::uint64_t nodes)
{
    result.nodes += nodes;
    result.signature = mix(result.signature, static_cast<std::uint64_t>(score));
    result.signature = mix(result.signature, static_cast<std::uint64_t>(best));
    result.signature = mix(result.signature, nodes);
}

void searchMidgames(std::uint64_t nodesForEach, BenchResult& result)
{
    constexpr std::uint64_t seed = 1;
    const std::atomic<bool> never{false};
    const Limits limits{.nodes = nodesForEach, .threads = 1, .memory = tableBytes};
    const auto engine = reversi::makeFullEngine(seed);
    for (const std::string_view line : midgames) {
        const SearchResult found = engine->think(reversi::Game{positionOf(line), Side::Black}, limits, never, {});
        add(result, found.score, reversi::squareOf(found.line.front()), found.nodes);
    }
}

void solveEndgames(int maxEmpties, BenchResult& result)
{
    const std::atomic<bool> never{false};
    const reversi::PatternEvaluator evaluator{reversi::trainedWeights()};
    reversi::EndgameSolver solver{tableBytes};
    for (const std::string_view line : endgames) {
        const reversi::Position position = positionOf(line);
        if (position.empties() > maxEmpties)
            continue;
        solver.clear();
        const auto solved = solver.solve(position, reversi::EndgameAim::Exact, {}, never, &evaluator);
        add(result, solved.score, solved.line.front(), solved.nodes);
    }
}

} // namespace

BenchResult runBench(const BenchSize& size)
{
    BenchResult result;
    const auto begin = std::chrono::steady_clock::now();
    searchMidgames(size.midgameNodes, result);
    solveEndgames(size.maxEmpties, result);
    result.time = std::chrono::steady_clock::now() - begin;
    return result;
}

} // namespace qipan::nboard
