// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/data_file.h"
#include "core/board/engine.h"
#include "core/games/registry.h"

#include <optional>
#include <vector>

namespace qipan::app {

/// The analysis of a position of a game.
struct ReviewedPosition {
    SearchResult best;   ///< only depth, score, line and isCertain are stored
    bool isHard = false; ///< the best move is the only one that keeps the result, and hard to find
};

/// The analysis of a whole game by the built-in engine, as the data file keeps it with the game.
struct StoredAnalysis {
    int edition = 0;                                        ///< GameInfo::engineEdition of the engine
    std::vector<Cell> moves;                                ///< of the game that was analysed
    std::vector<std::optional<ReviewedPosition>> positions; ///< after 0, 1, 2 … moves; nothing if it was not reached
};

/// The table `game_analysis` of the data file. A row disappears with its game. Used on the store's thread only.
class AnalysisFile {
public:
    /// `file` must outlive this object.
    explicit AnalysisFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Stores the analysis of the game with this id in place of an earlier one. Does nothing if there is no such game.
    [[nodiscard]] DataFile::Failure save(qint64 game, const StoredAnalysis& analysis);
    /// Returns the analysis of a game on a board of this size, or nothing if there is none that a program can have
    /// written. The moves need not be those of the game as it is now.
    [[nodiscard]] Result<std::optional<StoredAnalysis>, QString> find(qint64 game, BoardSize size);

private:
    DataFile& m_file;
};

} // namespace qipan::app
