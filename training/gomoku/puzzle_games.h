// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/game.h"

#include <cstdint>

namespace qipan::training {

/// Games to find puzzles in: played to the end between opponents of different strength, mostly without a search and
/// reading some fours ahead, so that threats are made, overlooked and missed as by people.
struct PuzzleGames {
    std::uint64_t seed = 1;
    int size = 15;

    /// Plays game `number`; deterministic for given number and settings. The three rules alternate.
    [[nodiscard]] gomoku::Game play(std::int64_t number) const;
};

} // namespace qipan::training
