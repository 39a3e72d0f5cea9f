#pragma once

#include "core/gomoku/board.h"

#include <string>
#include <vector>

namespace qipan::test {

/// A board, row by row from the top left: X for black, O for white, anything else for an empty point.
[[nodiscard]] gomoku::Board drawnBoard(const std::vector<std::string>& rows);

/// Row by row.
[[nodiscard]] std::vector<gomoku::Point> emptyPointsOf(const gomoku::Board& board);

/// Puts a stone on a board for as long as it lives.
class Trial {
public:
    Trial(gomoku::Board& board, gomoku::Point point, Side side)
        : m_board{board}
        , m_point{point}
    {
        m_board.place(point, side);
    }
    ~Trial() { m_board.remove(m_point); }
    Trial(const Trial&) = delete;
    Trial& operator=(const Trial&) = delete;

private:
    gomoku::Board& m_board;
    gomoku::Point m_point;
};

/// True where the rules let `side` play on the empty point, by the plain text of the rules.
[[nodiscard]] bool plainlyAllowed(const gomoku::Board& board, gomoku::Rule rule, gomoku::Point point, Side side);

/// The empty points where a stone of `side` wins at once, by trying each.
[[nodiscard]] std::vector<gomoku::Point> plainFives(const gomoku::Board& board, gomoku::Rule rule, Side side);

/// True when `line` wins for `attacker`, who begins, against every answer: after each move that is no five, each legal
/// answer of the defender is tried; all but the one in the line must leave a five, and none may be a five itself. The
/// line ends with a five, or with a four that no legal move answers.
[[nodiscard]] bool provesWinByFours(gomoku::Board board, gomoku::Rule rule, Side attacker,
                                    const std::vector<gomoku::Point>& line);

/// True when `attacker`, who is to move, wins by at most `fours` fours and the five after them: every empty point is
/// tried. `board` comes back as it was.
[[nodiscard]] bool winsByFours(gomoku::Board& board, gomoku::Rule rule, Side attacker, int fours);

} // namespace qipan::test
