#pragma once

#include "app/history/kept_game.h"
#include "ui/link/link_score.h"

#include <QString>

namespace qipan::app {

/// A game of link-match that is over, with its boards as lines (docs/link-record.md), as the history keeps it.
/// `isNamed`: the player has set a name.
[[nodiscard]] KeptGame keptLinkGame(const ui::LinkScore& score, const QString& record, bool isNamed);

} // namespace qipan::app
