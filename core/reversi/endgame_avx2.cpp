// SPDX-License-Identifier: GPL-3.0-or-later
#ifdef QIPAN_AVX2
#include "core/reversi/avx2_moves.h"
#include "core/reversi/endgame_search.h"

namespace qipan::reversi {

std::unique_ptr<EndgameSearcher> makeAvx2EndgameSearcher(EndgameShared& shared, SearchBudget& budget)
{
    return std::make_unique<EndgameSearch<Avx2Moves>>(shared, budget);
}

} // namespace qipan::reversi

#endif
