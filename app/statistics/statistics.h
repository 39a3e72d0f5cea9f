// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/stored_analysis.h"
#include "app/settings/settings.h"
#include "core/board/cell.h"
#include "core/board/result.h"
#include "core/link/game_mode.h"

#include <QString>
#include <QTimeZone>

#include <map>
#include <vector>

namespace qipan::app {

class HistoryFile;

/// The data that statistics need of a game of the history with a player of this machine.
struct PlayedGame {
    qint64 id = 0;
    QString game;
    QString rule;
    BoardSize size;
    ui::Profile profile;
    QString shownName;       ///< of the profile, even of a guest
    Side side = Side::Black; ///< of the profile
    ui::Opponent opponent;   ///< without `game`
    bool isOver = false;     ///< else it was left unfinished
    bool isRated = false;    ///< played here from the start, without help
    std::optional<ui::GameResult> result;
    qint64 began = 0;
    qint64 ended = 0;
    int plies = 0;
    QString opening;                  ///< key of openings::NamedOpening, or empty
    std::optional<GameLosses> losses; ///< if the whole game was analysed
};

/// The data they need of a high score of link-match, which identifies its player by name only.
struct PlayedScore {
    link::GameMode gameMode = link::GameMode::Relaxed;
    BoardSize size;
    QString name;
    qint64 ended = 0; ///< milliseconds since 1970 UTC
    int points = 0;
    qint64 time = 0; ///< in milliseconds
    bool isHelped = false;
};

/// What is read from the history at once.
struct Played {
    std::vector<PlayedGame> games; ///< in any order
    std::vector<PlayedScore> scores;
    /// The current name for guests; a score with this name counts as a guest's.
    QString guestName;
    std::map<QString, qint64> imported{}; ///< how many games from files there are, which nobody played here
};

/// The current time and the time zone for counting.
struct CountingTime {
    qint64 now = 0; ///< milliseconds since 1970 UTC
    QTimeZone zone; ///< determines where days begin
};

/// A game that took longer was left open, and its duration is ignored.
inline constexpr qint64 longestTime = 24LL * 60 * 60 * 1000;

/// Reads everything that statistics need in one pass: all games with a player of this machine, except running and
/// deleted ones, and the high scores of link-match. Invalid rows are skipped. Used on the store's thread. `guestName`
/// is the current name for guests.
[[nodiscard]] Result<Played, QString> readPlayed(HistoryFile& file, const QString& guestName);

/// The finished games of this machine's player against a level of the computer in one edition.
struct LevelScore {
    QString game;
    int level = 0;
    int edition = 0;
    int won = 0;
    int played = 0;
};

/// Counts these games without reading each of them. Used on the store's thread.
[[nodiscard]] Result<std::vector<LevelScore>, QString> readLevelScores(HistoryFile& file);

/// Counts the games of a profile (see docs/statistics.md). A game counts for the day on which it ended. If its end is
/// invalid (before 1970 or later than tomorrow), it has no day and counts only in the statistics of all time.
[[nodiscard]] ui::Statistics countStatistics(Played played, const ui::StatisticsChoice& choice,
                                             const std::vector<StatisticsReset>& resets, const CountingTime& time);

/// Returns the first day of a period that ends today; a null date for all time.
[[nodiscard]] QDate firstDayOf(ui::Period period, QDate today);

} // namespace qipan::app
