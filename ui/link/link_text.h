// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_setup.h"
#include "core/link/game_mode.h"
#include "ui/base/preferences.h"

#include <QDate>
#include <QString>

#include <array>
#include <optional>

namespace qipan::ui {

// Display texts for enumerations of link-match, in the current language.

/// Returns "Against the clock".
[[nodiscard]] QString gameModeName(link::GameMode gameMode);
/// Returns the name of a mode, or of the rule of a duel, by its key: "Duel, race". An unknown key is returned as it is.
[[nodiscard]] QString linkRuleName(const QString& key);
/// Returns the name of the computer in a duel, whose levels have numbers only: "Computer, level 3".
[[nodiscard]] QString duelComputerName(int level);
/// Returns "Level 3".
[[nodiscard]] QString shortDuelComputerName(int level);
/// Returns a one-line description of a mode.
[[nodiscard]] QString gameModeMotto(link::GameMode gameMode);
/// Returns "Heart".
[[nodiscard]] QString outlineName(link::Outline outline);
/// Returns "Hard".
[[nodiscard]] QString difficultyName(link::Difficulty difficulty);
/// Returns "Down" or "Tiles stay".
[[nodiscard]] QString fallingName(link::FallingMode mode);
/// Returns what differs from the default rules (tiles stay, paths may run anywhere): "Tiles fall: Inward. No paths
/// outside the board."; empty if nothing does.
[[nodiscard]] QString rulesText(link::FallingMode mode, bool border);

/// Returns "320" or "−15".
[[nodiscard]] QString pointsNumber(int points);
/// Returns "320 points" or "−15 points".
[[nodiscard]] QString pointsText(int points);
/// Returns three stars, so many of them filled: "★★☆".
[[nodiscard]] QString starsText(int stars);
/// Says what each star of a level is for.
[[nodiscard]] QString starsRule();
/// The numbers of different pictures to choose from.
inline constexpr std::array pictureCounts{2, 4, 8, 12, 16, 20, 24, 30, 36, LinkPreferences::maxPictures};
/// Returns "12", or "All" for the most.
[[nodiscard]] QString pictureCountName(int count);
/// Says how tiles move: "tiles fall down".
[[nodiscard]] QString movementText(link::FallingMode mode);

/// Says what is played: "Campaign, level 2: tiles fall down", "Today's deal, 26 November". `level` counts only in modes
/// with several boards. `day` is that of a daily deal, if known.
[[nodiscard]] QString gameTitle(link::GameMode gameMode, int level, link::FallingMode mode,
                                const std::optional<QDate>& day, const QDate& today);

} // namespace qipan::ui
