#pragma once

#include "core/gomoku/position.h"

#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// True when `side` could make an open four, or two fours, on a point where it may play.
[[nodiscard]] bool canMakeOpenFour(const Position& position, Side side);

/// The points that `side` has to think about. What must be done comes alone: a five; else the point against a five;
/// else an open four; else the points that stop every open four of the other side, and fours of one's own. Otherwise,
/// or where nothing helps, all candidates of the position. Forbidden points may be among them.
/// Never empty: on an empty board it is the centre. Precondition: the board is not full.
[[nodiscard]] PointSet pointsToConsider(const Position& position, Side side);

/// The points where `side` may hope to stop a win by continuous fours of the other side, when it is to move: those of
/// the line itself, those that turn a forced reply on it into a four, and fours of its own.
/// Precondition: `line` is such a win, as VcfSolver finds it, which needs no forbidden points, and nobody can make a
/// five.
[[nodiscard]] PointSet answersToFours(const Position& position, Side side, const std::vector<Point>& line);

/// Those of the points to consider where `side` may play, the most promising first; equally good ones in the order that
/// `seed` gives. Where none is allowed, any point that is, and if there is none at all, any point.
[[nodiscard]] std::vector<Point> rankedMoves(const Position& position, Side side, std::uint64_t seed);

} // namespace qipan::gomoku
