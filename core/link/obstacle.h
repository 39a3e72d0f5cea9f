// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/path.h"

namespace qipan::link {

/// Why two tiles cannot be joined: the path that is blocked by the fewest tiles.
struct Obstacle {
    Path path;                ///< within the corner limit and border rule
    std::vector<Cell> blocks; ///< the blocking tiles, in order; empty if the two can be joined
};

/// Returns the path from `a` to `b` under `rule` with the fewest blocking tiles, then the fewest corners, then the
/// fewest steps. Returns nothing if not even an empty board would allow a path.
/// Preconditions: both cells are on the board and differ. Takes some milliseconds on a board of 30 by 20 cells.
/// Source: Dijkstra's algorithm over cell, heading and corners.
[[nodiscard]] std::optional<Obstacle> obstacleBetween(const Board& board, Cell a, Cell b, PathRule rule = {});

} // namespace qipan::link
