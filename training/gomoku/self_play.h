// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/weights.h"
#include "training/gomoku/game_record.h"

#include <cstdint>

namespace qipan::training {

/// Settings of self-play games.
struct SelfPlay {
    gomoku::Rule rule = gomoku::Rule::Freestyle;
    int size = 15;
    std::uint64_t seed = 1;
    std::uint64_t nodes = 1'500; ///< per search
    int noise = 8;               ///< per cent of the moves that are random among the better ones by static evaluation

    /// Plays game `number`; deterministic for given number and settings. A game stops when its result is proven, and
    /// is a draw after 160 plies.
    [[nodiscard]] GameRecord play(std::int64_t number, const gomoku::WeightsOf& weights) const;
};

} // namespace qipan::training
