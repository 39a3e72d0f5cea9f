#pragma once

#include "app/history/kept_game.h"
#include "app/store/data_file.h"
#include "core/board/result.h"
#include "core/record/game_record.h"

#include <QCoreApplication>

#include <span>
#include <unordered_map>

namespace qipan::app {

/// The history in the data file: the table `game`. Each call opens the file where it is not open. Used on the store's
/// thread only.
class HistoryFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::HistoryFile)

public:
    using Failure = DataFile::Failure;

    // What a row may hold, in UTF-16 units: what is longer is none of ours.
    static constexpr int longestText = 1'000;
    static constexpr auto longestRecord = static_cast<int>(record::mostBytes);

    /// `file` must outlive it.
    explicit HistoryFile(DataFile& file)
        : m_file{file}
    {
    }

    /// The moves as a row has them: "7,7 8,8", columns and rows from 0.
    [[nodiscard]] static QString movesText(const std::vector<Cell>& moves);

    /// Writes a game, in place of the one with its id or, where there is none, as a new one. Its id. One that was
    /// deleted is in the lists again.
    [[nodiscard]] Result<qint64, QString> save(const KeptGame& game);
    /// A game's moves and record as one number, by which a row that another program has changed is told.
    [[nodiscard]] static std::size_t printOf(const KeptGame& game);
    struct SavedRecord {
        qint64 id = 0;
        std::size_t print = 0; ///< of what is there now
        bool isCopy = false;   ///< a row of its own
    };
    /// Puts the moves and the record of `now` in the place of those of the game `id`; where these are not what they
    /// were when they were read (`print`), or the game may still go on, in a copy. One that is gone becomes a new one.
    [[nodiscard]] Result<SavedRecord, QString> saveRecord(qint64 id, std::size_t print, const KeptGame& now);
    /// The whole game; nothing where there is none with this id, or it cannot be right.
    [[nodiscard]] Result<std::optional<KeptGame>, QString> find(qint64 id);

    /// For what else asks the table `game`; not open yet, maybe.
    [[nodiscard]] DataFile& data() { return m_file; }
    /// Games by what they are: which, who, when, how. Two that have all this in common are one.
    using Known = std::unordered_map<quint64, qint64>;
    /// Those of all games that are there: 0, or the id of one that was deleted and can still be put back.
    [[nodiscard]] Result<Known, QString> known();
    /// Writes those games that are not among `known` yet, in one transaction, and adds them to it; one that was deleted
    /// is put back. How many.
    [[nodiscard]] Result<int, QString> insertAll(std::span<const KeptGame> games, Known& known);
    /// The ids of all games in the lists that do not run, the oldest first.
    [[nodiscard]] Result<std::vector<qint64>, QString> ids();

private:
    [[nodiscard]] Result<bool, QString> canGoOn(qint64 id) const;
    [[nodiscard]] Failure saveRecord(SavedRecord& saved, const KeptGame& now);

    DataFile& m_file;
};

} // namespace qipan::app
