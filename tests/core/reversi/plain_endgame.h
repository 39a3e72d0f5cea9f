#pragma once

#include "core/reversi/position.h"

namespace qipan::test {

/// The exact score of a position in discs, empty squares to the winner: plain alpha-beta, and nothing else, what the
/// fast solver is compared with. For ten empties at most.
[[nodiscard]] int plainScore(const reversi::Position& position, int alpha = -64, int beta = 64);

} // namespace qipan::test
