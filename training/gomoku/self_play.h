#pragma once

#include "core/gomoku/weights.h"
#include "training/gomoku/game_record.h"

#include <cstdint>

namespace qipan::training {

/// How games against oneself are played.
struct SelfPlay {
    gomoku::Rule rule = gomoku::Rule::Freestyle;
    int size = 15;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 1'500; ///< of each search
    int noise = 8;               ///< of a hundred moves, so many are played by sight, at random among the better ones

    /// Plays game `number`: the same for the same number and settings. A game ends where its end is proven, and is a
    /// draw after 160 plies.
    [[nodiscard]] GameRecord play(std::int64_t number, const gomoku::WeightsOf& weights) const;
};

} // namespace qipan::training
