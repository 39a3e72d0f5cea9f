#pragma once

#include "app/history/history_file.h"
#include "app/history/running_game.h"

#include <QCoreApplication>
#include <QHash>

#include <optional>
#include <vector>

namespace qipan::app {

/// The games of the history that run: they bear the number of the program that plays them, and no other takes them up.
/// Used on the store's thread only.
class RunningFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::RunningFile)

public:
    using Failure = DataFile::Failure;

    /// `file` must outlive it.
    explicit RunningFile(DataFile& file)
        : m_file{file}
    {
    }

    /// A row as it is to be.
    struct Row {
        KeptGame game;      ///< its id and `began` become those of the row
        QString running;    ///< what it needs to go on; on the LAN what it is found by, also after its end; or empty
        bool isOurs = true; ///< this program plays it; else any may take it up
        std::optional<StartPosition> position{}; ///< that its moves begin from, where that is not the usual start
    };
    /// Writes the game in one commit: in place of its own row or, for one on the LAN that has none, of the one with the
    /// same text, or as a new one. A row that another program plays is left alone, and there is a new one then.
    /// One that was deleted, of a match that then went on, is back. One of a match that is over, and was found over,
    /// stays as it is.
    [[nodiscard]] Failure save(Row& row);
    /// Removes a game that this program plays: nothing was played in it.
    [[nodiscard]] Failure drop(const KeptGame& game);
    /// Makes the games at this machine that nobody plays those of this program, the latest first; where there are very
    /// many, the latest of each kind, and the `wanted` one (an id; 0 for none). They count as
    /// unfinished until they are saved again; one that cannot be right will not go on. Nothing happens where there is
    /// no file.
    [[nodiscard]] Result<std::vector<RunningGame>, QString> takeUp(qint64 wanted = 0);
    /// So many more of each kind were there: by the key of the game.
    [[nodiscard]] Result<QHash<QString, int>, QString> countLeft() const;

private:
    [[nodiscard]] Failure findRow(Row& row, qint64 owner, bool& isDone);
    [[nodiscard]] Failure write(Row& row, qint64 owner);
    [[nodiscard]] Failure takeUp(qint64 owner, qint64 wanted, std::vector<RunningGame>& taken);
    [[nodiscard]] Failure findLeft(qint64 wanted, std::vector<std::pair<qint64, QString>>& left) const;

    DataFile& m_file;
};

} // namespace qipan::app
