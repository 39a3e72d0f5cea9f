// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/store/data_file.h"
#include "core/board/result.h"
#include "core/record/link_record.h"
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
    /// (docs/link-record.md); empty for none. `game` is its entry in the history, if something has been played; the
    /// time of its beginning identifies it. A previous game with another entry stays in the history as left. Does not
    /// change the games that other programs left.
    [[nodiscard]] Failure savePlay(const QString& record, const std::optional<HistoryEntry>& game);
    /// Sets the running game aside, so that no program continues it. The last twenty such games are kept.
    [[nodiscard]] Failure quarantinePlay();
    /// The saved game to continue.
    struct ResumableGame {
        QString record;             ///< empty if there is none
        qint64 began = 0;           ///< of its entry in the history; 0 if it has none
        link::Milliseconds time{0}; ///< played on all boards, if known
        int others = 0;             ///< how many more games wait that nobody is playing
        bool wasHelped = false;     ///< an earlier game with the beginning that was looked for used help
    };
    /// Returns the game saved by this program, or else claims the latest one left by a program that ended or was
    /// killed. Creates no file.
    [[nodiscard]] Result<ResumableGame, Failure> loadPlay();
    /// Returns how many games wait that no running program plays. Creates no file.
    [[nodiscard]] Result<int, Failure> countResumable();
    /// Returns the next waiting game, and moves the running game behind all others.
    [[nodiscard]] Result<ResumableGame, Failure> loadNext();
    /// Likewise the latest waiting game whose record begins with `start`. Changes nothing if there is none.
    [[nodiscard]] Result<ResumableGame, Failure> loadStarting(const QString& start);
    /// Likewise the game with this entry in the history, if it can be continued and no other program plays it.
    [[nodiscard]] Result<ResumableGame, Failure> loadEntry(qint64 id);
    /// Moves the running game behind all others, so that the next save starts another game. Returns how many wait then.
    [[nodiscard]] Result<int, Failure> suspendPlay();

    /// The result of adding a score.
    struct Place {
        qint64 id = 0;
        int place = 0; ///< from 1, among games of the same mode, size, falling mode and difficulty
        int best = 0;  ///< the most points of the others among them; 0 if there are none
    };
    /// Removes the running game, which has ended: adds it with its boards, one per line, to the high scores and to the
    /// history, as far as `score` and `game` are given. All in one transaction.
    [[nodiscard]] Result<Place, Failure> finishPlay(const std::optional<ui::LinkScore>& score, const QString& record,
                                                    const std::optional<HistoryEntry>& game);
    /// What a board was worth after which the game continues.
    struct BoardResult {
        Place place;                       ///< that the game would have if it ended here; no place without a score
        std::optional<ui::LinkLevel> best; ///< of the level before this game; nothing if it was never completed
    };
    /// Keeps the most points and stars of a level completed in the game that began then, and compares it and the game
    /// with earlier ones, as far as they are given.
    [[nodiscard]] Result<BoardResult, Failure> completeBoard(const std::optional<ui::LinkLevel>& level, qint64 began,
                                                             const std::optional<ui::LinkScore>& score);
    /// Returns the completed levels in their order, without invalid rows.
    [[nodiscard]] Result<std::vector<ui::LinkLevel>, Failure> levels();
    /// Returns the scores, best first, without invalid rows.
    [[nodiscard]] Result<std::vector<ui::LinkScore>, Failure> scores(const ui::LinkScoreFilter& filter);
    /// Returns the boards of a score, one per line.
    [[nodiscard]] Result<QString, Failure> recordOf(qint64 id);

private:
    /// A campaign may have many boards; a longer record was not written by this program.
    static constexpr int longestRecord = 4 * static_cast<int>(record::longestLinkRecord);

    /// Calls `work(owner)` with this program's number in one transaction.
    template <typename Work>
    [[nodiscard]] Failure commit(Work work)
    {
        return m_file.use([&]() -> Failure {
            const auto owner = m_file.owner();
            if (!owner)
                return owner.error();
            return m_file.transact([&] { return work(*owner); });
        });
    }
    [[nodiscard]] Failure makeRow(qint64 owner);
    [[nodiscard]] Failure tidy();
    [[nodiscard]] Failure adoptLatest(qint64 owner);
    /// Makes the row with this id that of this program.
    [[nodiscard]] Failure claim(qint64 owner, const QString& id);
    /// Finds the row to load; none if `id` stays empty.
    using Find = std::function<Failure(qint64 owner, QString& id)>;
    [[nodiscard]] Result<ResumableGame, Failure> loadFound(const Find& find);
    /// Writes the entry of the running game, or only leaves that of the previous one. `owner` plays it from now on.
    [[nodiscard]] Failure saveEntry(qint64 owner, const std::optional<HistoryEntry>& game);
    [[nodiscard]] Failure read(qint64 owner, ResumableGame& left);
    [[nodiscard]] Failure moveToBack(qint64 owner);
    [[nodiscard]] Failure countWaiting(int& waiting) const;
    [[nodiscard]] Failure forgetPlay(qint64 owner);
    [[nodiscard]] Failure insert(const ui::LinkScore& score, const QString& record, Place& place);
    /// Finds the place of a score among the others; its own id is set if it is stored.
    [[nodiscard]] Failure compare(const ui::LinkScore& score, Place& place) const;
    /// Sets `before` to the best of the level until that game.
    [[nodiscard]] Failure addLevel(const ui::LinkLevel& level, qint64 began, std::optional<ui::LinkLevel>& before);
    [[nodiscard]] Failure select(const ui::LinkScoreFilter& filter, std::vector<ui::LinkScore>& scores) const;
    [[nodiscard]] Failure forEachRow(const QString& statement, const std::vector<QVariant>& values,
                                     const std::function<void(const QSqlQuery&)>& take) const;
    /// Sets `found` to the text in the only row that a query returns, if there is one.
    [[nodiscard]] Failure text(const QString& statement, const std::vector<QVariant>& values, QString& found) const;

    DataFile& m_file;
};

} // namespace qipan::app
