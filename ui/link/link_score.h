// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_setup.h"
#include "core/link/game_mode.h"

#include <QString>

#include <array>
#include <chrono>
#include <optional>

namespace qipan::ui {

/// A finished game of link-match, as an entry of the high scores.
struct LinkScore {
    static constexpr int longestName = 32; ///< Unicode code points

    qint64 id = 0; ///< in the list; 0 before it is stored
    link::GameMode gameMode = link::GameMode::Relaxed;
    link::DealSetup setup; ///< of the last board
    QString name;          ///< of the player
    qint64 played = 0;     ///< time of the end, in seconds since 1970 UTC
    QString deal;          ///< deal number of the last board
    int level = 1;
    int points = 0;
    std::chrono::milliseconds time{0};
    bool usedHelp = false;
};

/// How a game of link-match stands, or how it ended.
struct LinkStanding {
    std::array<int, 2> points{}; ///< of both players
    std::chrono::milliseconds time{0};
    int pairsLeft = 0; ///< on its last board

    friend bool operator==(const LinkStanding&, const LinkStanding&) = default;
};

/// A level of the campaign that was completed, with the best of each figure. Levels are compared with those of the same
/// size and difficulty.
struct LinkLevel {
    int level = 1;
    BoardSize size{};
    link::Difficulty difficulty{};
    int points = 0; ///< made on this level
    int stars = 1;  ///< link::starsOf()

    friend bool operator==(const LinkLevel&, const LinkLevel&) = default;
};

/// Selects scores; empty members match all.
struct LinkScoreFilter {
    std::optional<link::GameMode> gameMode;
    std::optional<BoardSize> size;
    std::optional<link::FallingMode> mode;
    std::optional<link::Difficulty> difficulty;
};

} // namespace qipan::ui
