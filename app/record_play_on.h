#pragma once

#include "core/board/registry.h"
#include "core/board/result.h"
#include "core/record/game_record.h"

#include <QString>

#include <span>
#include <vector>

namespace qipan::app {

/// A game to be played on: how, and with which moves on the board.
struct PlayOn {
    GameSetup setup;
    std::vector<Cell> moves; ///< from the empty board or the usual start, without passes
};

/// The position of a record after these plies as a game to be played on, or a sentence why it cannot be one. Where the
/// record tells no rule, `wantedRule` comes first among those by which its moves can be played.
[[nodiscard]] Result<PlayOn, QString>
playOnFrom(const record::GameRecord& record, std::span<const record::GameTree::Node> path, const QString& wantedRule);

} // namespace qipan::app
