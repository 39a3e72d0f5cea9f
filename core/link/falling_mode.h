// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <cstdint>

namespace qipan::link {

/// Where the remaining tiles fall after a pair was removed. The values are part of deal numbers: append only. With an
/// odd number of rows (columns) the middle one belongs to the lower (right) half.
enum class FallingMode : std::uint8_t {
    None,
    Down,
    Up,
    Left,
    Right,
    SplitLeftRight,  ///< the left half to the left, the right half to the right
    SplitUpDown,     ///< the upper half up, the lower half down
    GatherLeftRight, ///< each half towards the middle, but not across it
    GatherUpDown,
    Outward,             ///< both splits: vertically, then horizontally, until nothing moves
    Inward,              ///< both gathers, likewise
    UpperLeftLowerRight, ///< the upper half to the left, the lower half to the right
    LeftDownRightUp,     ///< the left half down, the right half up
};
inline constexpr int fallingModes = 13;

inline constexpr int campaignModes = 11;

/// Returns the mode of a campaign level: `campaignModes` modes in the order of the classic game (without up and right),
/// repeated after the last. Precondition: level >= 1.
[[nodiscard]] FallingMode campaignMode(int level);

} // namespace qipan::link
