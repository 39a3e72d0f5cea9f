// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/position.h"
#include "core/link/random.h"

#include <vector>

namespace qipan::link {

/// Two tiles that were removed together.
struct DismantledPair {
    Pair from; ///< their initial cells
    Pair at;   ///< their cells when they were removed
};

/// Removes the tiles of a board in pairs, ignoring their pictures, until none is left. Whether two tiles can be joined
/// depends only on which cells are empty. So if each of these pairs gets one picture, the record is a solution of the
/// board in any mode, shape and border rule. (GNOME Mahjongg creates its boards in the same way.)
/// `neighbours`: the percentage of moves in which adjacent tiles may be removed; otherwise they are removed only if
/// nothing else can, which makes the board harder. In rare cases tiles that cannot be joined remain; these are not in
/// the record.
[[nodiscard]] std::vector<DismantledPair> dismantle(const Board& board, const Shape& shape, FallingMode mode,
                                                    bool border, int neighbours, Random& random);

} // namespace qipan::link
