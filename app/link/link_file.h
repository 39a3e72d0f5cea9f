// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/store/data_file.h"
#include "core/board/result.h"
#include "ui/link/link_score.h"

#include <functional>
#include <vector>

namespace qipan::app {

/// The running games of link-match and the high scores in the data file. Each program on the data folder has one
/// running game of its own. Each call opens the file if necessary.
class LinkFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::LinkFile)

public:
    using Failure = DataFile::Failure;
    /// The maximum length of the high score list.
    static constexpr int maxScores = 500;

    /// `file` must outlive this object.
    explicit LinkFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Saves the running game of this program in place of the previous one: its boards, one per line
    /// (docs/link-record.md); empty for none. Does not change the games that other programs left.
    [[nodiscard]] Failure savePlay(const QString& record);
    /// Sets the running game aside, so that no program continues it. The last twenty such games are kept.
    [[nodiscard]] Failure quarantinePlay();
    /// The saved game to continue.
    struct ResumableGame {
        QString record; ///< empty if there is none
        int others = 0; ///< how many more games wait that nobody is playing
    };
    /// Returns the game saved by this program, or else claims the latest one left by a program that ended or was
    /// killed. Creates no file.
    [[nodiscard]] Result<ResumableGame, Failure> loadPlay();
    /// Returns how many games wait that no running program plays. Creates no file.
    [[nodiscard]] Result<int, Failure> countResumable();
    /// Returns the next waiting game, and moves the running game behind all others.
    [[nodiscard]] Result<ResumableGame, Failure> loadNext();
    /// Moves the running game behind all others, so that the next save starts another game. Returns how many wait then.
    [[nodiscard]] Result<int, Failure> suspendPlay();

    /// The result of adding a score.
    struct Place {
        qint64 id = 0;
        int place = 0; ///< from 1, among games of the same mode, size, falling mode and difficulty
        int best = 0;  ///< the most points of the others among them; 0 if there are none
    };
    /// Adds a finished game with its boards, one per line, to the high scores and, if `game` is given, to the history;
    /// removes the running game, which is this one. All in one transaction.
    [[nodiscard]] Result<Place, Failure> addScore(const ui::LinkScore& score, const QString& record,
                                                  const std::optional<HistoryEntry>& game);
    /// Keeps the most points and stars of a completed level.
    [[nodiscard]] Failure addLevel(const ui::LinkLevel& level);
    /// Returns the completed levels in their order, without invalid rows.
    [[nodiscard]] Result<std::vector<ui::LinkLevel>, Failure> levels();
    /// Returns the scores, best first, without invalid rows.
    [[nodiscard]] Result<std::vector<ui::LinkScore>, Failure> scores(const ui::LinkScoreFilter& filter);
    /// Returns the boards of a score, one per line.
    [[nodiscard]] Result<QString, Failure> recordOf(qint64 id);

private:
    /// Calls `work(owner)` with this program's number in one transaction.
    template <typename Work>
    [[nodiscard]] Failure commit(Work work);
    [[nodiscard]] Failure makeRow(qint64 owner);
    [[nodiscard]] Failure tidy();
    [[nodiscard]] Failure adoptLatest(qint64 owner);
    [[nodiscard]] Failure read(qint64 owner, ResumableGame& left);
    [[nodiscard]] Failure moveToBack(qint64 owner);
    [[nodiscard]] Failure countWaiting(int& waiting) const;
    [[nodiscard]] Failure forgetPlay(qint64 owner);
    [[nodiscard]] Failure insert(const ui::LinkScore& score, const QString& record, Place& place);
    [[nodiscard]] Failure select(const ui::LinkScoreFilter& filter, std::vector<ui::LinkScore>& scores) const;
    [[nodiscard]] Failure forEachRow(const QString& statement, const std::vector<QVariant>& values,
                                     const std::function<void(const QSqlQuery&)>& take) const;
    /// Sets `found` to the text in the only row that a query returns, if there is one.
    [[nodiscard]] Failure text(const QString& statement, const std::vector<QVariant>& values, QString& found) const;

    DataFile& m_file;
};

} // namespace qipan::app
