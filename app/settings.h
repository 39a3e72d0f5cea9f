#pragma once

#include "app/statistics/statistics.h"
#include "ui/book/book_place.h"
#include "ui/preferences.h"

#include <QByteArray>
#include <QList>
#include <QSettings>
#include <QString>
#include <QStringList>

#include <vector>

namespace qipan::app {

/// What is kept of reading the book.
struct BookKept {
    ui::BookPlace place; ///< where it was left; empty for its beginning
    QList<ui::BookPlace> read;
    QList<ui::BookPlace> bookmarks;
    static constexpr int most = 5'000; ///< of each list
};

/// What is kept of the first lesson of a game.
struct LessonKept {
    bool isOffered = false;
    QString step; ///< where it was left: the anchor of its page; empty for its beginning

    friend bool operator==(const LessonKept&, const LessonKept&) = default;
};

/// Keeps the user's settings in an INI file of the data folder. What is missing or out of range there has its default.
class Settings {
public:
    /// Uses `folder`, or the system's place for this program's data where it is empty; creates it.
    /// Where that is impossible, nothing is kept: see `isKept`.
    explicit Settings(const QString& folder);

    [[nodiscard]] bool isKept() const { return m_isKept; }
    [[nodiscard]] QString folder() const { return m_folder; }

    [[nodiscard]] ui::Preferences preferences() const;
    void setPreferences(const ui::Preferences& preferences);

    [[nodiscard]] QByteArray layout() const;
    void setLayout(const QByteArray& layout);

    /// Addresses of tables that were joined, latest first.
    [[nodiscard]] QStringList addresses() const;
    void setAddresses(const QStringList& addresses);
    void rememberAddress(const QString& address);

    [[nodiscard]] BookKept book() const;
    void setBookPlace(const ui::BookPlace& place);
    /// Another program on the same folder may have changed these lists meanwhile: only this page is added or removed.
    void addRead(const ui::BookPlace& place);
    void setBookmark(const ui::BookPlace& place, bool wanted);
    [[nodiscard]] LessonKept lesson(const QString& game) const;
    void setLesson(const QString& game, const LessonKept& lesson);
    /// The grade that was chosen for puzzles of a game and a kind, 0 for what follows the player's own; `game` and
    /// `kind` as app::PuzzleSet has them.
    [[nodiscard]] int puzzleGrade(const QString& game, const QString& kind) const;
    void setPuzzleGrade(const QString& game, const QString& kind, int grade);
    /// Paths of files that were opened or saved, latest first.
    [[nodiscard]] QStringList recentFiles() const;
    void setRecentFiles(const QStringList& paths);
    /// From when on games count in statistics.
    [[nodiscard]] std::vector<StatisticsReset> statisticsResets() const;
    void setStatisticsResets(const std::vector<StatisticsReset>& resets);

private:
    void changePlaces(const QString& key, const ui::BookPlace& place, bool wanted);

    QString m_folder;
    bool m_isKept;
    mutable QSettings m_file; // reading a list moves its place in the file
};

} // namespace qipan::app
