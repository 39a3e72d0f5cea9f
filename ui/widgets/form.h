// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QComboBox>
#include <QList>

#include <optional>

class QGridLayout;
class QLabel;
class QScrollArea;
class QTableWidget;
class QVBoxLayout;
class QWidget;

namespace qipan::ui {

/// Makes a widget at most this wide: in pixels with letters of the usual size, more with larger ones.
void limitColumn(QWidget* widget, int maximumWidth);

/// Creates a centred column of readable width (`maximumWidth`: see limitColumn) in `page`, which scrolls if necessary.
/// Returns the layout to add widgets to.
[[nodiscard]] QVBoxLayout* makeFormColumn(QWidget* page, int maximumWidth = 560);
/// Scrolls a page, and each page in it, to the top.
void showTop(QWidget* page);

/// Scrolls the area around a widget, if there is one, so that it is seen.
void showScrolled(QWidget& widget);

/// Creates an area that scrolls `content`, without a frame and not by keys.
[[nodiscard]] QScrollArea* makeScrollArea(QWidget* content, QWidget* parent);

/// Creates a label of plain text that wraps.
[[nodiscard]] QLabel* makeTextLabel(QWidget* parent);

/// Creates an empty grid without margins for rows of a label and a field.
[[nodiscard]] QGridLayout* makeFormGrid();

/// Adds a row for `field` to a grid that belongs to a widget. Returns its label, which has the field as its buddy.
[[nodiscard]] QLabel* addFormRow(QGridLayout* grid, QWidget* field);

/// Lets a combo box be narrower than its widest entry, as wide as this number of characters at least.
void limitWidth(QComboBox* box, int characters);

/// Shows the chosen entry of a combo box, which may be cut off, in its tool tip.
void showEntryAsTip(QComboBox* box);

/// Returns the value chosen in a box whose first entry stands for all values and the others for those of `Enum`.
template <typename Enum>
[[nodiscard]] std::optional<Enum> chosenFilter(const QComboBox* box)
{
    return box->currentIndex() <= 0 ? std::nullopt : std::optional{static_cast<Enum>(box->currentIndex() - 1)};
}

/// Makes a table a list of rows: one can be selected, none edited, and Tab leaves it.
void makeRowTable(QTableWidget* table);

/// Gives labels in several grids the same width, so that the fields beside them line up.
void alignLabels(const QList<QLabel*>& labels);

/// Gives a label the font of its parent, bold and enlarged by `factor`, also after that font changes.
void makeHeading(QLabel* label, double factor = 1.7);

} // namespace qipan::ui
