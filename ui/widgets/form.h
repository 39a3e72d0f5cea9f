#pragma once

#include <QList>

class QGridLayout;
class QLabel;
class QVBoxLayout;
class QWidget;

namespace qipan::ui {

/// Creates a centred column of readable width (at most `maximumWidth` pixels) in `page`, which scrolls if necessary.
/// Returns the layout to add widgets to.
[[nodiscard]] QVBoxLayout* makeFormColumn(QWidget* page, int maximumWidth = 560);
/// Scrolls such a page to its top.
void showTop(QWidget* page);

/// Creates a label of plain text that wraps.
[[nodiscard]] QLabel* makeTextLabel(QWidget* parent);

/// Creates an empty grid without margins for rows of a label and a field.
[[nodiscard]] QGridLayout* makeFormGrid();

/// Adds a row for `field` to a grid that belongs to a widget. Returns its label, which has the field as its buddy.
[[nodiscard]] QLabel* addFormRow(QGridLayout* grid, QWidget* field);

/// Gives labels in several grids the same width, so that the fields beside them line up.
void alignLabels(const QList<QLabel*>& labels);

/// Makes a label the heading of a page in the page's font.
void makeHeading(QLabel* label);

} // namespace qipan::ui
