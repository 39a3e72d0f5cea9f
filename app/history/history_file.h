// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/store/data_file.h"
#include "core/board/result.h"
#include "core/record/game_record.h"

#include <QTimeZone>

#include <span>
#include <unordered_map>

namespace qipan::app {

/// The history in the data file: the table `game`. Each call opens the file if necessary. Used on the store's thread
/// only.
class HistoryFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::HistoryFile)

public:
    using Failure = DataFile::Failure;

    // Limits of a row in UTF-16 units; anything longer was not written by this program.
    static constexpr int longestText = 1'000;
    static constexpr auto longestRecord = static_cast<int>(record::maxBytes);

    /// `file` must outlive this object.
    explicit HistoryFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Encodes moves as in a row: "7,7 8,8", columns and rows counted from 0.
    [[nodiscard]] static QString movesText(const std::vector<Cell>& moves);

    /// Writes a game in place of the row with its id, or as a new row if there is none. Returns the id. A deleted game
    /// is restored.
    [[nodiscard]] Result<qint64, QString> save(const HistoryEntry& game);
    /// Hashes the moves and record of a game, to detect changes by another program.
    [[nodiscard]] static std::size_t printOf(const HistoryEntry& game);
    struct SavedRecord {
        qint64 id = 0;
        std::size_t print = 0; ///< of the row as it is now
        bool isCopy = false;   ///< saved as a new row
    };
    /// Replaces the moves and record of game `id` by those of `now`. Saves a copy instead if the row has changed since
    /// it was read (`print` differs), or if the game may still be continued; saves a new game if the row is gone.
    [[nodiscard]] Result<SavedRecord, QString> saveRecord(qint64 id, std::size_t print, const HistoryEntry& now);
    /// Returns the whole game, or nothing if there is no valid game with this id.
    [[nodiscard]] Result<std::optional<HistoryEntry>, QString> find(qint64 id);

    /// Returns whether this program plays the game with this id.
    [[nodiscard]] Result<bool, QString> isPlayedHere(qint64 id);

    /// The data file, for other queries of the table `game`. It may not be open yet.
    [[nodiscard]] DataFile& data() { return m_file; }
    /// Hashes of the games (game, players, date, moves); games with equal hashes count as one.
    using Known = std::unordered_map<quint64, qint64>;
    /// Returns all games, each with 0, or with its id if it is deleted but can be restored. `zone` determines dates.
    [[nodiscard]] Result<Known, QString> known(const QTimeZone& zone);
    /// Writes the games that are not in `known` in one transaction and adds them to it; restores those that were
    /// deleted. Returns how many.
    [[nodiscard]] Result<int, QString> insertAll(std::span<const HistoryEntry> games, Known& known,
                                                 const QTimeZone& zone);
    /// Returns the ids of all games in the lists that are not running, oldest first.
    [[nodiscard]] Result<std::vector<qint64>, QString> ids();

    /// Deletes these games except running ones, all or none. Returns the deleted ones. They leave all lists at once;
    /// they are removed from the file when the program that deleted them ends, and can be restored until then.
    [[nodiscard]] Result<std::vector<qint64>, QString> remove(std::span<const qint64> ids);
    /// Deletes all games except running ones. Returns the deleted ones.
    [[nodiscard]] Result<std::vector<qint64>, QString> removeAll();
    /// Restores games. Returns how many.
    [[nodiscard]] Result<int, QString> restore(std::span<const qint64> ids);
    /// Permanently removes the games deleted by programs that have ended. Creates no file.
    [[nodiscard]] Failure purge();

private:
    /// Executes the statement for each id, binding this program's number and the id, after those in `first`. Returns
    /// the ids of changed games.
    [[nodiscard]] Result<std::vector<qint64>, QString> changeEach(const QString& statement, std::span<const qint64> ids,
                                                                  const QStringList& first = {});
    [[nodiscard]] Result<std::vector<qint64>, QString> remove(std::span<const qint64> ids, const QStringList& first);
    [[nodiscard]] Result<bool, QString> canContinue(qint64 id) const;
    [[nodiscard]] Failure saveRecord(SavedRecord& saved, const HistoryEntry& now);

    DataFile& m_file;
};

} // namespace qipan::app
