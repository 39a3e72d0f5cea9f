#pragma once

#include "core/reversi/position.h"

namespace qipan::reversi {

/// Scores of ended games are even numbers of discs for the side to move, −64 … 64: the squares that are left empty
/// count for the winner.
inline constexpr int mostDiscs = 64;
/// Worse than any score.
inline constexpr int noScore = -mostDiscs - 1;

/// The score of a game that has ended here.
[[nodiscard]] constexpr int finalScore(const Position& position)
{
    const int lead = std::popcount(position.mover) - std::popcount(position.other);
    const int empties = position.empties();
    return lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
}

} // namespace qipan::reversi
