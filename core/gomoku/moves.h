// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"

#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// Returns the points where `side` would threaten from `most` down to `least`, strongest first.
[[nodiscard]] std::vector<Point> orderedPoints(const Position& position, Side side, PointThreat most,
                                               PointThreat least);

/// Returns true if `side` could make an open four, or two fours, on a point that is not forbidden.
[[nodiscard]] bool canMakeOpenFour(const Position& position, Side side);

/// Returns the points that `side` has to consider. Forced moves are returned alone: a five; otherwise the block of a
/// five; otherwise an open four; otherwise the points that stop all open fours of the other side, and own fours.
/// Otherwise, or if nothing helps, returns all candidates of the position. May include forbidden points. Never empty:
/// on an empty board it is the centre. Precondition: the board is not full.
[[nodiscard]] PointSet pointsToConsider(const Position& position, Side side);

/// Returns the points where `side`, to move, may stop the other side's win by fours (VCF): those of the line itself,
/// those that turn a forced reply in it into a four, and own fours.
/// Precondition: `line` is a win found by VcfSolver that does not depend on forbidden points, and nobody can make a
/// five.
[[nodiscard]] PointSet answersToFours(const Position& position, Side side, const std::vector<Point>& line);

/// Returns the points to consider that are not forbidden, the most promising first, with ties ordered by `seed`. If
/// all are forbidden, returns other points that are not; if there are none, any points.
[[nodiscard]] std::vector<Point> orderedMoves(const Position& position, Side side, std::uint64_t seed);

} // namespace qipan::gomoku
