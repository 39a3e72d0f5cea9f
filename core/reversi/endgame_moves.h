// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/endgame_searcher.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/quadrants.h"
#include "core/reversi/stability.h"

#include <algorithm>
#include <utility>

namespace qipan::reversi {

/// A shallow search that orders moves where many squares are empty. The weights of its own evaluation minimise the
/// nodes of endgames with 20 and more empty squares.
template <typename Moves>
class EndgameMoveOrdering {
public:
    /// Uses `evaluator` if not null, otherwise mobility, frontier discs and edges. Keeps the pointer.
    explicit EndgameMoveOrdering(const PatternEvaluator* evaluator)
        : m_evaluator{evaluator}
    {
    }

    /// Returns the alpha-beta value at `depth` plies for the side to move, in the unit of `PatternEvaluator`.
    [[nodiscard]] int value(const Position& position, int depth, int alpha, int beta) const
    {
        const Squares legal = Moves::legalMoves(position);
        if (legal == 0) {
            if (Moves::legalMoves(position.passed()) == 0)
                return finalScore(position) * perDisc;
            return -value(position.passed(), depth, -beta, -alpha);
        }
        if (depth == 0)
            return m_evaluator != nullptr ? m_evaluator->estimate(position) : orderingEval(position, legal);
        int best = noScore * perDisc;
        for (Squares rest = legal; rest != 0 && best < beta; rest &= rest - 1) {
            const Square square = firstSquare(rest);
            const Position after = afterMove(position, square, Moves::flips(position, square));
            best = std::max(best, -value(after, depth - 1, -beta, -std::max(alpha, best)));
        }
        return best;
    }

    static constexpr int perDisc = 128;

private:
    [[nodiscard]] int orderingEval(const Position& position, Squares legal) const
    {
        const Squares others = Moves::legalMoves(position.passed());
        const Squares empties = ~position.occupied();
        const int mobility = std::popcount(legal) + std::popcount(legal & corners) - std::popcount(others)
            - std::popcount(others & corners);
        const Squares beside = neighboursOf(empties);
        const int frontier = std::popcount(beside & position.other) - std::popcount(beside & position.mover);
        const int edges = std::popcount(m_stability.stableEdges(position))
            - std::popcount(m_stability.stableEdges(position.passed()));
        return 100 * mobility + 30 * frontier + 150 * edges;
    }

    const PatternEvaluator* m_evaluator;
    const Stability& m_stability = stability();
};

/// The moves of a position and the order in which an endgame search tries them.
template <typename Moves>
class EndgameMoves {
public:
    struct Move { // NOLINT(cppcoreguidelines-pro-type-member-init): sixty are allocated, about ten are used
        Position after;
        std::uint64_t hash; // of the position after the move
        int order;          // highest first
        Square square;
    };

    /// Precondition: `legal` are the legal moves of the position, at least one.
    EndgameMoves(const Position& position, Squares legal, const EndgameTable& table)
    {
        for (Squares rest = legal; rest != 0; rest &= rest - 1) {
            Move& move = m_moves[m_count++];
            move.square = firstSquare(rest);
            move.after = afterMove(position, move.square, Moves::flips(position, move.square));
            move.hash = hashOf(move.after);
            table.prefetch(move.hash);
        }
    }

    [[nodiscard]] const Move* begin() const { return m_moves.data(); }
    [[nodiscard]] const Move* end() const { return m_moves.data() + m_count; }
    [[nodiscard]] const Move& first() const { return m_moves[0]; }

    /// Sets the order. `best` are the known best moves, 64 for none. `plies` is the depth of the foresight after each
    /// move, negative for none; it continues only while `mayContinue()`.
    template <typename MayContinue>
    void value(const std::array<std::uint8_t, 2>& best, int plies, const EndgameMoveOrdering<Moves>& ordering,
               MayContinue mayContinue)
    {
        const unsigned odd = oddQuadrants(~m_moves[0].after.occupied() | bitOf(m_moves[0].square));
        for (std::size_t i = 0; i < m_count; ++i) {
            Move& move = m_moves[i];
            move.order = perOrderingPoint * orderingScore(move, odd);
            if (move.square == best[0])
                move.order = 1 << 30;
            else if (move.square == best[1])
                move.order = 1 << 29;
            else if (plies >= 0 && mayContinue())
                move.order -= ordering.value(move.after, plies, -any, any);
        }
    }

    /// Returns the next move, or nullptr after the last one.
    [[nodiscard]] const Move* next()
    {
        if (m_next == m_count)
            return nullptr;
        std::size_t best = m_next;
        for (std::size_t i = m_next + 1; i < m_count; ++i) {
            if (m_moves[i].order > m_moves[best].order)
                best = i;
        }
        std::swap(m_moves[m_next], m_moves[best]);
        return &m_moves[m_next++];
    }
    /// Returns true if next() has more moves.
    [[nodiscard]] bool hasMore() const { return m_next < m_count; }

private:
    static constexpr int any = maxDiscs * EndgameMoveOrdering<Moves>::perDisc;
    static constexpr int perOrderingPoint = 21; // the weight of orderingScore in the unit of the foresight

    /// Positions where the opponent has few moves are searched earlier: they take less time and tend to be better
    /// ("fastest first").
    [[nodiscard]] static int orderingScore(const Move& move, unsigned odd)
    {
        const Squares answers = Moves::legalMoves(move.after);
        const Squares empties = ~move.after.occupied();
        const int mobility = std::popcount(answers) + std::popcount(answers & corners);
        const int frontier = std::popcount(neighboursOf(move.after.other) & empties);
        const int parity = (quadrantBit(move.square) & odd) != 0 ? 1 : 0;
        const int corner = (bitOf(move.square) & corners) != 0 ? 1 : 0;
        return -16 * mobility - 3 * frontier + 8 * parity + 16 * corner;
    }

    std::array<Move, 64> m_moves; // the first m_count are valid
    std::size_t m_count = 0;
    std::size_t m_next = 0;
};

} // namespace qipan::reversi
