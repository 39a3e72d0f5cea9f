#pragma once

#include "core/reversi/game.h"
#include "tests/support/random_game.h"

#include <optional>
#include <random>

namespace qipan::test {

/// Discs anywhere: every square is empty, the mover's or the other's, in proportions that differ from call to call.
[[nodiscard]] inline reversi::Position scatteredPosition(std::mt19937_64& random)
{
    const reversi::Squares ownership = random();
    switch (random() % 4) {
    case 0: {
        const reversi::Squares discs = random();
        return {discs & ownership, discs & ~ownership};
    }
    case 1: { // three quarters full
        const reversi::Squares discs = random() | random();
        return {discs & ownership, discs & ~ownership};
    }
    case 2: { // nearly full, few of the mover's: long rows to turn
        const reversi::Squares discs = random() | random() | random();
        const reversi::Squares own = ownership & random();
        return {discs & own, discs & ~own};
    }
    default: { // nearly full, few of the other's
        const reversi::Squares discs = random() | random() | random();
        const reversi::Squares own = ownership | random();
        return {discs & own, discs & ~own};
    }
    }
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
