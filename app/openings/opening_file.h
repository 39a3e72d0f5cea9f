// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "app/store/data_file.h"
#include "core/board/result.h"
#include "core/games/registry.h"
#include "core/openings/position_key.h"

#include <QCoreApplication>

#include <optional>
#include <vector>

namespace qipan::app {

/// How often a move was played from a position, and how those games ended.
struct PlayedMove {
    int number = 0; ///< openings::PositionKey::moveOf
    int games = 0;
    int blackWon = 0;
    int drawn = 0;
    int whiteWon = 0;   ///< the rest has no result
    int analysed = 0;   ///< games
    int others = 0;     ///< games by other or unknown rules, which are not counted in the rest
    qint64 chances = 0; ///< the sum of their chances to win after the move, for the side that moved; see chanceUnits

    friend bool operator==(const PlayedMove&, const PlayedMove&) = default;
};

/// The openings of the history's games in the data file: the column `opening` of the table `game`, and the table
/// `opening_move` with the first moves of each game by position. Games that are new or were changed have neither until
/// they are read here; triggers of the file see to that. Running and deleted games are not read. Used on the store's
/// thread only.
class OpeningFile {
    Q_DECLARE_TR_FUNCTIONS(qipan::app::OpeningFile)

public:
    using Failure = DataFile::Failure;

    /// The first plies of a game that are kept by position.
    static constexpr std::size_t indexedPlies = 20;

    /// `file` must outlive this object.
    explicit OpeningFile(DataFile& file)
        : m_file{file}
    {
    }

    /// Returns the number of games that are to be read, `most` at most. Creates no file.
    [[nodiscard]] Result<int, QString> unread(int most);
    /// Reads up to `count` of these games in one transaction, which begins no further one after 20 ms. Returns how
    /// many.
    [[nodiscard]] Result<int, QString> readSome(int count);
    /// Returns the moves played from a position, the most frequent first: counts games by this rule, or by all rules.
    /// Creates no file.
    [[nodiscard]] Result<std::vector<PlayedMove>, QString> movesFrom(const openings::PositionKey& position,
                                                                     std::optional<int> rule = {});
    /// Returns the number of a rule in the file, from 1; 0 if it is unknown.
    [[nodiscard]] static int numberOf(const GameInfo& game, std::string_view rule);

private:
    [[nodiscard]] Failure readGame(qint64 id);

    DataFile& m_file;
};

} // namespace qipan::app
