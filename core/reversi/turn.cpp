// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/turn.h"

#include <cassert>

namespace qipan::reversi {

bool Turn::mustPass() const
{
    return legalMoves(position) == 0 && legalMoves(position.passed()) != 0;
}

bool Turn::isOver() const
{
    return legalMoves(position) == 0 && legalMoves(position.passed()) == 0;
}

bool Turn::allows(Square move) const
{
    if (move == passMove)
        return mustPass();
    return move >= 0 && move < passMove && (legalMoves(position) & bitOf(move)) != 0;
}

Turn Turn::after(Square move) const
{
    assert(allows(move));
    const Position next = move == passMove ? position.passed() : afterMove(position, move);
    return {next, opposite(side)};
}

Turn Turn::afterForcedPass(Square square) const
{
    const Turn next = after(square);
    return next.mustPass() ? next.after(passMove) : next;
}

} // namespace qipan::reversi
