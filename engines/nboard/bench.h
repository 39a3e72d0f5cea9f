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

/// Solves positions from games, of 14 empties to `mostEmpties`, on one thread.
[[nodiscard]] BenchResult runBench(int mostEmpties = 20);

} // namespace qipan::nboard
