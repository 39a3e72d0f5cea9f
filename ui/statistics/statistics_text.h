// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/statistics/statistics.h"

#include <QString>

namespace qipan::ui {

// Texts of the statistics, in the current language.

/// Returns the name, or the word for a player without one.
[[nodiscard]] QString profileName(const Profile& profile);
/// Returns "Level 3" (with the game if several are shown) or a name.
[[nodiscard]] QString opponentName(const Opponent& opponent, bool withGame);
/// Returns "Freestyle (five or more)" or "Against the clock", with the game if several are shown.
[[nodiscard]] QString ruleLineName(const RuleLine& line, bool withGame);
[[nodiscard]] QString colourName(const ColourLine& line, bool withGame);
/// Returns "12 won, 1 drawn, 7 lost: 62 % of the points".
[[nodiscard]] QString tallyText(const Tally& tally);
/// Returns "62 %".
[[nodiscard]] QString shareText(const Tally& tally);
[[nodiscard]] QString countText(qint64 count);
/// Returns "3 wins in a row", or a dash without games.
[[nodiscard]] QString streakText(const Streaks& streaks);
/// Returns "1623 ± 85".
[[nodiscard]] QString ratingText(const rating::Rating& rating);
/// Returns the caption: the current rating and the level of the same strength.
[[nodiscard]] QString ratingCaption(const RatingCurve& curve);
/// Returns a description of the graph for screen readers.
[[nodiscard]] QString ratingDescription(const RatingCurve& curve);
/// Returns "4 March 2026", "March 2026" or "2026".
[[nodiscard]] QString barName(const ActivityBar& bar);
[[nodiscard]] QString barText(const ActivityBar& bar);
[[nodiscard]] QString activityCaption(const std::vector<ActivityBar>& bars);
[[nodiscard]] QString activityText(const std::vector<ActivityBar>& bars);
/// Returns "4:32", or a dash for nothing.
[[nodiscard]] QString timeText(std::optional<qint64> time);
/// Returns "Games of gomoku before 4 March 2026 do not count; they stay in the history."; empty if all games count.
[[nodiscard]] QString countedFromText(const std::vector<CountedFrom>& from);

} // namespace qipan::ui
