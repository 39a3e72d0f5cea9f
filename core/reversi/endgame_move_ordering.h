// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/endgame_searcher.h"
#include "core/reversi/rays.h"
#include "core/reversi/stability.h"

#include <algorithm>

namespace qipan::reversi {

/// A shallow search that orders moves where many squares are empty. The weights of its own evaluation minimise the
/// nodes of endgames with 20 and more empty squares.
template <typename Moves>
class EndgameMoveOrdering {
public:
    /// Uses `evaluator` if not null, otherwise mobility, frontier discs and edges. Keeps the pointer.
    explicit EndgameMoveOrdering(const EndgameEvaluator* evaluator)
        : m_evaluator{evaluator}
    {
    }

    /// Returns the alpha-beta value at `depth` plies for the side to move, in the unit of `EndgameEvaluator`.
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
        constexpr Squares corners = 0x8100000000000081;
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

    const EndgameEvaluator* m_evaluator;
    const Stability& m_stability = stability();
};

} // namespace qipan::reversi
