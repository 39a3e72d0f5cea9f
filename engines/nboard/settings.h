// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <chrono>
#include <cstddef>
#include <optional>

namespace qipan::nboard {

/// The search settings from the command line and from `set` lines. They hold until changed.
struct Settings {
    static constexpr int maxDepth = 60; ///< plies
    static constexpr std::chrono::hours maxTime{24};

    std::optional<int> depth;                      ///< plies, 1 … maxDepth
    std::optional<std::chrono::milliseconds> time; ///< per move
    int threads = 1;                               ///< at least 1
    std::optional<std::size_t> memory;             ///< bytes for tables; if not set, the engine chooses

    /// Limits for searching a position with this many empty squares; depth and time both apply. One second if neither
    /// is set. Near the end of the game a depth is extended to solve the position.
    [[nodiscard]] Limits limits(int empties) const;
};

} // namespace qipan::nboard
