// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/rating/level_ratings.h"

#include <algorithm>
#include <array>
#include <cmath>

namespace qipan::rating {

namespace {

constexpr std::array gomokuLadder{72.2, 70.5, 78.2, 78.4, 69.2, 81.4, 69.0, 67.5, 75.5};
constexpr std::array reversiLadder{75.9, 75.8, 80.8, 77.8, 76.2, 78.9, 77.0, 77.0, 83.0, 79.0, 81.5};
// Of the first edition: what the level above each level that has changed since scored against it.
constexpr std::array formerGomokuLadder{74.0, 71.0, 80.0, 68.0, 66.0, 74.5};
constexpr std::array formerReversiLadder{78.5};

/// The ladder of the game with this registry key.
struct Ladder {
    std::string_view game;
    std::span<const double> steps;
    std::span<const double> formerSteps; ///< of the first edition, for the levels that have changed since

    [[nodiscard]] bool hasChanged(int level) const { return level <= static_cast<int>(formerSteps.size()); }
    /// Returns what the level above `level` scored against it, in percent.
    [[nodiscard]] double stepAbove(int level, int edition) const
    {
        return (edition < 2 && hasChanged(level) ? formerSteps : steps)[static_cast<std::size_t>(level) - 1];
    }
};
constexpr std::array ladders{Ladder{"gomoku", gomokuLadder, formerGomokuLadder},
                             Ladder{"reversi", reversiLadder, formerReversiLadder}};

const Ladder* findLadder(std::string_view game)
{
    const auto found = std::ranges::find(ladders, game, &Ladder::game);
    return found == ladders.end() ? nullptr : &*found;
}

constexpr double eloScale = 173.7178; ///< 400 / ln 10
constexpr double personDeviation = 50;
constexpr double fullStrengthBonus = 200;

// Of a duel: the mean time of each level for a board of 16 × 10, in seconds, over 260 deals of all falling modes.
constexpr std::array boardSeconds{503.4, 284.6, 167.4, 94.3, 55.6};
constexpr int duelAnchorLevel = 3;
constexpr double duelAnchorRating = 1500;
constexpr double pointsPerDoubling = 800;
constexpr double duelDeviation = 120;

} // namespace

int firstEdition(const GameInfo& game, int level, int edition)
{
    const Ladder* ladder = findLadder(game.key);
    return edition > 1 && ladder != nullptr && ladder->hasChanged(level) ? 2 : 1;
}

bool isFormer(const GameInfo& game, int level, int edition)
{
    return firstEdition(game, level, edition) != firstEdition(game, level, currentEdition);
}

std::span<const double> ladderOf(std::string_view game)
{
    const Ladder* ladder = findLadder(game);
    return ladder != nullptr ? ladder->steps : std::span<const double>{};
}

std::optional<Rating> levelRating(const GameInfo& game, int level, int edition)
{
    const Ladder* ladder = findLadder(game.key);
    if (level < 1 || level > game.levels || ladder == nullptr)
        return std::nullopt;
    const int measured = static_cast<int>(ladder->steps.size()) + 1;
    double value = anchorRating;
    double variance = personDeviation * personDeviation;
    const int last = std::min(level, measured);
    for (int step = std::min(anchorLevel, last); step < std::max(anchorLevel, last); ++step) {
        const double share = ladder->stepAbove(step, edition) / 100;
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

std::optional<Rating> duelLevelRating(int level)
{
    if (level < 1 || level > static_cast<int>(boardSeconds.size()))
        return std::nullopt;
    const double faster = boardSeconds[duelAnchorLevel - 1] / boardSeconds[static_cast<std::size_t>(level) - 1];
    return Rating{.value = duelAnchorRating + pointsPerDoubling * std::log2(faster), .deviation = duelDeviation};
}

int nearestDuelLevel(double rating)
{
    int nearest = 1;
    for (int level = 2; level <= static_cast<int>(boardSeconds.size()); ++level) {
        if (std::abs(duelLevelRating(level)->value - rating) < std::abs(duelLevelRating(nearest)->value - rating))
            nearest = level;
    }
    return nearest;
}

} // namespace qipan::rating
