// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rating/ladders.h"

#include <array>

namespace qipan::rating {

namespace {

constexpr std::array gomokuLadder{74.0, 71.0, 80.0, 68.0, 66.0, 74.5, 69.0, 67.5, 75.5};
constexpr std::array reversiLadder{83.0, 67.5, 79.5, 71.5, 70.0, 72.0, 77.0, 77.0, 83.0, 79.0, 81.5};

/// The ladder of the game with this registry key.
struct Ladder {
    std::string_view game;
    std::span<const double> steps;
};
constexpr std::array ladders{Ladder{"gomoku", gomokuLadder}, Ladder{"reversi", reversiLadder}};

} // namespace

std::span<const double> ladderOf(std::string_view game)
{
    for (const Ladder& ladder : ladders) {
        if (ladder.game == game)
            return ladder.steps;
    }
    return {};
}

} // namespace qipan::rating
