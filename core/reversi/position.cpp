// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/position.h"

#include "core/reversi/portable_moves.h"

#include <utility>

namespace qipan::reversi {

Squares legalMoves(const Position& position)
{
    return PortableMoves::legalMoves(position);
}

Squares flips(const Position& position, Square square)
{
    return PortableMoves::flips(position, square);
}

Squares regionOf(Squares empty, Square square)
{
    Squares region = bitOf(square);
    for (Squares before = 0; region != std::exchange(before, region);)
        region = withNeighbours(region) & empty;
    return region;
}

} // namespace qipan::reversi
