// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/last_empties.h"
#include "core/reversi/stability.h"

namespace qipan::reversi {

/// Null-window search of positions with so few empties that neither a table nor move ordering by mobility pays.
template <typename Moves>
class EndgameShallow {
public:
    static constexpr int maxEmpties = 7;

    /// Counts positions in `nodes`, to which it keeps a reference.
    explicit EndgameShallow(std::uint64_t& nodes)
        : m_nodes{nodes}
        , m_last{nodes}
    {
    }

    /// Returns a lower bound of the true score if it is above `alpha`, otherwise an upper bound.
    /// Precondition: position.empties() <= maxEmpties.
    [[nodiscard]] int score(const Position& position, int alpha)
    {
        const unsigned odd = oddQuadrants(~position.occupied());
        switch (position.empties()) {
        case 7:
            return scoreOf<7>(position, alpha, odd);
        case 6:
            return scoreOf<6>(position, alpha, odd);
        case 5:
            return scoreOf<5>(position, alpha, odd);
        default:
            return m_last.scoreOfFew(position, alpha);
        }
    }

private:
    /// Tries moves into quadrants with an odd number of empties first, otherwise in no particular order.
    template <int Empties>
    [[nodiscard]] int scoreOf(const Position& position, int alpha, unsigned odd)
    {
        if constexpr (Empties == 4) {
            return m_last.scoreOfFour(position, alpha);
        } else {
            ++m_nodes;
            if (const int bound = m_stability.boundOf(position, alpha, Empties); bound <= alpha)
                return bound;
            const Squares legal = Moves::legalMoves(position);
            if (legal == 0) {
                if (Moves::legalMoves(position.passed()) == 0)
                    return finalScore(position);
                return -scoreOf<Empties>(position.passed(), -alpha - 1, odd);
            }
            int best = noScore;
            const Squares oddSquares = squaresOfQuadrants[odd];
            for (const Squares part : {legal & oddSquares, legal & ~oddSquares}) {
                for (Squares rest = part; rest != 0; rest &= rest - 1) {
                    const Square square = firstSquare(rest);
                    const Position after = afterMove(position, square, Moves::flips(position, square));
                    const int found = -scoreOf<Empties - 1>(after, -alpha - 1, odd ^ quadrantBit(square));
                    if (found > alpha)
                        return found;
                    best = std::max(best, found);
                }
            }
            return best;
        }
    }

    std::uint64_t& m_nodes;
    LastEmpties<Moves> m_last;
    const Stability& m_stability = stability();
};

} // namespace qipan::reversi
