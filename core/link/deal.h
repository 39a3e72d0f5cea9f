// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/falling.h"

#include <atomic>
#include <optional>

namespace qipan::link {

/// The difficulty of a deal, by the win rate of random play in percent. The values are part of deal numbers: append
/// only.
enum class Difficulty : std::uint8_t {
    Easy,   ///< 90 and more
    Normal, ///< 60 to 89
    Hard,   ///< 30 to 59
    Expert, ///< below 30
};
inline constexpr int difficulties = 4;

/// Precondition: 0 <= winRate <= 100.
[[nodiscard]] Difficulty difficultyOf(int winRate);

/// Everything that a deal depends on. A deal number encodes it as a short text (deal_number.h).
struct DealSetup {
    BoardSize size{.columns = 16, .rows = 10};
    Outline outline = Outline::Rectangle;
    FallingMode mode = FallingMode::None;
    bool border = true;
    int pictures = 36; ///< the largest number of different pictures: minPictures to maxPictures
    Difficulty difficulty = Difficulty::Normal;
    std::uint32_t seed = 0;

    friend bool operator==(const DealSetup&, const DealSetup&) = default;
};

/// Returns true if the setup can be dealt: its size is at most `largestBoard` and holds the outline, and the number of
/// pictures is within its limits.
[[nodiscard]] bool canDeal(const DealSetup& setup);

/// Returns the deal of the day, the same for everyone: a different falling mode each day, harder towards the end of
/// the week. Precondition: a valid Gregorian date.
[[nodiscard]] DealSetup dailyDeal(int year, unsigned month, unsigned day);

/// A board and its solution.
struct Deal {
    Board board;
    std::vector<Pair> solution; ///< the pairs in order, each with the cells of its tiles at that time
    int winRate = 0;            ///< of random play, in percent
};

/// Returns a solvable deal: the board was dismantled pair by pair before the pictures were placed, or won by playing.
/// Each picture occurs an even number of times: usually four if there are enough pictures, more on easy boards, widely
/// differing numbers on large hard ones.
/// The win rate is as close to the difficulty as the search could find, since not every board reaches every difficulty
/// (docs/deal-numbers.md); difficultyOf(winRate) is the actual one. The same setup gives the same deal on every
/// platform. Usually takes far less than 100 ms (bench_link): call it from a worker thread. Returns nothing within
/// about 10 ms after `stop` becomes true. Precondition: canDeal(setup).
[[nodiscard]] std::optional<Deal> makeDeal(const DealSetup& setup, const std::atomic<bool>& stop);

} // namespace qipan::link
