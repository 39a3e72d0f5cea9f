#pragma once

#include "core/gomoku/position.h"

namespace qipan::gomoku {

/// Places a stone and removes it at the end of the scope. Keeps a reference to the position.
class Trial {
public:
    Trial(Position& position, Point point, Side side)
        : m_position{position}
    {
        m_position.place(point, side);
    }
    ~Trial() { m_position.undo(); }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

private:
    Position& m_position;
};

} // namespace qipan::gomoku
