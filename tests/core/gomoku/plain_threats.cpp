// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/plain_threats.h"

#include "tests/core/gomoku/plain_fours.h"

#include <algorithm>

namespace qipan::test {

using namespace gomoku;

namespace {

std::string picture(const Board& board)
{
    std::string text;
    for (int y = 0; y < board.size(); ++y) {
        for (int x = 0; x < board.size(); ++x)
            text += static_cast<char>('0' + static_cast<int>(board.at(pointOf({x, y}))));
    }
    return text;
}

/// True if the attacker wins with the defender to move; `moves` are left to the attacker before the five.
bool leavesNoAnswer(Board& board, Rule rule, Side attacker, int moves)
{
    const Side defender = opposite(attacker);
    if (!plainFives(board, rule, defender).empty())
        return false;
    const std::vector<Point> fives = plainFives(board, rule, attacker);
    if (fives.empty() && (moves == 0 || !winsByFours(board, rule, attacker, 1)))
        return false;
    for (const Point answer : emptyPointsOf(board)) {
        if (static_cast<std::ptrdiff_t>(fives.size()) > std::ranges::count(fives, answer))
            continue; // leaves a five
        if (!plainlyAllowed(board, rule, answer, defender))
            continue;
        const ScopedMove scopedMove{board, answer, defender};
        if (!winsByThreats(board, rule, attacker, moves))
            return false;
    }
    return true;
}

} // namespace

bool ProofReplay::holds(const Board& board)
{
    Board scopedMove = board;
    return wins(scopedMove);
}

bool ProofReplay::wins(Board& board)
{
    const std::string key = picture(board);
    if (m_won.contains(key))
        return true;
    const std::vector<Point> line = m_claim(board);
    if (line.empty() || board.at(line.front()) != Stone::None
        || !plainlyAllowed(board, m_rule, line.front(), m_attacker))
        return false;
    bool holds = provesWinByFours(board, m_rule, m_attacker, line);
    if (!holds) {
        const ScopedMove scopedMove{board, line.front(), m_attacker};
        holds = winsThrough(board, m_rule, line.front()) || beatsAllAnswers(board);
    }
    if (holds)
        m_won.insert(key);
    return holds;
}

bool ProofReplay::beatsAllAnswers(Board& board)
{
    const Side defender = opposite(m_attacker);
    if (!plainFives(board, m_rule, defender).empty())
        return false;
    const std::vector<Point> fives = plainFives(board, m_rule, m_attacker);
    return std::ranges::all_of(emptyPointsOf(board), [&](Point answer) {
        if (static_cast<std::ptrdiff_t>(fives.size()) > std::ranges::count(fives, answer))
            return true; // leaves a five
        if (!plainlyAllowed(board, m_rule, answer, defender))
            return true;
        const ScopedMove scopedMove{board, answer, defender};
        return wins(board);
    });
}

bool winsByThreats(Board& board, Rule rule, Side attacker, int moves)
{
    if (!plainFives(board, rule, attacker).empty())
        return true;
    const std::vector<Point> fivesAgainst = plainFives(board, rule, opposite(attacker));
    if (moves == 0 || fivesAgainst.size() > 1)
        return false;
    const std::vector<Point> points = fivesAgainst.empty() ? emptyPointsOf(board) : fivesAgainst;
    return std::ranges::any_of(points, [&](Point point) {
        if (!plainlyAllowed(board, rule, point, attacker))
            return false;
        const ScopedMove scopedMove{board, point, attacker};
        return leavesNoAnswer(board, rule, attacker, moves - 1);
    });
}

} // namespace qipan::test
