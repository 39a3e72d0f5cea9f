// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/puzzle/puzzle_store.h"
#include "app/store/data_file.h"
#include "core/board/result.h"
#include "ui/pages/today_row.h"

#include <QDate>
#include <QSet>
#include <QTimeZone>

#include <optional>
#include <span>
#include <vector>

namespace qipan::app {

/// What the data file says about today.
struct TodayFacts {
    int dealsInARow = 0; ///< days in a row with a cleared deal of the day, up to today, or to yesterday
    bool isDealCleared = false;
    bool isDealBegun = false; ///< it can be continued, with some of its pairs gone or help used
    int duePuzzles = 0;
    std::optional<HistoryEntry> last; ///< the game finished last on this computer or the local network
};

/// Returns how many days in a row the deal of the day was cleared, up to `today`, or to the day before if today's is
/// still to do. `deals` are the numbers of the cleared ones.
[[nodiscard]] int dealsInARow(const QSet<QString>& deals, QDate today);
/// Returns the number of the deal of a day.
[[nodiscard]] QString dailyDealNumber(QDate day);
/// Returns how many puzzles are due for review. `tries` are in order of time.
[[nodiscard]] int duePuzzles(std::span<const PuzzleTry> tries, QDate today, const QTimeZone& zone);

/// Reads the facts; creates no file.
[[nodiscard]] Result<TodayFacts, QString> readToday(DataFile& file, QDate today, const QTimeZone& zone);

/// The lesson to go on with: one that was begun, or the first of those that wait.
struct NextLesson {
    QString game;
    int step = 0; ///< where it was left, from 1; 0 if it was not begun
    int steps = 1;
};

/// Puts the facts into words, in the current language.
[[nodiscard]] std::vector<ui::TodayEntry> todayEntries(const TodayFacts& facts, const std::optional<NextLesson>& lesson,
                                                       QDate today, const QTimeZone& zone);

} // namespace qipan::app
