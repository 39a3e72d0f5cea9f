// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "core/games/registry.h"
#include "core/record/game_record.h"

#include <QString>

namespace qipan::app {

/// Returns the setup of a game from the position after these plies, given by moves if moves lead to it, or a sentence
/// if there is none. If the record has no rule, `wantedRule` is tried first among those by which its moves are legal.
[[nodiscard]] Result<GameSetup, QString> setupFromRecord(const record::GameRecord& record,
                                                         std::span<const record::GameTree::Node> path,
                                                         const QString& wantedRule);

/// A line of a record as a game from its start.
struct RecordLine {
    GameSetup setup;
    std::vector<Ply> plies;
};

/// Returns the whole line through a ply, with the move that ends it, or a sentence if no rule of the program allows it.
[[nodiscard]] Result<RecordLine, QString> wholeLine(const record::GameRecord& record, record::GameTree::Node shown,
                                                    const QString& wantedRule);

} // namespace qipan::app
