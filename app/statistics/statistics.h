#pragma once

#include "app/statistics/played_game.h"

#include <QString>
#include <QTimeZone>

#include <vector>

namespace qipan::app {

/// What is read of the history at once.
struct Played {
    std::vector<PlayedGame> games; ///< in any order
    std::vector<PlayedScore> scores;
    /// What guests are called now; a score under this name is theirs.
    QString guestName;
};

/// The games of a profile count from a moment on.
struct StatisticsReset {
    ui::Profile profile;
    QString game;    ///< "link" or a key of the registry
    qint64 from = 0; ///< milliseconds since 1970 UTC

    friend bool operator==(const StatisticsReset&, const StatisticsReset&) = default;
};

/// When and where it is counted.
struct CountingTime {
    qint64 now = 0; ///< milliseconds since 1970 UTC
    QTimeZone zone; ///< whose midnight ends a day
};

/// Longer than that a game lay on the table, and what it took tells nothing.
inline constexpr qint64 longestTime = 24LL * 60 * 60 * 1000;

/// Counts the games of a profile (docs/statistics.md says which). A game is of the day it ended on; one whose end
/// cannot be, before 1970 or later than tomorrow, has no day and counts only where all games do.
[[nodiscard]] ui::Statistics countStatistics(Played played, const ui::StatisticsChoice& choice,
                                             const std::vector<StatisticsReset>& resets, const CountingTime& time);

/// The first day of a period that ends today; no day where all of the time counts.
[[nodiscard]] QDate firstDayOf(ui::Period period, QDate today);

} // namespace qipan::app
