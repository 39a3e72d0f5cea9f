// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

namespace qipan::test {

/// The exact score of a position in discs, empty squares counting for the winner: plain alpha-beta, as a reference for
/// the fast solver. For at most ten empties.
[[nodiscard]] int plainScore(const reversi::Position& position, int alpha = -64, int beta = 64);

} // namespace qipan::test
