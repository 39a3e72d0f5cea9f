// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/store/data_file.h"
#include "core/board/engine.h"
#include "core/games/registry.h"
#include "ui/statistics/statistics.h"

#include <array>
#include <optional>
#include <vector>

namespace qipan::app {

/// The analysis of a position of a game.
struct ReviewedPosition {
    SearchResult best;   ///< only depth, score, line and isCertain are stored
    bool isHard = false; ///< the best move is the only one that keeps the result, and hard to find
};

/// What the moves of a game lost: by side, black first, and by phase.
using GameLosses = std::array<std::array<ui::Loss, 3>, 2>;

/// Returns the phase of a move, from 0. In reversi the opening has 20 moves and the middle game ends with the 40th; in
/// gomoku, whose games are shorter, they end with the 10th and the 30th.
[[nodiscard]] ui::Phase phaseOf(const GameInfo& game, std::size_t move);

/// The analysis of a whole game by the built-in engine, as the data file keeps it with the game.
struct StoredAnalysis {
    int edition = 0;                                        ///< GameInfo::engineEdition of the engine
    std::vector<Cell> moves;                                ///< of the game that was analysed
    std::vector<std::optional<ReviewedPosition>> positions; ///< after 0, 1, 2 … moves; nothing if it was not reached
    // The rest follows from that if every position was reached, and is stored so that nobody must compute it again.
    // `find` does not read it.
    std::optional<GameLosses> losses{};
    std::vector<std::optional<int>> chances{}; ///< after the first moves, for the side that moved; see `chanceUnits`
};

/// The first moves of a game, with the chances to win after them.
struct StoredChances {
    std::vector<Cell> moves;
    std::vector<std::optional<int>> chances;
};

/// A sure win. Losses are stored in the same unit, hundredths of a percent.
inline constexpr int chanceUnits = 10'000;
/// How many chances are stored; more than the opening explorer has.
inline constexpr std::size_t mostChances = 20;

/// Returns an SQL condition for a row of the table `game`: every position was analysed by the engine of today.
[[nodiscard]] QString isAnalysedCondition();
/// Reads the column `losses`; nothing if no program can have written it.
[[nodiscard]] std::optional<GameLosses> lossesIn(QStringView text);

/// The table `game_analysis` of the data file. A row disappears with its game. Used on the store's thread only.
class AnalysisFile {
public:
    /// `file` must outlive this object.
    explicit AnalysisFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Stores the analysis of the game with this id in place of an earlier one; a complete one has the game's opening
    /// read again for the explorer. Does nothing if there is no such game.
    [[nodiscard]] DataFile::Failure save(qint64 game, const StoredAnalysis& analysis);
    /// Keeps what follows from the analysis of a game, which is `now`, only if these moves were analysed.
    [[nodiscard]] DataFile::Failure keepSums(qint64 id, const HistoryEntry& now);
    /// Returns the analysis of a game on a board of this size, or nothing if there is none that a program can have
    /// written. The moves need not be those of the game as it is now.
    [[nodiscard]] Result<std::optional<StoredAnalysis>, QString> find(qint64 game, BoardSize size);
    /// Returns the chances of a game; none if it has no analysis.
    [[nodiscard]] Result<StoredChances, QString> chances(qint64 game, BoardSize size);

private:
    DataFile& m_file;
};

} // namespace qipan::app
