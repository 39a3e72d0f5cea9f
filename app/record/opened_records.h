#pragma once

#include "app/files/file_state.h"
#include "app/history/kept_game.h"
#include "core/record/game_record.h"

#include <QString>
#include <QtGlobal>

#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::app {

/// Games to look at, and where they came from.
struct OpenedRecords {
    std::vector<record::GameRecord> games;    ///< at least one
    std::size_t shown = 0;                    ///< which of them comes first
    QString name;                             ///< of the file, or what is said in its place
    QString path;                             ///< of the file; empty for games from elsewhere
    FileState file;                           ///< that one, before it was read
    std::optional<record::RecordFault> fault; ///< where the file broke
    bool isPartial = false;                   ///< the file has more than these games (record::Reading)
    int given = 0;                            ///< plies of a game of the history that nobody chose freely
    qint64 historyId = 0;                     ///< of the game in the history; 0 for one that is not from there
    std::size_t historyPrint = 0;             ///< HistoryFile::printOf that game
    GameState state = GameState::Over;        ///< of that game
};

} // namespace qipan::app
