// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/board.h"
#include "core/gomoku/rule.h"

#include <map>
#include <optional>
#include <string>
#include <vector>

namespace qipan::test {

/// Searches forced wins with the plain rules of tests/core/gomoku alone, trying all moves of both sides.
class PlainWins {
public:
    /// `mayBlockForbidden`: black, as the defender, may block fours on forbidden points.
    PlainWins(const gomoku::Board& board, gomoku::Rule rule, Side attacker, bool mayBlockForbidden = false);

    /// True if the attacker, to move, wins by at most `moves` moves before the five: only fours, or fours and threes,
    /// which are moves that threaten a winning four.
    [[nodiscard]] bool wins(int moves, bool withThrees);

private:
    using Points = std::vector<gomoku::Point>;

    [[nodiscard]] bool attack(int moves);
    [[nodiscard]] bool beatsAnswers(gomoku::Point move, int moves);
    [[nodiscard]] bool beatsAnswersToThree(gomoku::Point move, int moves);
    [[nodiscard]] std::optional<gomoku::Point> winningFour(gomoku::Point move);
    [[nodiscard]] bool isWinningFour(gomoku::Point four);
    [[nodiscard]] Points fivesAround(gomoku::Point point, Side side);
    [[nodiscard]] bool mayBlock(gomoku::Point point) const;
    [[nodiscard]] bool isNearOwnStone(gomoku::Point point) const;
    [[nodiscard]] std::string key(int moves) const;

    gomoku::Board m_board;
    gomoku::Rule m_rule;
    Side m_attacker;
    Side m_defender;
    bool m_mayBlockForbidden;
    bool m_withThrees = false;
    Points m_fours; // of the attacker, before its move
    std::map<std::string, bool> m_known;
};

} // namespace qipan::test
