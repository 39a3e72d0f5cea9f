// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/game.h"

#include <cstdint>

namespace qipan::training {

/// Plays game `number` to find puzzles in, to the end between opponents of different strength, mostly without a search
/// and reading some fours ahead, so that threats are made, overlooked and missed as by people. Deterministic for given
/// number and seed. The three rules alternate.
[[nodiscard]] gomoku::Game puzzleGame(std::uint64_t seed, std::uint64_t number);

} // namespace qipan::training
