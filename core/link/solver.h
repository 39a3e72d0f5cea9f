// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/link/position.h"

#include <cstdint>
#include <vector>

namespace qipan::link {

enum class Verdict : std::uint8_t {
    Solvable,   ///< a solution is known
    Unsolvable, ///< proven to have no solution
    Open,       ///< undecided within the limits
};

/// The result of solving a position.
struct Solving {
    Verdict verdict = Verdict::Open;
    /// If solvable: the pairs up to the empty board, each with the cells of its tiles at that time.
    std::vector<Pair> line;
    std::uint64_t nodes = 0; ///< positions and decisions examined
};

/// Tries to solve a position within `limits.nodes` and `limits.time`; without limits it may never return. Returns soon
/// after `stop` becomes true. The same position and node limit give the same answer. Without falling it searches
/// pairings (StaticSolver), otherwise it plays and takes back (GravitySolver).
[[nodiscard]] Solving solve(const Position& position, const Limits& limits, const std::atomic<bool>& stop);

/// A suggested move and its value.
struct Advice {
    Pair pair;
    /// Solvable: the board stays solvable. Unsolvable: no move is solvable. Open: unknown, but not proven lost.
    Verdict verdict = Verdict::Open;
};

/// Returns a removable pair, or nothing if there is none. Never chooses a pair proven to lose while another is not.
/// `limits` apply to the whole call, as for solve().
[[nodiscard]] std::optional<Advice> advise(const Position& position, const Limits& limits,
                                           const std::atomic<bool>& stop);

} // namespace qipan::link
