// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/falling.h"

#include <cstdint>

namespace qipan::link {

/// Returns the same tiles on the same cells, rearranged so that the board can be finished. If no pair can be removed,
/// moves as few tiles as the search can manage: usually one exchange of two tiles, otherwise one exchange, and another
/// one after some pairs have gone, and so on. Only what remains when the search ends is placed in an order that the
/// board can be peeled in, keeping as many tiles as possible.
/// If a pair can be removed, rearranges all tiles. In the rare case that some tiles cannot be peeled, these may remain
/// at the end; all peeled pairs can be removed. The same arguments give the same board on every platform. Takes less
/// than 50 ms (bench_link_solver). Preconditions: every picture occurs an even number of times; no tile can fall; at
/// most Position::longest columns and rows.
[[nodiscard]] Board shuffled(const Board& board, const Shape& shape, FallingMode mode, bool border, std::uint64_t seed);

} // namespace qipan::link
