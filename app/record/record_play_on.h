#pragma once

#include "core/board/registry.h"
#include "core/board/result.h"
#include "core/record/game_record.h"

#include <QString>

#include <span>

namespace qipan::app {

/// A game that begins with the position of a record after these plies, by moves where moves lead to it, or a sentence
/// why there cannot be one. Where the record tells no rule, `wantedRule` comes first among those by which its moves can
/// be played.
[[nodiscard]] Result<GameSetup, QString>
playOnFrom(const record::GameRecord& record, std::span<const record::GameTree::Node> path, const QString& wantedRule);

} // namespace qipan::app
