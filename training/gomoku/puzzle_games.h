#pragma once

#include "core/gomoku/game.h"

#include <cstdint>

namespace qipan::training {

/// Games that puzzles are looked for in: to the very end, by opponents that are seldom equally strong, mostly play by
/// sight and read some fours ahead, so that threats are made, overlooked and missed as people do.
struct PuzzleGames {
    std::uint64_t seed = 1;
    int size = 15;

    /// Plays game `number`, the same for the same number and settings. The three rules take turns.
    [[nodiscard]] gomoku::Game play(std::int64_t number) const;
};

} // namespace qipan::training
