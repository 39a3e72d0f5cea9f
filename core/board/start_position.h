// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"

#include <vector>

namespace qipan {

/// A custom position that a game starts from instead of the usual one.
struct StartPosition {
    std::vector<Ply> stones; ///< each cell at most once; in gomoku in the order of play, if known
    Side toMove = Side::Black;

    friend bool operator==(const StartPosition&, const StartPosition&) = default;
};

} // namespace qipan
