#pragma once

#include "core/board/board_game.h"

#include <vector>

namespace qipan {

/// A position that was set up, which a game begins from in place of its usual start.
struct StartPosition {
    std::vector<Ply> stones; ///< each cell once; in gomoku in the order they came, where that is known
    Side toMove = Side::Black;

    friend bool operator==(const StartPosition&, const StartPosition&) = default;
};

} // namespace qipan
