// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/link/link_file.h"
#include "app/store/data_store.h"

#include <QTimer>

#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// Saves the running game of link-match and the high scores (LinkFile).
class LinkStore final : public DataStore {
    Q_OBJECT

public:
    explicit LinkStore(std::shared_ptr<StoreThread> thread, QObject* parent = nullptr);

    /// Saves the running game: its boards, one per line, or empty; its entry in the history, if it has one; and when it
    /// began, which tells it from others. Does not change games that were not loaded.
    void save(const QString& record, const std::optional<HistoryEntry>& game = std::nullopt, qint64 began = 0);
    /// Saves another game from now on: the running one, or the saved one that was not loaded, waits. `waiting` follows.
    void suspend();
    /// Sets the running game aside, because it cannot be resumed and the next save must not replace it.
    void quarantine();
    /// `counted` follows, possibly later if the file cannot be read now.
    void count();
    /// `loaded` follows, with an empty record if no game is saved; on failure, `counted` follows later, too.
    void load();
    /// Loads another saved game in place of the running one, which waits behind the others from then on. `loaded`
    /// follows, or `notLoaded` on failure.
    void loadNext();
    /// Likewise the latest waiting game whose record begins with `start`, or the one with this entry in the history. If
    /// there is none, the running one stays and the record in `loaded` is empty.
    void loadStarting(const QString& start);
    void loadEntry(qint64 id);
    /// The running game has ended: adds it to the high scores and to the history, as far as these are given. On success
    /// `finished` follows, and `placed` before it with a score.
    void finish(const std::optional<ui::LinkScore>& score, const QString& record,
                const std::optional<HistoryEntry>& game = std::nullopt);
    /// A board is cleared and the game that began then continues: keeps the best of the level. `completed` follows on
    /// success.
    void completeBoard(const std::optional<ui::LinkLevel>& level, qint64 began,
                       const std::optional<ui::LinkScore>& score);
    /// `levelsListed` follows.
    void listLevels();
    /// `listed` follows.
    void list(const ui::LinkScoreFilter& filter);
    /// `found` follows.
    void find(qint64 id);

Q_SIGNALS:
    void saved();
    void loaded(const qipan::app::LinkFile::ResumableGame& game);
    void notLoaded();
    /// How many games were left by programs that have ended.
    void counted(int games);
    void waiting(int games);
    void placed(const qipan::app::LinkFile::Place& place);
    void finished();
    void completed(const qipan::app::LinkFile::BoardResult& result);
    void levelsListed(const std::vector<qipan::ui::LinkLevel>& levels);
    void listed(const std::vector<qipan::ui::LinkScore>& scores);
    void found(qint64 id, const QString& record);

private:
    template <typename Work>
    void loadOther(Work work);

    QTimer m_countAgain;
};

} // namespace qipan::app
