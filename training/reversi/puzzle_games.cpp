// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/puzzle_games.h"

#include "core/board/mix.h"
#include "training/reversi/game_record.h"
#include "training/reversi/position_searcher.h"
#include "training/reversi/self_play.h"

#include <random>

namespace qipan::reversi {

Turn PuzzleGames::play(std::int64_t number, int empties, const Weights& weights) const
{
    constexpr int minPlies = 6;
    constexpr std::uint64_t kindsOfStart = 7;
    constexpr std::uint64_t deepest = 4;
    constexpr std::uint64_t movesPerSlip = 8;
    std::mt19937_64 random{mix(seed, static_cast<std::uint64_t>(number))};
    const int plies = minPlies + static_cast<int>(random() % kindsOfStart);
    Turn turn = turnAfter(randomMoves(plies, [&] { return random(); }));
    const int depths[]{1 + static_cast<int>(random() % deepest), 1 + static_cast<int>(random() % deepest)};
    PositionSearcher searcher{weights};
    while (!turn.isOver() && turn.position.empties() > empties) {
        Squares legal = legalMoves(turn.position);
        if (random() % movesPerSlip == 0) {
            for (auto skipped = random() % static_cast<std::uint64_t>(std::popcount(legal)); skipped > 0; --skipped)
                legal &= legal - 1;
            turn = turn.afterForcedPass(firstSquare(legal));
        } else {
            const int depth = depths[turn.side == Side::Black ? 0 : 1];
            turn = turn.afterForcedPass(squareOf(searcher.think(turn.position, depth).line.front()));
        }
    }
    return turn;
}

} // namespace qipan::reversi
