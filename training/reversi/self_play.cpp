// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/self_play.h"

#include "core/board/seeded_random.h"
#include "core/reversi/position.h"
#include "training/reversi/position_searcher.h"

#include <cstdlib>
#include <limits>
#include <random>

namespace qipan::reversi {

namespace {

constexpr int minPlies = 4;
constexpr int minBalancedPlies = 8;
constexpr int maxBalancedPlies = 12;
constexpr int maxRandomPlies = 40;

int between(std::mt19937_64& random, int least, int most)
{
    return least + static_cast<int>(random() % static_cast<std::uint64_t>(most - least + 1));
}

} // namespace

std::vector<Square> balancedStart(std::uint64_t seed, int depth, const Weights& weights)
{
    constexpr int candidates = 4;
    std::mt19937_64 random{seed};
    PositionSearcher searcher{weights};
    std::vector<Square> best;
    int least = std::numeric_limits<int>::max();
    for (int i = 0; i < candidates; ++i) {
        std::vector<Square> moves =
            randomMoves(between(random, minBalancedPlies, maxBalancedPlies), [&] { return random(); });
        const Turn turn = turnAfter(moves);
        if (turn.isOver())
            continue;
        if (const int score = std::abs(searcher.scoreOf(turn.position, depth)); score < least) {
            least = score;
            best = std::move(moves);
        }
    }
    return best;
}

GameRecord SelfPlay::play(std::int64_t number, const Weights& weights) const
{
    const std::uint64_t ownSeed = mix(seed, static_cast<std::uint64_t>(number));
    std::mt19937_64 random{ownSeed};
    GameRecord record{.number = number};
    if (number % 2 == 0)
        record.moves = balancedStart(ownSeed, depth, weights);
    else
        record.moves = randomMoves(between(random, minPlies, maxRandomPlies), [&] { return random(); });
    record.randomPlies = static_cast<int>(record.moves.size());

    Turn turn = turnAfter(record.moves);
    PositionSearcher searcher{weights};
    while (!turn.isOver()) {
        const bool isExact = turn.position.empties() <= exact;
        const SearchResult found = searcher.think(turn.position, isExact ? wholeGame : depth);
        record.moves.push_back(squareOf(found.line.front()));
        turn = turn.afterForcedPass(record.moves.back());
    }
    record.lead = finalScore(turn.position) * (turn.side == Side::Black ? 1 : -1);
    return record;
}

} // namespace qipan::reversi
