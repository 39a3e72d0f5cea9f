#pragma once

#include "core/reversi/game.h"
#include "tests/support/random_game.h"

#include <optional>
#include <random>

namespace qipan::test {

/// Every square with the same chance: all but one of 2^draws.
[[nodiscard]] inline reversi::Squares denseSquares(std::mt19937_64& random, int draws)
{
    reversi::Squares squares = 0;
    for (; draws > 0; --draws)
        squares |= random();
    return squares;
}

/// Discs anywhere: every square is empty, the mover's or the other's, in proportions that differ from call to call.
/// Nearly full boards with few discs of one side have long rows to turn.
[[nodiscard]] inline reversi::Position scatteredPosition(std::mt19937_64& random)
{
    const reversi::Squares discs = denseSquares(random, 1 + static_cast<int>(random() % 3));
    const reversi::Squares many = denseSquares(random, 1 + static_cast<int>(random() % 2));
    const reversi::Squares own = random() % 2 == 0 ? many : ~many;
    return {discs & own, discs & ~own};
}

/// A position of a game played at random with so many empty squares, or nothing when the game ended before.
[[nodiscard]] inline std::optional<reversi::Position> playedPosition(std::mt19937& random, int empties)
{
    reversi::Game game;
    playAtRandom(game, random, 60 - empties);
    if (game.outcome())
        return std::nullopt;
    return game.position();
}

} // namespace qipan::test
