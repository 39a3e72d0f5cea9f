// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/falling_mode.h"
#include "core/link/shape.h"

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

/// How a board follows from the rest of its setup. The values are part of deal numbers: append only.
enum class DealVersion : std::uint8_t {
    Uneven = 1, ///< fewer pictures on easy boards, and a few frequent ones on large hard boards; only for old numbers
    Even = 2,   ///< each picture has the same number of tiles, or two more
};

/// Everything that a deal depends on. A deal number encodes it as a short text (deal_number.h).
struct DealSetup {
    BoardSize size{.columns = 16, .rows = 10};
    Outline outline = Outline::Rectangle;
    FallingMode mode = FallingMode::None;
    bool border = true;
    int pictures = 36; ///< the largest number of different pictures: minPictures to maxPictures
    Difficulty difficulty = Difficulty::Normal;
    std::uint32_t seed = 0;
    DealVersion version = DealVersion::Even;

    friend bool operator==(const DealSetup&, const DealSetup&) = default;
};

/// Returns true if the setup can be dealt: its size is at most `largestBoard` and holds the outline, and the number of
/// pictures is within its limits.
[[nodiscard]] bool canDeal(const DealSetup& setup);

/// Returns the deal of the day, the same for everyone: a different falling mode each day, harder towards the end of
/// the week; DealVersion::Even from 2027 on, after which every program knows it. Precondition: a valid Gregorian date.
[[nodiscard]] DealSetup dailyDeal(int year, unsigned month, unsigned day);

} // namespace qipan::link
