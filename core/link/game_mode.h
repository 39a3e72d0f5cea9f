// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstdint>
#include <optional>
#include <string_view>

namespace qipan::link {

/// The game modes of link-match.
enum class GameMode : std::uint8_t {
    Relaxed,    ///< one board without a clock
    Clock,      ///< one board against the clock
    Campaign,   ///< levels against the clock, each with another falling mode
    Daily,      ///< the deal of the day, without a clock
    Endless,    ///< board after board without a clock
    TwoPlayers, ///< one board, two players taking turns
};
inline constexpr GameMode gameModes[]{GameMode::Relaxed, GameMode::Clock,   GameMode::Campaign,
                                      GameMode::Daily,   GameMode::Endless, GameMode::TwoPlayers};

/// The rules of a game mode.
struct GameModeRules {
    bool clock = false;        ///< the time is limited
    bool hasNextBoard = false; ///< a cleared board is followed by another
    bool limitsHelp = false;   ///< hints and shuffles are limited
    int players = 1;
};
[[nodiscard]] GameModeRules rulesOf(GameMode gameMode);

/// Returns the key used in records and settings: "relaxed", "clock", "campaign", "daily", "endless" or "two".
[[nodiscard]] std::string_view keyOf(GameMode gameMode);
[[nodiscard]] std::optional<GameMode> gameModeOf(std::string_view key);

/// In modes that limit helps, a game begins with `initialHelpCount` hints and as many shuffles, and each cleared board
/// adds one of each, up to `maxHelpCount`.
inline constexpr int initialHelpCount = 3;
inline constexpr int maxHelpCount = 9;

/// The rest of the time for a board that is announced.
inline constexpr std::chrono::milliseconds shortTime{10'000};
/// Returns the time limit of a board: 4 s per pair, but at least 40 s.
[[nodiscard]] std::chrono::milliseconds timeFor(int pairs);

} // namespace qipan::link
