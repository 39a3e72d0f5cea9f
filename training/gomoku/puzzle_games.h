#pragma once

#include "core/gomoku/game.h"

#include <cstdint>

namespace qipan::training {

/// Games that puzzles are looked for in: two levels that are seldom equally strong, to the very end, so that threats
/// are made, overlooked and missed as people do.
struct PuzzleGames {
    std::uint64_t seed = 1;
    int size = 15;

    /// Plays game `number`, the same for the same number and settings. The three rules take turns.
    [[nodiscard]] gomoku::Game play(std::int64_t number) const;
};

} // namespace qipan::training
