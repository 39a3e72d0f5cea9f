#pragma once

#include "core/reversi/patterns.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

namespace qipan::reversi {

/// Scores are in hundredths of a disc, and an ended game is within ±64 discs.
inline constexpr int hundredths = 100;
inline constexpr int mostScore = 64 * hundredths;

/// A guess at the end of the game for the side to move, less than 64 discs either way. `codes` are those of the
/// position, and `isFirst` tells whether the side to move is their first one. Who cannot move passes, and where nobody
/// can it is no guess.
[[nodiscard]] int evaluate(const Position& position, const PatternCodes& codes, bool isFirst, const Weights& weights);

/// The score of an ended game for the side to move: its lead in discs, and empty squares are the winner's.
[[nodiscard]] int endedScore(const Position& position);

} // namespace qipan::reversi
