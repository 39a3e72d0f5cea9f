// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/history/history_entry.h"
#include "ui/link/link_score.h"

#include <QString>

namespace qipan::app {

/// Converts a finished game of link-match with its boards, one per line (docs/link-record.md), to an entry of the
/// history. `isNamed`: the player has set a name.
[[nodiscard]] HistoryEntry linkEntry(const ui::LinkScore& score, const QString& record, bool isNamed);

} // namespace qipan::app
