// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rating/level_ratings.h"

#include "core/rating/ladders.h"

#include <algorithm>
#include <cmath>

namespace qipan::rating {

namespace {

constexpr double eloScale = 173.7178; ///< 400 / ln 10
constexpr double personDeviation = 50;
constexpr double fullStrengthBonus = 200;

} // namespace

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
