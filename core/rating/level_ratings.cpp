// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rating/level_ratings.h"

#include <algorithm>
#include <array>
#include <cmath>

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

constexpr double eloScale = 173.7178; ///< 400 / ln 10
constexpr double personDeviation = 50;
constexpr double fullStrengthBonus = 200;

} // namespace

std::span<const double> ladderOf(std::string_view game)
{
    for (const Ladder& ladder : ladders) {
        if (ladder.game == game)
            return ladder.steps;
    }
    return {};
}

std::optional<Rating> levelRating(const GameInfo& game, int level)
{
    const std::span<const double> ladder = ladderOf(game.key);
    if (level < 1 || level > game.levels || ladder.empty())
        return std::nullopt;
    const int measured = static_cast<int>(ladder.size()) + 1;
    double value = anchorRating;
    double variance = personDeviation * personDeviation;
    const int last = std::min(level, measured);
    for (int step = std::min(anchorLevel, last); step < std::max(anchorLevel, last); ++step) {
        const double share = ladder[static_cast<std::size_t>(step) - 1] / 100;
        const double difference = eloScale * std::log(share / (1 - share));
        value += last > anchorLevel ? difference : -difference;
        variance += eloScale * eloScale / (ladderGames * share * (1 - share)); // of a logit, by the delta method
    }
    if (level > measured)
        return Rating{.value = value + fullStrengthBonus, .deviation = largestDeviation};
    return Rating{.value = value, .deviation = std::min(std::sqrt(variance), largestDeviation)};
}

std::optional<int> nearestLevel(const GameInfo& game, double rating)
{
    std::optional<int> nearest;
    double least = 0;
    for (int level = 1; level <= std::min(game.levels, static_cast<int>(ladderOf(game.key).size()) + 1); ++level) {
        const auto known = levelRating(game, level);
        if (known && (!nearest || std::abs(known->value - rating) < least)) {
            nearest = level;
            least = std::abs(known->value - rating);
        }
    }
    return nearest;
}

} // namespace qipan::rating
