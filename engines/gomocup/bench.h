#pragma once

#include "core/board/engine.h"

#include <chrono>
#include <cstdint>

namespace qipan::gomocup {

/// What a search of a few fixed positions of all rules took and found.
struct BenchResult {
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{0};
    /// Stands for every move, score, depth and number of nodes: it is another one when the search is.
    std::uint64_t signature = 0;
};

inline constexpr std::uint64_t benchNodes = 100'000; ///< for each position

/// Searches each position with so many nodes on one thread.
[[nodiscard]] BenchResult runBench(Engine& engine, std::uint64_t nodesForEach = benchNodes);

} // namespace qipan::gomocup
