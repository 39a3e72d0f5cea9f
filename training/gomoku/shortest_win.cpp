// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/gomoku/shortest_win.h"

#include "core/gomoku/moves.h"
#include "core/gomoku/threats.h"

#include <algorithm>
#include <atomic>
#include <limits>

namespace qipan::training {

namespace {

using namespace gomoku;

const std::atomic<bool> neverStop{false};
constexpr int mostMoves = 15; // longer wins are no puzzles
constexpr std::uint64_t anyNodes = std::numeric_limits<std::uint64_t>::max();

} // namespace

std::vector<Point> ShortestWinFinder::find(Position& position, Side attacker)
{
    m_prover.forget();
    std::vector<Point> line;
    const auto play = [&](Point point, Side side) {
        line.push_back(point);
        position.place(point, side);
    };
    for (int moves = fewestMoves(position, attacker).value_or(0); moves > 0; --moves) {
        const Point move = attack(position, attacker, moves);
        if (move == 0)
            break;
        play(move, attacker);
        play(longestAnswer(position, attacker, moves - 1), opposite(attacker));
    }
    const PointSet fives = position.points(attacker, PointThreat::Five);
    for (std::size_t i = 0; i < line.size(); ++i)
        position.undo();
    if (fives.isEmpty())
        return {};
    line.push_back(fives.first());
    return line;
}

std::optional<int> ShortestWinFinder::fewestMoves(Position& position, Side attacker)
{
    for (int moves = 0; moves < mostMoves; ++moves) {
        const Verdict verdict = m_prover.byThreats(position, attacker, neverStop, anyNodes, moves).verdict;
        if (verdict == Verdict::Proven)
            return moves;
        if (verdict == Verdict::Unknown)
            break;
    }
    return std::nullopt;
}

/// Returns a move that keeps a win with `moves` moves before the five, or 0 if it is not found.
Point ShortestWinFinder::attack(Position& position, Side attacker, int moves)
{
    for (const Attack& attack : attacksOf(position, attacker)) {
        const ScopedMove scopedMove{position, attack.point, attacker};
        if (m_prover.afterThreat(position, attacker, neverStop, moves - 1).isProven())
            return attack.point;
    }
    return 0;
}

/// Returns an answer after which the attacker needs `moves` moves before the five.
Point ShortestWinFinder::longestAnswer(Position& position, Side attacker, int moves)
{
    const Side defender = opposite(attacker);
    const auto threat = position.canMakeFive(attacker) ? std::nullopt : winningFour(position, attacker);
    const std::vector<Point> answers = threat ? answersTo(position, attacker, *threat) : std::vector<Point>{};
    const auto longest = std::ranges::find_if(answers, [&](Point answer) {
        const ScopedMove scopedMove{position, answer, defender};
        return !m_prover.byThreats(position, attacker, neverStop, anyNodes, moves - 1).isProven();
    });
    // The block of a four, or any move if black may not answer.
    return longest == answers.end() ? orderedMoves(position, defender, 0).front() : *longest;
}

} // namespace qipan::training
