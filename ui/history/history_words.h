#pragma once

#include "core/record/game_record.h"
#include "ui/history/history_line.h"

#include <QString>

namespace qipan::ui {

// What the list of the history says, in the language of the moment.

[[nodiscard]] QString columnName(HistoryColumn column);
/// The day, and with `withTime` the hour too where it is known.
[[nodiscard]] QString dateText(const HistoryLine& line, bool withTime);
/// "Black won", "Draw", "Not finished".
[[nodiscard]] QString resultText(const HistoryLine& line);
/// Why it ended so: "Black won by resignation"; the result where there is no more to say.
[[nodiscard]] QString longResultText(const HistoryLine& line);
/// The same of a record, by its position or by what its file tells; that in quotes where no format defines it, and
/// empty where there is nothing.
[[nodiscard]] QString resultText(const record::GameRecord& game);
/// The rule of a game, or the way to play link-match; empty where it is not known.
[[nodiscard]] QString ruleText(const HistoryLine& line);
[[nodiscard]] QString opponentName(HistoryOpponent opponent);
[[nodiscard]] QString resultName(HistoryResult result);
/// "1,234 of 100,000 games", grouped as the language does; of all games "100,000 games".
[[nodiscard]] QString countText(qint64 shown, qint64 all);

} // namespace qipan::ui
