// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/deal_setup.h"
#include "core/link/game_mode.h"

#include <QDate>
#include <QString>

#include <optional>

namespace qipan::ui {

// Display texts for enumerations of link-match, in the current language.

/// Returns "Against the clock".
[[nodiscard]] QString gameModeName(link::GameMode gameMode);
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

/// Returns three stars, so many of them filled: "★★☆".
[[nodiscard]] QString starsText(int stars);

/// Says what is played: "Campaign, level 2: tiles fall down", "Today's deal, 26 November". `level` counts only in modes
/// with several boards. `day` is that of a daily deal, if known.
[[nodiscard]] QString gameTitle(link::GameMode gameMode, int level, link::FallingMode mode,
                                const std::optional<QDate>& day, const QDate& today);

} // namespace qipan::ui
