// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef QIPAN_AVX2
#include "core/reversi/avx2_moves.h"
#include "core/reversi/node_search.h"

namespace qipan::reversi {

std::unique_ptr<NodeSearcher> makeAvx2NodeSearcher(const Position& root, const NodeSearchParts& parts)
{
    return std::make_unique<NodeSearch<Avx2Moves>>(root, parts);
}

} // namespace qipan::reversi

#endif
