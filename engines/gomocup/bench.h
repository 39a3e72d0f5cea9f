// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <chrono>
#include <cstdint>

namespace qipan::gomocup {

/// The outcome of a search of fixed positions under all rules.
struct BenchResult {
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{0};
    /// Hash of all moves, scores, depths and node counts; changes when the search changes.
    std::uint64_t signature = 0;
};

inline constexpr std::uint64_t benchNodes = 100'000; ///< for each position

/// Searches each position with this many nodes on one thread.
[[nodiscard]] BenchResult runBench(Engine& engine, std::uint64_t nodesForEach = benchNodes);

} // namespace qipan::gomocup
