// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

namespace qipan::reversi {

/// Final scores are disc differences for the side to move, even numbers from −64 to 64: empty squares count for the
/// winner.
inline constexpr int maxDiscs = 64;
/// Lower than any score.
inline constexpr int noScore = -maxDiscs - 1;

/// Returns the score if the game ends in this position.
[[nodiscard]] constexpr int finalScore(const Position& position)
{
    const int lead = std::popcount(position.mover) - std::popcount(position.other);
    const int empties = position.empties();
    return lead > 0 ? lead + empties : lead < 0 ? lead - empties : 0;
}

} // namespace qipan::reversi
