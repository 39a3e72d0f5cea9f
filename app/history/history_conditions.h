// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/history/history_line.h"

#include <QStringList>
#include <QVariant>

#include <vector>

namespace qipan::app {

// Filters and sort orders of the history as SQL over the columns of `game_list`.

/// An SQL condition and the values of its placeholders, in order.
struct HistoryCondition {
    QString sql;
    std::vector<QVariant> values;
};

/// Returns the condition of a filter without its text; it always excludes deleted games.
[[nodiscard]] HistoryCondition conditionFor(const ui::HistoryFilter& filter);
/// Splits a search text into words. Each must occur in a name, the event, the opening or a comment; case is ignored.
[[nodiscard]] QStringList searchTerms(const QString& text);
/// Each of the words occurs in a name, in the event or in the opening, as it is shown or in English.
[[nodiscard]] HistoryCondition textCondition(const QStringList& words);
/// Not so, but each word occurs there or somewhere in the record: check with `areInComments`.
[[nodiscard]] HistoryCondition commentCondition(const QStringList& words);

[[nodiscard]] QString orderClause(ui::HistoryOrder order);

/// Returns whether each of the words occurs in a comment or a label of an SGF text, ignoring case.
[[nodiscard]] bool areInComments(const QString& sgf, QStringList wanted);

} // namespace qipan::app
