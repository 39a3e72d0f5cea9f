#pragma once

#include "core/gomoku/shape_map.h"

#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// The points that `side` has to think about, best first; equally good ones in the order that `seed` gives.
///
/// What must be done comes alone: a five; else the points against a five; else an open four; else the points that
/// stop an open four of the other side, fours of one's own among them. Otherwise all points near a stone.
/// Black's forbidden points are not among them, unless no other point is free.
/// Never empty: on an empty board it is the centre. Precondition: the board is not full.
[[nodiscard]] std::vector<Point> candidates(const ShapeMap& map, Side side, std::uint64_t seed);

} // namespace qipan::gomoku
