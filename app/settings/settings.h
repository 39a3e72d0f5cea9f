// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/settings/settings_file.h"
#include "ui/base/preferences.h"
#include "ui/book/book_place.h"
#include "ui/statistics/statistics.h"

#include <QByteArray>

namespace qipan::app {

/// The stored state of reading the book.
struct BookProgress {
    ui::BookPlace place; ///< the last page read; empty for the beginning
    QList<ui::BookPlace> read;
    QList<ui::BookPlace> bookmarks;
    static constexpr int most = 5'000; ///< entries of each list
};

/// The stored state of a game's first lesson.
struct LessonProgress {
    bool isOffered = false;
    QString step;            ///< where it was left: the anchor of its page; empty for the beginning
    QStringList solved{};    ///< the anchors of the solved steps
    bool isFinished = false; ///< its end was reached, perhaps by skipping steps

    friend bool operator==(const LessonProgress&, const LessonProgress&) = default;
};

/// The time from which a profile's games count.
struct StatisticsReset {
    ui::Profile profile;
    QString game;    ///< "link" or a key of the registry
    qint64 from = 0; ///< milliseconds since 1970 UTC

    friend bool operator==(const StatisticsReset&, const StatisticsReset&) = default;
};

/// The user's settings in an INI file in the data folder. Missing or invalid values have their defaults.
class Settings {
public:
    /// Uses an existing folder. If it does not exist or cannot be written, nothing is stored; see `isPersistent`.
    explicit Settings(const QString& folder);

    [[nodiscard]] bool isPersistent() const { return m_isPersistent; }
    [[nodiscard]] QString folder() const { return m_folder; }

    [[nodiscard]] ui::Preferences preferences() const;
    void setPreferences(const ui::Preferences& preferences);

    /// Writes all changes to the file now.
    void sync() { m_file.sync(); }

    [[nodiscard]] QByteArray layout() const;
    void setLayout(const QByteArray& layout);

    /// Addresses of tables joined before, latest first.
    [[nodiscard]] QStringList addresses() const;
    void setAddresses(const QStringList& addresses);
    void rememberAddress(const QString& address);

    [[nodiscard]] BookProgress book() const;
    void setBookPlace(const ui::BookPlace& place);
    /// Adds or removes only this page, because another process on the same folder may have changed the lists.
    void addRead(const ui::BookPlace& place);
    void setBookmark(const ui::BookPlace& place, bool wanted);
    [[nodiscard]] LessonProgress lesson(const QString& game) const;
    void setLesson(const QString& game, const LessonProgress& lesson);
    /// The chosen difficulty of puzzles of a game and a kind; 0 means that it follows the player's grade. See
    /// PuzzleSet for `game` and `kind`.
    [[nodiscard]] int puzzleGrade(const QString& game, const QString& kind) const;
    void setPuzzleGrade(const QString& game, const QString& kind, int grade);
    /// What was explained to the player of puzzles: keys of kinds, and "crosses".
    [[nodiscard]] QStringList explainedPuzzles() const;
    void addExplainedPuzzle(const QString& key);
    /// Paths of files opened or saved before, latest first.
    [[nodiscard]] QStringList recentFiles() const;
    void setRecentFiles(const QStringList& paths);
    /// Times from which games count in the statistics.
    [[nodiscard]] std::vector<StatisticsReset> statisticsResets() const;
    void setStatisticsResets(const std::vector<StatisticsReset>& resets);

private:
    void changePlaces(const QString& key, const ui::BookPlace& place, bool wanted);

    QString m_folder;
    mutable SettingsFile m_file; // mutable, because reading a list changes its current group
    bool m_isPersistent;
};

} // namespace qipan::app
