// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/perft.h"

#include "core/reversi/perft_count.h"
#include "core/reversi/portable_moves.h"
#include "core/reversi/processor.h"

namespace qipan::reversi {

std::uint64_t perft(const Position& position, int depth, PassCounts passes)
{
    return hasAvx2() ? perftAvx2(position, depth, passes) : perftPortable(position, depth, passes);
}

std::uint64_t perftPortable(const Position& position, int depth, PassCounts passes)
{
    return countLeaves<PortableMoves>(position, depth, passes);
}

#ifndef QIPAN_AVX2
std::uint64_t perftAvx2(const Position& position, int depth, PassCounts passes)
{
    return perftPortable(position, depth, passes);
}
#endif

} // namespace qipan::reversi
