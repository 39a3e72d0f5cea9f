#pragma once

#include "core/link/board.h"
#include "core/link/path.h"

#include <vector>

namespace qipan::link {

/// Why two tiles cannot be joined: the way that comes nearest to a path.
struct Obstacle {
    Path path;                ///< within the corners and the border that the rule allows
    std::vector<Cell> blocks; ///< tiles on it, in order; empty where the two can be joined
};

/// Of all ways from `a` to `b` under `rule` the one over the fewest tiles, and among those the one with the fewest
/// corners and then the fewest steps. Nothing where even an empty board would not let them be joined.
/// Preconditions: both are on the board and differ. Cost: some milliseconds on a board of 30 by 20 cells.
/// Source: Dijkstra's algorithm over cell, heading and corners.
[[nodiscard]] std::optional<Obstacle> obstacleBetween(const Board& board, Cell a, Cell b, PathRule rule = {});

} // namespace qipan::link
