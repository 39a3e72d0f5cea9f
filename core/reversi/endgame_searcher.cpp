// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame_search.h"
#include "core/reversi/portable_moves.h"
#include "core/reversi/processor.h"

namespace qipan::reversi {

std::unique_ptr<EndgameSearcher> makeEndgameSearcher(EndgameShared& shared, SearchBudget& budget)
{
    return hasAvx2() ? makeAvx2EndgameSearcher(shared, budget) : makePortableEndgameSearcher(shared, budget);
}

std::unique_ptr<EndgameSearcher> makePortableEndgameSearcher(EndgameShared& shared, SearchBudget& budget)
{
    return std::make_unique<EndgameSearch<PortableMoves>>(shared, budget);
}

#ifndef QIPAN_AVX2
std::unique_ptr<EndgameSearcher> makeAvx2EndgameSearcher(EndgameShared& shared, SearchBudget& budget)
{
    return makePortableEndgameSearcher(shared, budget);
}
#endif

} // namespace qipan::reversi
