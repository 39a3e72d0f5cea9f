// SPDX-License-Identifier: GPL-3.0-or-later
// Compares the nodes searched by several threads with those of one thread.
//     bench_gomoku_threads [THREADS [SECONDS]]
// THREADS and SECONDS per search default to 2. Each position is searched for the same time on one thread and on
// several.

#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <vector>

namespace {

using namespace qipan;
using gomoku::Game;
using gomoku::Rule;

std::vector<Game> positions()
{
    const std::vector<std::vector<Cell>> openings{
        {{7, 7}, {8, 6}, {9, 8}, {7, 9}, {6, 5}, {9, 10}},
        {{2, 3}, {5, 4}, {3, 1}, {4, 5}, {3, 6}, {6, 3}, {4, 7}, {2, 5}, {3, 7}},
        {{7, 7}, {8, 8}, {6, 9}, {6, 7}, {5, 9}},
    };
    std::vector<Game> games;
    for (const auto& opening : openings) {
        Game game{Rule::Freestyle, 15};
        for (const Cell cell : opening)
            game.play(cell);
        games.push_back(game);
    }
    return games;
}

double nodesPerSecond(const Game& game, int threads, std::chrono::milliseconds time)
{
    const std::atomic<bool> stop{false};
    const auto engine = gomoku::makeFullEngine(0);
    (void)engine->think(game, {.time = std::chrono::milliseconds{50}, .threads = threads}, stop,
                        {}); // allocates the tables
    const auto begin = std::chrono::steady_clock::now();
    const SearchResult found = engine->think(game, {.time = time, .threads = threads}, stop, {});
    const std::chrono::duration<double> taken = std::chrono::steady_clock::now() - begin;
    return static_cast<double>(found.nodes) / taken.count();
}

} // namespace

int main(int argc, char* argv[])
{
    const int threads = argc > 1 ? std::atoi(argv[1]) : 2;
    const int seconds = argc > 2 ? std::atoi(argv[2]) : 2;
    if (argc > 3 || threads < 1 || threads > 64 || seconds < 1 || seconds > 600) {
        std::fprintf(stderr, "usage: bench_gomoku_threads [THREADS from 1 to 64 [SECONDS from 1 to 600]]\n");
        return 2;
    }
    double one = 0;
    double several = 0;
    for (const Game& game : positions()) {
        one += nodesPerSecond(game, 1, std::chrono::seconds{seconds});
        several += nodesPerSecond(game, threads, std::chrono::seconds{seconds});
    }
    const auto count = static_cast<double>(positions().size());
    std::printf("1 thread %.0f nodes/s, %d threads %.0f nodes/s, ratio %.2f\n", one / count, threads, several / count,
                several / one);
    return 0;
}
