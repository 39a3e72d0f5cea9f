// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>

namespace qipan::nboard {

/// The outcome of searches of fixed positions.
struct BenchResult {
    std::uint64_t nodes = 0;
    std::chrono::duration<double> time{0};
    /// Hash of all scores, best moves and node counts; changes when a search changes.
    std::uint64_t signature = 0;
};

struct BenchSize {
    std::uint64_t midgameNodes = 1'500'000; ///< for each of ten midgame positions
    int maxEmpties = 20;                    ///< of the ten endgames, from 14 on
};

/// Searches midgame positions with the full engine and solves endgames, on one thread.
[[nodiscard]] BenchResult runBench(const BenchSize& size = {});

} // namespace qipan::nboard
