// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/history/stored_analysis.h"
#include "app/store/data_file.h"
#include "core/board/result.h"

#include <optional>
#include <span>

namespace qipan::app {

/// The table `analysis_queue` of the data file: games to be analysed, in order. It outlives the program; a game leaves
/// it with its row in the history, and waits while it is deleted there. Used on the store's thread only.
class AnalysisQueueFile {
public:
    using Failure = DataFile::Failure;

    /// `file` must outlive this object.
    explicit AnalysisQueueFile(DataFile& file)
        : m_file{file}
    {
    }

    /// What became of the games that were to be added.
    struct Added {
        int queued = 0;     ///< including those that waited already
        int analysed = 0;   ///< left out: the engine of today has analysed them
        int unsuitable = 0; ///< left out: games of link-match, in progress or without a move

        friend bool operator==(const Added&, const Added&) = default;
    };
    /// Adds games at the end, in this order.
    [[nodiscard]] Result<Added, QString> add(std::span<const qint64> games);

    /// The game to be analysed next.
    struct Taken {
        HistoryEntry game;
        std::optional<StoredAnalysis> known; ///< an earlier analysis
        int waiting = 0;                     ///< how many more there are
    };
    /// Takes the first game that no other running program is at; it stays in the queue until `remove`. Returns nothing
    /// if there is none. Creates no file.
    [[nodiscard]] Result<std::optional<Taken>, QString> take();
    [[nodiscard]] Failure remove(qint64 game);
    /// Removes all games.
    [[nodiscard]] Failure clear();

private:
    [[nodiscard]] Failure addSome(std::span<const qint64> games, Added& added);
    [[nodiscard]] Result<std::optional<qint64>, QString> claim();

    DataFile& m_file;
};

} // namespace qipan::app
