// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// The traits that make an opponent weaker than the search: its search limits and human-like mistakes.
struct Traits {
    int depth = 0;            ///< search depth in plies, at least 1
    std::uint64_t nodes = 0;  ///< node limit
    int errors = 0;           ///< percentage of moves that are not the best one it sees …
    int maxLoss = 0;          ///< … but one that seems to lose at most this, in hundredths of a disc
    int exactFromEmpties = 0; ///< from this number of empty squares it plays perfectly, without limits
};

/// Creates an opponent with these traits. Depth and node limits of a call apply in addition to its own. `seed` decides
/// between equally good moves and when it makes mistakes; the same seed always gives the same moves.
[[nodiscard]] std::unique_ptr<Engine> makeLevelEngine(const Traits& traits, std::uint64_t seed);

} // namespace qipan::reversi
