#pragma once

#include <chrono>
#include <cstdint>

namespace qipan::nboard {

/// What the searches of a few fixed positions took and found.
struct BenchResult {
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{0};
    /// Stands for every score, best move and number of nodes: it is another one when a search is.
    std::uint64_t signature = 0;
};

struct BenchSize {
    std::uint64_t midgameNodes = 1'500'000; ///< for each of ten positions of the midgame
    int mostEmpties = 20;                   ///< of the ten endgames, from 14 on
};

/// Searches positions of the midgame with the whole engine, and solves endgames, on one thread.
[[nodiscard]] BenchResult runBench(const BenchSize& size = {});

} // namespace qipan::nboard
