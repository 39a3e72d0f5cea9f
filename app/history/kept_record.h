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

/// A record as a game of the history that came from a file, which becomes the same record again (but for `isGuessed`);
/// or a sentence why not: as SGF it is larger than what can be read again (record::mostBytes).
[[nodiscard]] Result<KeptGame, QString> keptOf(const record::GameRecord& record);

} // namespace qipan::app
