// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"

#include <string>
#include <vector>

namespace qipan::test {

/// Parses a board, row by row from the top left: X for black, O for white, anything else for an empty point.
[[nodiscard]] gomoku::Board drawnBoard(const std::vector<std::string>& rows);

/// Row by row.
[[nodiscard]] std::vector<gomoku::Point> emptyPointsOf(const gomoku::Board& board);

/// Places a stone on a board for its own lifetime.
class ScopedMove {
public:
    ScopedMove(gomoku::Board& board, gomoku::Point point, Side side)
        : m_board{board}
        , m_point{point}
    {
        m_board.place(point, side);
    }
    ~ScopedMove() { m_board.remove(m_point); }
    ScopedMove(const ScopedMove&) = delete;
    ScopedMove& operator=(const ScopedMove&) = delete;

private:
    gomoku::Board& m_board;
    gomoku::Point m_point;
};

/// True if `side` may play on the empty point, according to the plain rules.
[[nodiscard]] bool plainlyAllowed(const gomoku::Board& board, gomoku::Rule rule, gomoku::Point point, Side side);

/// The empty points where a stone of `side` wins at once, found by trying each.
[[nodiscard]] std::vector<gomoku::Point> plainFives(const gomoku::Board& board, gomoku::Rule rule, Side side);

/// True if `line` wins for `attacker`, who begins, against every defence: after each move that is no five, every legal
/// answer is tried; all except the one in the line must leave a five, and none may be a five itself. The line ends
/// with a five, or with a four without a legal answer.
[[nodiscard]] bool provesWinByFours(gomoku::Board board, gomoku::Rule rule, Side attacker,
                                    const std::vector<gomoku::Point>& line);

/// True if `attacker`, to move, wins by at most `fours` fours and a final five; tries every empty point. Restores
/// `board`.
[[nodiscard]] bool winsByFours(gomoku::Board& board, gomoku::Rule rule, Side attacker, int fours);

} // namespace qipan::test
