#pragma once

#include "core/board/engine.h"
#include "core/link/position.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::link {

enum class Verdict : std::uint8_t {
    Solvable,   ///< there is a way to take all tiles off, and it is known
    Unsolvable, ///< proved: there is none
    Open,       ///< not found out within the limits
};

/// What is known of a position.
struct Solving {
    Verdict verdict = Verdict::Open;
    std::vector<Pair> line;  ///< Solvable: one pair after the other to the empty board, each where it lies then
    std::uint64_t nodes = 0; ///< positions and decisions that were looked at
};

/// Tries to solve a position, up to `limits.nodes` or `limits.time`; without both to the end, which may be never.
/// Returns soon after `stop` becomes true. The same position and node limit give the same answer. Where nothing falls
/// it searches for who goes with whom (StillSolver), else it plays and takes back (FallingSolver).
[[nodiscard]] Solving solve(const Position& position, const Limits& limits, const std::atomic<bool>& stop);

/// What to do next, and what that is worth.
struct Advice {
    Pair pair;
    /// Solvable: it keeps the board won. Unsolvable: no pair does. Open: nobody knows whether it does, but it is not
    /// known to lose.
    Verdict verdict = Verdict::Open;
};

/// A pair that can go, nothing where there is none. It never leads to a position that is known to be lost while another
/// pair is not. Limits as for solve(), all in all.
[[nodiscard]] std::optional<Advice> advise(const Position& position, const Limits& limits,
                                           const std::atomic<bool>& stop);

} // namespace qipan::link
