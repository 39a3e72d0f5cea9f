// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/puzzle_position.h"

#include "core/reversi/endgame.h"
#include "training/reversi/position_searcher.h"

#include <algorithm>
#include <atomic>
#include <bit>
#include <cstdlib>
#include <limits>
#include <utility>

namespace qipan::reversi {

namespace {

using puzzle::Kind;
using puzzle::ScoredMove;

constexpr Squares edges = 0xff81'8181'8181'81ff;

constexpr std::size_t fewestMoves = 4;
constexpr int mostRight = 2;
constexpr int minGap = 4;
constexpr int lookaheadPlies = 2;
constexpr std::size_t tableBytes = std::size_t{1} << 20;
constexpr int maxLead = 40; // either way; beyond it a few discs do not matter

int signOf(int score)
{
    return (score > 0) - (score < 0);
}

std::vector<Squares> regionsOf(Squares empty)
{
    std::vector<Squares> regions;
    while (empty != 0) {
        regions.push_back(regionOf(empty, firstSquare(empty)));
        empty &= ~regions.back();
    }
    return regions;
}

} // namespace

PuzzlePosition::PuzzlePosition(const Position& position, std::vector<ScoredMove> moves)
    : m_position{position}
    , m_moves{std::move(moves)}
{
    m_best = std::ranges::max(m_moves, {}, &ScoredMove::score).score;
    int second = std::numeric_limits<int>::min();
    for (const ScoredMove& move : m_moves) {
        if (move.score == m_best)
            m_right |= bitOf(move.square);
        else
            second = std::max(second, move.score);
    }
    if (second > std::numeric_limits<int>::min()) {
        m_gap = m_best - second;
        m_decides = signOf(second) != signOf(m_best);
    }
}

std::string PuzzlePosition::rejectionReason() const
{
    if (m_moves.size() < fewestMoves)
        return "fewer than 4 moves";
    if (std::popcount(m_right) > mostRight)
        return "more than 2 right moves";
    if (m_gap < minGap && !m_decides)
        return "the gap is less than 4 discs, and the same side wins";
    if (std::abs(m_best) > maxLead)
        return "a lead of more than 40 discs";
    return {};
}

Kind PuzzlePosition::kind() const
{
    if (isParity())
        return Kind::Parity;
    if (isCorner())
        return Kind::Corner;
    return isEdge() ? Kind::Edge : Kind::Endgame;
}

int PuzzlePosition::grade(const Weights& weights) const
{
    const std::atomic<bool> stop{false};
    const EndgameResult solved = EndgameSolver{tableBytes}.solve(m_position, EndgameAim::Exact, {}, stop);
    const Cell shallowMove = PositionSearcher{weights}.think(m_position, lookaheadPlies).line.front();
    int points = m_position.empties() - minEmpties;
    points += std::max(0, static_cast<int>(std::bit_width(solved.nodes)) - 7) / 3;
    points += m_gap < minGap ? 2 : m_gap < 2 * minGap ? 1 : 0;
    points += isWrong(mostFlips()) ? 1 : 0;
    points += isWrong(fewestReplies()) ? 1 : 0;
    points += isWrong(bitOf(squareOf(shallowMove))) ? 2 : 0;
    return std::min(puzzle::highestGrade, puzzle::lowestGrade + 2 * points / 3);
}

template <typename Value>
Squares PuzzlePosition::argmax(Value value) const
{
    Squares best = 0;
    int most = std::numeric_limits<int>::min();
    for (const ScoredMove& move : m_moves) {
        const int worth = value(move.square);
        if (worth > most)
            best = 0;
        most = std::max(most, worth);
        if (worth == most)
            best |= bitOf(move.square);
    }
    return best;
}

Squares PuzzlePosition::mostFlips() const
{
    return argmax([&](Square square) { return std::popcount(flips(m_position, square)); });
}

Squares PuzzlePosition::fewestReplies() const
{
    return argmax([&](Square square) { return -std::popcount(legalMoves(afterMove(m_position, square))); });
}

Squares PuzzlePosition::givingCorners() const
{
    const Squares before = legalMoves(m_position.passed()) & corners;
    Squares giving = 0;
    for (const ScoredMove& move : m_moves) {
        if ((legalMoves(afterMove(m_position, move.square)) & corners & ~before) != 0)
            giving |= bitOf(move.square);
    }
    return giving;
}

bool PuzzlePosition::isParity() const
{
    const std::vector<Squares> regions = regionsOf(~m_position.occupied());
    Squares odd = 0;
    for (const Squares region : regions)
        odd |= std::popcount(region) % 2 == 1 ? region : 0;
    const Squares legal = legalMoves(m_position);
    return (m_right & ~odd) == 0 && (legal & ~odd) != 0 && isWrong(mostFlips()) && isWrong(fewestReplies());
}

bool PuzzlePosition::isCorner() const
{
    const Squares legal = legalMoves(m_position);
    const Squares giving = givingCorners();
    const bool takes = (m_right & ~corners) == 0;
    const bool declines = (legal & corners) != 0 && (m_right & corners) == 0;
    const bool gives = (m_right & ~giving) == 0 && (legal & ~giving) != 0;
    const bool keeps = (m_right & giving) == 0 && (mostFlips() & ~giving) == 0;
    return takes || declines || gives || keeps;
}

bool PuzzlePosition::isEdge() const
{
    return (m_right & ~(edges & ~corners)) == 0;
}

} // namespace qipan::reversi
