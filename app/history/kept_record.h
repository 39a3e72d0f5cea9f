#pragma once

#include "app/history/kept_game.h"
#include "core/board/result.h"
#include "core/record/game_record.h"

#include <QString>

namespace qipan::app {

/// A game of the history as a record, with the passes of reversi put in; or a sentence why it cannot be one:
/// link-match is none, and moves from outside may break the rules. `position` is what its moves begin from, where that
/// is not the usual start. Takes as long as the game has plies, which may be millions.
[[nodiscard]] Result<record::GameRecord, QString> recordOf(const KeptGame& game,
                                                           const std::optional<StartPosition>& position = {});

/// A record as a game of the history that came from a file. It becomes the same record again (but for `isGuessed`);
/// only of a tree that is too large for a row the main line alone is kept.
[[nodiscard]] KeptGame keptOf(const record::GameRecord& record);

} // namespace qipan::app
