#pragma once

class QLabel;
class QVBoxLayout;
class QWidget;

namespace qipan::ui {

/// A column of readable width in the middle of `page`, which scrolls where it does not fit. Add to what is returned.
[[nodiscard]] QVBoxLayout* makeFormColumn(QWidget* page);

/// A label of plain text that wraps.
[[nodiscard]] QLabel* makeWords(QWidget* parent);

/// Makes a label the heading of a page in the page's font.
void makeHeading(QLabel* label);

} // namespace qipan::ui
