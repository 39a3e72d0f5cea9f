#pragma once

#include "core/board/engine.h"

#include <chrono>
#include <cstddef>
#include <optional>

namespace qipan::nboard {

/// How the engine is to think, from the command line and from `set` lines; these last until they are told anew.
struct Settings {
    static constexpr int mostDepth = 60; ///< plies
    static constexpr std::chrono::hours mostTime{24};

    std::optional<int> depth;                      ///< plies, 1 … mostDepth
    std::optional<std::chrono::milliseconds> time; ///< for a move
    int threads = 1;                               ///< at least 1
    std::optional<std::size_t> memory;             ///< bytes for tables; not set: the engine's own choice

    /// For one search of a position with so many empty squares: the depth and the time, whatever ends it first. A
    /// second where neither is set. Near the end a depth means more plies: all that are left, exactly.
    [[nodiscard]] Limits limits(int empties) const;
};

} // namespace qipan::nboard
