// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/base/file_state.h"
#include "app/history/history_entry.h"
#include "core/record/game_record.h"

namespace qipan::app {

/// Games to view, and where they came from.
struct OpenedRecords {
    std::vector<record::GameRecord> games;    ///< at least one
    std::size_t shown = 0;                    ///< index of the game to show first
    bool isAtStart = false;                   ///< games are shown from their starts, not their ends
    QString name;                             ///< of the file, or the text shown instead
    QString path;                             ///< of the file; empty for games from elsewhere
    FileState file;                           ///< its state before it was read
    std::optional<record::RecordFault> fault; ///< the error in the file, if any
    bool isPartial = false;                   ///< the file has more than these games (record::Reading)
    QByteArray codePage;                      ///< of its texts, as codePageNamed() knows it; empty for UTF-8
    bool isPerhapsGo = false;                 ///< the user must confirm that this is gomoku (record::Reading)
    bool isPageGuessed = false;               ///< that was a guess
    bool isPageUnsure = false;                ///< another guess is nearly as likely
    bool areRowsUnsaid = false;               ///< a text did not say whether row 1 is the lowest one; it is here
    int given = 0;                            ///< plies of a game of the history that were not chosen freely
    qint64 historyId = 0;                     ///< id in the history; 0 if it is not from there
    std::size_t historyPrint = 0;             ///< HistoryFile::printOf that game
    GameState state = GameState::Over;        ///< of that game
};

} // namespace qipan::app
