// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef QIPAN_AVX2
#include "core/reversi/avx2_moves.h"
#include "core/reversi/perft_count.h"

namespace qipan::reversi {

std::uint64_t perftAvx2(const Position& position, int depth, PassCounts passes)
{
    return countLeaves<Avx2Moves>(position, depth, passes);
}

} // namespace qipan::reversi

#endif
