#pragma once

#include "core/link/falling.h"
#include "core/link/shape.h"

#include <cstdint>

namespace qipan::link {

/// The same tiles on the same cells in another order, in which the board can be finished.
///
/// Where no pair can go, as few are moved as can be found: mostly two change places, else two and then, when some pairs
/// have gone, two more, and so on. Only what is left when the search must end is laid along a way to peel the board,
/// with as many tiles as possible left alone.
/// Where a pair can go, all are laid anew. Tiles that cannot be peeled at all (it is rare) may stay over in the end;
/// then as many pairs as were peeled can go.
///
/// The same arguments give the same board on every platform; below 50 ms (bench_link_solver).
/// Preconditions: every picture is there an even number of times; nothing can fall; at most Position::longest columns
/// and rows.
[[nodiscard]] Board shuffled(const Board& board, const Shape& shape, FallingMode mode, bool border, std::uint64_t seed);

} // namespace qipan::link
