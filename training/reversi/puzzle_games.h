#pragma once

#include "core/reversi/turn.h"
#include "core/reversi/weights.h"

#include <cstdint>

namespace qipan::reversi {

/// Games that people could have played, for the positions near their ends.
struct PuzzleGames {
    std::uint64_t seed = 1;

    /// Plays game `number` until so few squares are empty, or to its end: the same for the same number, seed and
    /// weights. It begins with 6 to 12 random plies; then a side looks 1 to 4 plies ahead, another number in each game,
    /// and one move in eight is random.
    [[nodiscard]] Turn play(std::int64_t number, int empties, const Weights& weights) const;
};

} // namespace qipan::reversi
