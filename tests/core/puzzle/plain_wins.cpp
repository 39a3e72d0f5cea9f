// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/puzzle/plain_wins.h"

#include "tests/core/gomoku/plain_fours.h"

#include <algorithm>

namespace qipan::test {

using namespace gomoku;

PlainWins::PlainWins(const Board& board, Rule rule, Side attacker, bool mayBlockForbidden)
    : m_board{board}
    , m_rule{rule}
    , m_attacker{attacker}
    , m_defender{opposite(attacker)}
    , m_mayBlockForbidden{mayBlockForbidden}
{
}

bool PlainWins::wins(int moves, bool withThrees)
{
    m_withThrees = withThrees;
    m_known.clear();
    return attack(moves);
}

/// The attacker is to move.
bool PlainWins::attack(int moves)
{
    if (!plainFives(m_board, m_rule, m_attacker).empty())
        return true;
    const Points against = plainFives(m_board, m_rule, m_defender);
    if (moves == 0 || against.size() > 1)
        return false;
    const auto [known, isNew] = m_known.try_emplace(key(moves), false);
    if (!isNew)
        return known->second;
    const Points points = against.empty() ? emptyPointsOf(m_board) : against;
    const Points foursBefore = m_fours;
    m_fours.clear();
    for (const Point point : emptyPointsOf(m_board)) {
        const ScopedMove move{m_board, point, m_attacker};
        if (!fivesAround(point, m_attacker).empty())
            m_fours.push_back(point);
    }
    const bool isWon = std::ranges::any_of(points, [&](Point point) {
        if ((against.empty() && !isNearOwnStone(point)) || !plainlyAllowed(m_board, m_rule, point, m_attacker))
            return false;
        const ScopedMove move{m_board, point, m_attacker};
        return plainFives(m_board, m_rule, m_defender).empty() && beatsAnswers(point, moves - 1);
    });
    m_fours = foursBefore;
    return m_known[key(moves)] = isWon;
}

/// The attacker has just moved to `move`, and the defender has no five.
bool PlainWins::beatsAnswers(Point move, int moves)
{
    const Points fives = fivesAround(move, m_attacker);
    if (fives.empty())
        return m_withThrees && moves > 0 && beatsAnswersToThree(move, moves);
    if (fives.size() > 1 || !mayBlock(fives.front()))
        return true;
    const ScopedMove block{m_board, fives.front(), m_defender};
    return attack(moves);
}

bool PlainWins::beatsAnswersToThree(Point move, int moves)
{
    const std::optional<Point> four = winningFour(move);
    if (!four)
        return false;
    const auto isBeaten = [&](Point answer) {
        if (!plainlyAllowed(m_board, m_rule, answer, m_defender))
            return true;
        const ScopedMove scopedMove{m_board, answer, m_defender};
        if (answer != *four && fivesAround(answer, m_defender).empty() && isWinningFour(*four))
            return true;
        return attack(moves);
    };
    return std::ranges::all_of(emptyPointsOf(m_board), isBeaten);
}

/// Finds a winning four after the attacker's move to `move`: it is on a line with that move, or was a four before and
/// its block has become forbidden.
std::optional<Point> PlainWins::winningFour(Point move)
{
    Points points = m_fours;
    for (const int step : lineSteps) {
        for (int i = -4; i <= 4; ++i)
            points.push_back(move + i * step);
    }
    const auto four = std::ranges::find_if(
        points, [&](Point point) { return m_board.at(point) == Stone::None && isWinningFour(point); });
    return four == points.end() ? std::nullopt : std::optional{*four};
}

bool PlainWins::isWinningFour(Point four)
{
    Points fives;
    {
        const ScopedMove move{m_board, four, m_attacker};
        fives = fivesAround(four, m_attacker);
        if (fives.empty() || (fives.size() == 1 && mayBlock(fives.front())))
            return false;
    }
    return plainlyAllowed(m_board, m_rule, four, m_attacker);
}

/// The points where a stone of `side` makes a five that contains `point`.
PlainWins::Points PlainWins::fivesAround(Point point, Side side)
{
    Points fives;
    for (const int step : lineSteps) {
        for (int i = -4; i <= 4; ++i) {
            const Point five = point + i * step;
            if (m_board.at(five) != Stone::None)
                continue;
            const ScopedMove move{m_board, five, side};
            if (winsThrough(m_board, m_rule, five))
                fives.push_back(five);
        }
    }
    return fives;
}

bool PlainWins::mayBlock(Point point) const
{
    return m_mayBlockForbidden || plainlyAllowed(m_board, m_rule, point, m_defender);
}

/// Other moves make neither fours nor threes.
bool PlainWins::isNearOwnStone(Point point) const
{
    const auto isOwn = [&](int step, int i) { return m_board.at(point + i * step) == stoneOf(m_attacker); };
    return std::ranges::any_of(lineSteps, [&](int step) {
        return isOwn(step, 1) || isOwn(step, 2) || isOwn(step, 3) || isOwn(step, 4) || isOwn(step, -1)
            || isOwn(step, -2) || isOwn(step, -3) || isOwn(step, -4);
    });
}

/// The stones and the number of moves.
std::string PlainWins::key(int moves) const
{
    std::string text(1, static_cast<char>(moves));
    for (int y = 0; y < m_board.size(); ++y) {
        for (int x = 0; x < m_board.size(); ++x)
            text += static_cast<char>(m_board.at(pointOf({x, y})));
    }
    return text;
}

} // namespace qipan::test
