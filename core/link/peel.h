#pragma once

#include "core/link/position.h"
#include "core/link/random.h"

#include <vector>

namespace qipan::link {

/// Two tiles that were taken off together.
struct PeeledPair {
    Pair from; ///< where they lay at the beginning
    Pair at;   ///< where they lay when they went
};

/// Takes the tiles of a board off in pairs, whatever they show, until none is left. Whether two tiles can be joined
/// depends on which cells are empty only, so with one picture on each of these pairs the record is a way to finish the
/// board, in every mode, shape and border rule. (GNOME Mahjongg lays its boards in the same way.)
/// `neighbours`: in how many of a hundred moves tiles side by side may go; in the others they go only if nothing else
/// can, and that makes the board harder to play. Tiles that no two of can be joined remain and are not in the record;
/// that is rare.
[[nodiscard]] std::vector<PeeledPair> peel(const Board& board, const Shape& shape, FallingMode mode, bool border,
                                           int neighbours, Random& random);

} // namespace qipan::link
