// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/statistics_reset.h"
#include "app/statistics/played_game.h"

#include <QString>
#include <QTimeZone>

#include <vector>

namespace qipan::app {

/// What is read from the history at once.
struct Played {
    std::vector<PlayedGame> games; ///< in any order
    std::vector<PlayedScore> scores;
    /// The current name for guests; a score with this name counts as a guest's.
    QString guestName;
};

/// The current time and the time zone for counting.
struct CountingTime {
    qint64 now = 0; ///< milliseconds since 1970 UTC
    QTimeZone zone; ///< determines where days begin
};

/// A game that took longer was left open, and its duration is ignored.
inline constexpr qint64 longestTime = 24LL * 60 * 60 * 1000;

/// Counts the games of a profile (see docs/statistics.md). A game counts for the day on which it ended. If its end is
/// invalid (before 1970 or later than tomorrow), it has no day and counts only in the statistics of all time.
[[nodiscard]] ui::Statistics countStatistics(Played played, const ui::StatisticsChoice& choice,
                                             const std::vector<StatisticsReset>& resets, const CountingTime& time);

/// Returns the first day of a period that ends today; a null date for all time.
[[nodiscard]] QDate firstDayOf(ui::Period period, QDate today);

} // namespace qipan::app
