// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/turn.h"
#include "core/reversi/weights.h"

#include <cstdint>

namespace qipan::reversi {

/// Games as people might play them, to get positions near the end.
struct PuzzleGames {
    std::uint64_t seed = 1;

    /// Plays game `number` until `empties` squares are empty, or to its end. Deterministic for given number, seed and
    /// weights. Starts with 6 to 12 random plies; then each side searches a fixed 1 to 4 plies, chosen for the game,
    /// and one move in eight is random.
    [[nodiscard]] Turn play(std::int64_t number, int empties, const Weights& weights) const;
};

} // namespace qipan::reversi
