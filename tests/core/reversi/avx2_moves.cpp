// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef QIPAN_AVX2
#include "tests/core/reversi/avx2_moves.h"

#include "core/reversi/avx2_moves.h"

namespace qipan::test {

reversi::Squares avx2LegalMoves(const reversi::Position& position)
{
    return reversi::Avx2Moves::legalMoves(position);
}

reversi::Squares avx2Flips(const reversi::Position& position, reversi::Square square)
{
    return reversi::Avx2Moves::flips(position, square);
}

} // namespace qipan::test

#endif
