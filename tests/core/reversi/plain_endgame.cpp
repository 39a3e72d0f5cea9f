// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/reversi/plain_endgame.h"

#include <algorithm>

namespace qipan::test {

using namespace reversi;

int plainScore(const Position& position, int alpha, int beta)
{
    const Squares legal = legalMoves(position);
    if (legal == 0 && legalMoves(position.passed()) == 0) {
        const int own = std::popcount(position.mover);
        const int others = std::popcount(position.other);
        if (own == others)
            return 0;
        return own > others ? 64 - 2 * others : 2 * own - 64;
    }
    if (legal == 0)
        return -plainScore(position.passed(), -beta, -alpha);
    for (Squares rest = legal; rest != 0 && alpha < beta; rest &= rest - 1) {
        const Square square = firstSquare(rest);
        const Position after = afterMove(position, square);
        alpha = std::max(alpha, -plainScore(after, -beta, -alpha));
    }
    return alpha;
}

} // namespace qipan::test
