// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/record/game_record.h"
#include "ui/history/history_line.h"

#include <QString>

namespace qipan::ui {

// Texts of the history list, in the current language.

[[nodiscard]] QString columnName(HistoryColumn column);
/// Returns the date, with the time of day if `withTime` and it is known.
[[nodiscard]] QString dateText(const HistoryLine& line, bool withTime);
/// Returns "Black won", "Draw" or "Not finished".
[[nodiscard]] QString resultText(const HistoryLine& line);
/// Returns the result with its reason: "Black won by resignation"; without one, the plain result.
[[nodiscard]] QString longResultText(const HistoryLine& line);
/// Returns the result of a record, from its position or its file: quoted if no format defines it, empty if there is
/// none.
[[nodiscard]] QString resultText(const record::GameRecord& game);
/// Returns the rule of a game, or the mode of link-match; empty if unknown.
[[nodiscard]] QString ruleText(const HistoryLine& line);
[[nodiscard]] QString opponentName(HistoryOpponent opponent);
[[nodiscard]] QString resultName(HistoryResult result);
/// Returns "1,234 of 100,000 games", or "100,000 games" if all are shown, with digits grouped as the locale does.
[[nodiscard]] QString countText(qint64 shown, qint64 all);

} // namespace qipan::ui
