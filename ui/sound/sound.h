// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::ui {

/// What can be heard; each is a file in resources/sounds.
enum class Sound : std::uint8_t {
    Stone,     ///< a stone or disc is placed
    Flips,     ///< discs are flipped
    Pick,      ///< a tile is selected
    Match,     ///< two tiles are removed
    Invalid,   ///< an invalid move
    Shuffle,   ///< the tiles are shuffled
    LevelDone, ///< a board of several is cleared
    Win,
    GameOver, ///< without a win
    YourTurn, ///< the opponent has moved
    Request,  ///< the opponent or someone who wants to join asks for something
    Clock,    ///< little time is left
};
inline constexpr std::size_t soundCount = 12;

/// Samples per second of all sounds. They have one channel, and samples of 16 bits.
inline constexpr int soundRate = 22'050;

/// Reads a sound from the resources. Empty if it is missing.
[[nodiscard]] std::vector<std::int16_t> loadSound(Sound sound);

} // namespace qipan::ui
