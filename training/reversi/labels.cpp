// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/labels.h"

#include "core/reversi/evaluation.h"
#include "training/reversi/position_searcher.h"

#include <cstddef>
#include <vector>

namespace qipan::reversi {

GameRecord Labels::labelled(GameRecord record, const Weights& weights) const
{
    constexpr int wholeGame = 60;
    PositionSearcher searcher{weights};
    const std::vector<Turn> turns = turnsOf(record.moves);
    const auto first = static_cast<std::size_t>(record.randomPlies);
    record.labels.assign(turns.size() - first, 0);
    int end = record.lead * hundredths; // for black
    for (std::size_t i = turns.size(); i-- > first;) {
        const Turn& turn = turns[i];
        const int sign = turn.side == Side::Black ? 1 : -1;
        int& label = record.labels[i - first];
        if (turn.position.empties() <= exact) {
            label = searcher.scoreOf(turn.position, wholeGame);
            end = sign * label;
            continue;
        }
        label = sign * end;
        if (depth > 0)
            label = (share * searcher.scoreOf(turn.position, depth) + (100 - share) * label) / 100;
    }
    return record;
}

} // namespace qipan::reversi
