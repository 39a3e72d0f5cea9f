// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"

#include <QByteArray>

#include <optional>

namespace qipan::app {

/// Reads games as Othello Quest hands them out in JSON, one object, an array of them, or an object a line, also within
/// other objects:
///   {"position": {"moves": [{"m": "f5", "t": 1000}, {"m": "-"}]}, "players": [{"name": "Ada"}, {"name": "Ben"}],
///    "winner": 0}
/// where black is the first player and - is a pass; the moves may be one text, and the players {"black": …}. Times,
/// ratings and ids are left out, so the reading is partial. Returns nothing if the text is not JSON or has no such
/// game.
[[nodiscard]] std::optional<record::Reading> readOthelloQuest(const QByteArray& text);

} // namespace qipan::app
