// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"

namespace qipan::gomoku {

/// Places a stone and removes it at the end of the scope. Keeps a reference to the position.
class ScopedMove {
public:
    ScopedMove(Position& position, Point point, Side side)
        : m_position{position}
    {
        m_position.place(point, side);
    }
    ~ScopedMove() { m_position.undo(); }
    ScopedMove(const ScopedMove&) = delete;
    ScopedMove& operator=(const ScopedMove&) = delete;

private:
    Position& m_position;
};

} // namespace qipan::gomoku
