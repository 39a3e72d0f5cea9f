#pragma once

#include "core/reversi/position.h"

#include <cstddef>
#include <functional>
#include <random>

namespace qipan::test {

/// A position after so many random moves from the start, or after fewer where the game has ended. The side to move has
/// a move, unless the game is over.
[[nodiscard]] reversi::Position randomPosition(std::mt19937& random, int plies);

/// Plays a random game and calls `seen` with each position, whether the first side is to move there, and the move that
/// leads on.
void walkRandomGame(std::mt19937& random,
                    const std::function<void(const reversi::Position&, bool, reversi::Square)>& seen);

/// The position turned or mirrored in one of eight ways, 0 … 7, of which 0 is none.
[[nodiscard]] reversi::Position symmetric(const reversi::Position& position, int way);

} // namespace qipan::test
