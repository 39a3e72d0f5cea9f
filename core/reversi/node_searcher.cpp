// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/node_searcher.h"

#include "core/reversi/node_search.h"
#include "core/reversi/portable_moves.h"
#include "core/reversi/processor.h"

namespace qipan::reversi {

std::unique_ptr<NodeSearcher> makeNodeSearcher(const Position& root, const NodeSearchParts& parts)
{
    return hasAvx2() ? makeAvx2NodeSearcher(root, parts) : makePortableNodeSearcher(root, parts);
}

std::unique_ptr<NodeSearcher> makePortableNodeSearcher(const Position& root, const NodeSearchParts& parts)
{
    return std::make_unique<NodeSearch<PortableMoves>>(root, parts);
}

#ifndef QIPAN_AVX2
std::unique_ptr<NodeSearcher> makeAvx2NodeSearcher(const Position& root, const NodeSearchParts& parts)
{
    return makePortableNodeSearcher(root, parts);
}
#endif

} // namespace qipan::reversi
