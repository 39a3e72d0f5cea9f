#pragma once

#include "core/board/engine.h"
#include "core/link/falling.h"
#include "core/link/shape.h"

#include <atomic>
#include <cstdint>

namespace qipan::link {

/// The same tiles on the same cells, laid anew so that the board can be finished, with as few of them moved as can be
/// found: mostly two change places. Where no exchange of two is found to help within `limits` (nodes as the solver
/// counts them, or time), the tiles are laid along a way to peel the board, with as many as possible left alone. Only
/// where even that leaves tiles over (it is rare) can the result not be finished for certain; then as many pairs as
/// were peeled can go.
/// The same board, seed and node limit give the same result. Preconditions: every picture is there an even number of
/// times, and at least two different ones are; nothing can fall; at most Position::longest columns and rows.
[[nodiscard]] Board smallShuffle(const Board& board, const Shape& shape, FallingMode mode, bool border,
                                 std::uint64_t seed, const Limits& limits, const std::atomic<bool>& stop);

} // namespace qipan::link
