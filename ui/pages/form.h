#pragma once

#include <QList>

class QGridLayout;
class QLabel;
class QVBoxLayout;
class QWidget;

namespace qipan::ui {

/// A column of readable width (at most `maximumWidth` pixels) in the middle of `page`, which scrolls where it does not
/// fit. Add to what is returned.
[[nodiscard]] QVBoxLayout* makeFormColumn(QWidget* page, int maximumWidth = 560);
/// Scrolls such a page to its top.
void showTop(QWidget* page);

/// A label of plain text that wraps.
[[nodiscard]] QLabel* makeWords(QWidget* parent);

/// An empty grid without margins for rows of a label and a field.
[[nodiscard]] QGridLayout* makeFormGrid();

/// Adds a row for `field` to a grid that a widget has; its label is returned, and takes one to the field by its
/// mnemonic.
[[nodiscard]] QLabel* addFormRow(QGridLayout* grid, QWidget* field);

/// Gives labels of rows in several grids one width, so that the fields beside them line up.
void alignLabels(const QList<QLabel*>& labels);

/// Makes a label the heading of a page in the page's font.
void makeHeading(QLabel* label);

} // namespace qipan::ui
