#pragma once

#include "ui/history/history_line.h"

#include <QString>
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
/// Each word of the text is in a name or in the event.
[[nodiscard]] HistoryTerms termsOfText(const QString& text);
/// For LIKE … ESCAPE '\': the text somewhere.
[[nodiscard]] QString patternOf(const QString& text);

[[nodiscard]] QString orderTerms(ui::HistoryOrder order);

/// Whether a comment or a label of an SGF text contains `wanted`, letters of ASCII in any case.
[[nodiscard]] bool isInComments(const QString& sgf, const QString& wanted);

} // namespace qipan::app
