// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/greedy_engine.h"

#include "core/board/mix.h"
#include "core/reversi/game.h"

#include <bit>
#include <cassert>

namespace qipan::reversi {

SearchResult GreedyEngine::think(const BoardGame& game, const Limits&, const std::atomic<bool>&, const Report& report)
{
    const Position position = static_cast<const Game&>(game).position();
    const std::uint64_t seed = mix(m_seed, mix(position.mover, position.other));

    SearchResult best{.depth = 1};
    int most = 0;
    std::uint64_t bestTieBreak = 0;
    for (Squares moves = legalMoves(position); moves != 0; moves &= moves - 1) {
        const Square square = firstSquare(moves);
        const int flipped = std::popcount(flips(position, square));
        const std::uint64_t tieBreak = mix(seed, static_cast<std::uint64_t>(square));
        ++best.nodes;
        if (flipped < most || (flipped == most && tieBreak <= bestTieBreak))
            continue;
        most = flipped;
        best.line = {cellOf(square)};
        bestTieBreak = tieBreak;
    }
    assert(!best.line.empty());
    // Scores by discs.
    best.score = std::popcount(position.mover) + most + 1 - (std::popcount(position.other) - most);
    if (report)
        report(best);
    return best;
}

} // namespace qipan::reversi
