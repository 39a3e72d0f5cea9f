// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/reversi/beginner.h"

#include "core/board/seeded_random.h"
#include "core/reversi/game.h"

#include <bit>
#include <cassert>
#include <optional>

namespace qipan::reversi {

namespace {

constexpr int seenCorners = 85; // percent
constexpr int seenGifts = 50;
constexpr int cornerWorth = 100; // in discs
constexpr int edgeWorth = 5;
constexpr Squares edgeSquares = 0xff81'8181'8181'81ff;

/// Returns how many discs a move seems to be worth to a beginner.
int worthOf(const Position& position, Square square, SeededRandom& random)
{
    const Squares flipped = flips(position, square);
    int worth = std::popcount(flipped) + static_cast<int>(random.next() % 2);
    if ((edgeSquares & bitOf(square)) != 0)
        worth += edgeWorth;
    if ((corners & bitOf(square)) != 0 && random.chance(seenCorners))
        worth += cornerWorth;
    if ((legalMoves(afterMove(position, square, flipped)) & corners) != 0 && random.chance(seenGifts))
        worth -= cornerWorth;
    return worth;
}

class Beginner final : public Engine {
public:
    explicit Beginner(std::uint64_t seed)
        : m_seed{seed}
    {
    }

    SearchResult think(const BoardGame& game, const Limits&, const std::atomic<bool>&, const Report&) override
    {
        const Position position = static_cast<const Game&>(game).position();
        SeededRandom random{m_seed, mix(position.mover, position.other)};
        std::optional<Square> best;
        int most = 0;
        for (Squares moves = legalMoves(position); moves != 0; moves &= moves - 1) {
            const Square square = firstSquare(moves);
            const int worth = worthOf(position, square, random);
            if (!best || worth > most) {
                best = square;
                most = worth;
            }
        }
        assert(best);
        return {.depth = 1, .line = {cellOf(*best)}};
    }

private:
    const std::uint64_t m_seed;
};

} // namespace

std::unique_ptr<Engine> makeBeginner(std::uint64_t seed)
{
    return std::make_unique<Beginner>(seed);
}

} // namespace qipan::reversi
