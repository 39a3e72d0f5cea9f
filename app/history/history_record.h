// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "core/board/result.h"
#include "core/book/cell_names.h"
#include "core/record/game_record.h"

namespace qipan::app {

/// Converts a game of the history to a record, inserting the passes of reversi. Returns a sentence if that is
/// impossible: for link-match, or if imported moves break the rules. `position` is the initial position of the moves if
/// not the usual one. Takes time proportional to the number of plies, which may be millions.
[[nodiscard]] Result<record::GameRecord, QString> recordOf(const HistoryEntry& game,
                                                           const std::optional<StartPosition>& position = {});

/// Returns the moves of the main line of a game, without passes; nothing if there is no record of it (recordOf).
[[nodiscard]] std::optional<std::vector<Cell>> movesOf(const HistoryEntry& game);

/// Returns how the cells of a game's board are named in its comments.
[[nodiscard]] book::CellNames cellNamesOf(const record::GameRecord& game);

/// Adds lines of moves that were tried beside a game: as variations (record::addVariation), or in a comment if the game
/// has no move.
void addTriedLines(record::GameRecord& game, const std::vector<std::vector<Cell>>& lines);

/// Converts a record to an entry of the history with source `File`, which converts back to the same record (except for
/// `isGuessed`). Returns a sentence if its SGF is too large to be read again (record::maxBytes).
[[nodiscard]] Result<HistoryEntry, QString> entryOf(const record::GameRecord& record);

/// Returns the name of a player in a game of the history. Local players without a name of their own, and the built-in
/// computer, get their names in the current language, because the stored ones depend on the language at that time.
[[nodiscard]] QString shownName(const PlayerEntry& side, GameSource source, const QString& game);

} // namespace qipan::app
