#include "core/reversi/greedy_engine.h"

#include "core/board/mix.h"
#include "core/reversi/game.h"

#include <bit>
#include <cassert>

namespace qipan::reversi {

Thinking GreedyEngine::think(const BoardGame& game, const Limits&, const std::atomic<bool>&, const Report& report)
{
    const Position position = static_cast<const Game&>(game).position();
    const std::uint64_t seed = mix(m_seed, mix(position.mover, position.other));

    Thinking best{.depth = 1};
    int most = 0;
    std::uint64_t bestLot = 0;
    for (Squares moves = legalMoves(position); moves != 0; moves &= moves - 1) {
        const Square square = firstSquare(moves);
        const int turned = std::popcount(flips(position, square));
        const std::uint64_t lot = mix(seed, static_cast<std::uint64_t>(square));
        ++best.nodes;
        if (turned < most || (turned == most && lot <= bestLot))
            continue;
        most = turned;
        best.line = {cellOf(square)};
        bestLot = lot;
    }
    assert(!best.line.empty());
    // Scores by discs.
    best.score = std::popcount(position.mover) + most + 1 - (std::popcount(position.other) - most);
    if (report)
        report(best);
    return best;
}

} // namespace qipan::reversi
