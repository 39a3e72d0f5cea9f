#pragma once

#include "core/reversi/position.h"

namespace qipan::reversi {

/// Scores are in hundredths of a disc. An ended game counts far more than any guess about a running one.
inline constexpr int endedScale = 10'000;

/// A guess for the side to move: corners, the squares that give them away, mobility and, late, discs.
[[nodiscard]] int evaluate(const Position& position);

/// The score of an ended game for the side to move: its lead in discs, times endedScale.
[[nodiscard]] int endedScore(const Position& position);

} // namespace qipan::reversi
