#pragma once

#include "ui/history/history_line.h"

#include <QString>
#include <QStringList>
#include <QVariant>

#include <vector>

namespace qipan::app {

// Filters and orders of the history as SQL over the columns of game_list.

/// A condition, and the values of its places in their order.
struct HistoryTerms {
    QString sql;
    std::vector<QVariant> values;
};

/// What a filter says but for its text; always with what leaves deleted games out.
[[nodiscard]] HistoryTerms termsOf(const ui::HistoryFilter& filter);
/// The words that a text looks for, each wherever it is: in the names, in the event or in a comment. Capitals or not
/// is the same.
[[nodiscard]] QStringList wordsOf(const QString& text);
/// Each of the words is in a name or in the event.
[[nodiscard]] HistoryTerms termsOfWords(const QStringList& words);
/// Not so, but each word is there or somewhere in the record, which may be a comment: see `areInComments`.
[[nodiscard]] HistoryTerms termsOfCommented(const QStringList& words);

[[nodiscard]] QString orderTerms(ui::HistoryOrder order);

/// Whether each of the words is in a comment or a label of an SGF text, capitals or not.
[[nodiscard]] bool areInComments(const QString& sgf, QStringList wanted);

} // namespace qipan::app
