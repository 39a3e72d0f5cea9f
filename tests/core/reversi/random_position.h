// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/game.h"
#include "tests/support/random_game.h"

#include <optional>
#include <random>

namespace qipan::test {

/// Random squares, each missing with probability 2^-draws.
[[nodiscard]] inline reversi::Squares denseSquares(std::mt19937_64& random, int draws)
{
    reversi::Squares squares = 0;
    for (; draws > 0; --draws)
        squares |= random();
    return squares;
}

/// Random discs in random proportions: every square is empty, the mover's or the other's. Nearly full boards with few
/// discs of one side have long rows to turn.
[[nodiscard]] inline reversi::Position scatteredPosition(std::mt19937_64& random)
{
    const reversi::Squares discs = denseSquares(random, 1 + static_cast<int>(random() % 3));
    const reversi::Squares many = denseSquares(random, 1 + static_cast<int>(random() % 2));
    const reversi::Squares own = random() % 2 == 0 ? many : ~many;
    return {discs & own, discs & ~own};
}

/// A position from a random game with this many empty squares; nothing if the game ended earlier.
[[nodiscard]] inline std::optional<reversi::Position> playedPosition(std::mt19937& random, int empties)
{
    reversi::Game game;
    playAtRandom(game, random, 60 - empties);
    if (game.outcome())
        return std::nullopt;
    return game.position();
}

} // namespace qipan::test
