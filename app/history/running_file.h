// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_file.h"
#include "app/history/running_game.h"

#include <QCoreApplication>
#include <QHash>

#include <vector>

namespace qipan::app {

/// The running games in the history. Each is marked with the number of the program that plays it, and no other program
/// takes it over. Used on the store's thread only.
class RunningFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::RunningFile)

public:
    using Failure = DataFile::Failure;

    /// `file` must outlive this object.
    explicit RunningFile(DataFile& file)
        : m_file{file}
    {
    }

    /// The row to write.
    struct Row {
        HistoryEntry game;   ///< `save` sets its id and `began` to those of the row
        QString running;     ///< the data to resume it; on the LAN its key, also after the end; may be empty
        bool isOwned = true; ///< played by this program; else any program may resume it
        std::optional<StartPosition> position{}; ///< initial position of the moves, if not the usual one
        std::vector<std::vector<Cell>> lines{};  ///< tried beside the game; stored in the record when it is left
    };
    /// Writes the game in one transaction: in place of its own row; for a LAN game without one, of the row with the
    /// same `running`; or else as a new row. A row that another program plays is not changed; a new one is added
    /// instead. A deleted row is restored if its match was continued. A finished row of a finished match stays as it
    /// is.
    [[nodiscard]] Failure save(Row& row);
    /// Removes a game of this program in which nothing was played.
    [[nodiscard]] Failure drop(const HistoryEntry& game);
    /// Claims the local games that no program is playing, and returns them, latest first. If there are very many, only
    /// the latest of each kind and the game `wanted` (an id; 0 for none) are claimed. They count as unfinished until
    /// they are saved again; invalid ones can no longer be resumed. Does nothing if there is no file.
    [[nodiscard]] Result<std::vector<RunningGame>, QString> adopt(qint64 wanted = 0);
    /// Returns how many more there are, by the key of the game.
    [[nodiscard]] Result<QHash<QString, int>, QString> countOrphaned() const;
    /// Returns when a game of this kind that no program is playing was played last, in milliseconds since 1970 UTC; 0
    /// if there is none.
    [[nodiscard]] Result<qint64, QString> lastPlayed(const QString& game) const;

private:
    [[nodiscard]] Result<HistoryEntry, QString> stored(const Row& row) const;
    [[nodiscard]] Failure findRow(Row& row, qint64 owner, bool& isDone);
    [[nodiscard]] Failure write(Row& row, qint64 owner);
    [[nodiscard]] Failure adopt(qint64 owner, qint64 wanted, std::vector<RunningGame>& taken);
    [[nodiscard]] Failure findOrphaned(qint64 wanted, std::vector<std::pair<qint64, QString>>& left) const;

    DataFile& m_file;
};

} // namespace qipan::app
