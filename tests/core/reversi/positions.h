// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <cstddef>
#include <functional>
#include <random>

namespace qipan::test {

/// A position after `plies` random moves from the start, or fewer if the game ends. The side to move has a move unless
/// the game is over.
[[nodiscard]] reversi::Position randomPosition(std::mt19937& random, int plies);

/// Plays a random game and calls `seen` with each position, whether the first side is to move, and the next move.
void walkRandomGame(std::mt19937& random,
                    const std::function<void(const reversi::Position&, bool, reversi::Square)>& seen);

/// The position under one of the eight symmetries, 0 … 7; 0 is the identity.
[[nodiscard]] reversi::Position symmetric(const reversi::Position& position, int symmetry);

} // namespace qipan::test
