// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/position.h"

#include "core/reversi/portable_moves.h"

namespace qipan::reversi {

Squares legalMoves(const Position& position)
{
    return PortableMoves::legalMoves(position);
}

Squares flips(const Position& position, Square square)
{
    return PortableMoves::flips(position, square);
}

} // namespace qipan::reversi
