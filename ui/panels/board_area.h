// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

namespace qipan::ui {

class TextBar;

/// Lays out a board, the place of a bar beside or above it, and panels that lie over the board.
/// The bar comes and goes without moving the board, and hides no cell unless its text is longer than its place: its
/// place is over one of the widgets given to `setBarOver`, or else in a column of the area, or above the board.
class BoardArea final : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        Middle, ///< centred, at its size hint if that fits
        Whole   ///< covers the whole board
    };

    explicit BoardArea(QWidget* parent = nullptr);

    /// Takes ownership of `board` and deletes the previous one.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const { return m_board; }

    /// Sets the bar, which shows and hides itself; null for none, as at first. It must be in the same window, and not
    /// in a layout. The place of the last bar stays reserved.
    void setBar(TextBar* bar);
    /// Sets the widgets that the bar may lie over, from the top of the first visible one. They must be in the same
    /// window as the area. Empty for none.
    void setBarOver(const std::vector<QWidget*>& neighbours);
    /// Reserves a column of this width at the right of the board, for `widget`, if any, with the bar below it; the
    /// widget becomes a child. A width of 0 removes the column; its widget must then be given another parent.
    void setSideColumn(int width, QWidget* widget = nullptr);
    /// Returns the height of a one-line bar above the board, with the gap below.
    [[nodiscard]] int barHeight() const;
    /// Puts a widget over the board. It becomes a child, and shows and hides itself.
    void addOver(QWidget* widget, Place place);
    /// Removes a widget from the area; it has no parent then.
    void takeOver(QWidget* widget);
    /// Updates the layout of what lies over the board; call it after a size hint changed.
    void arrange();
    void followFocus();

    [[nodiscard]] QSize sizeHint() const override { return {520, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 140}; }

protected:
    void resizeEvent(QResizeEvent*) override { arrange(); }
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Over {
        QWidget* widget;
        Place place;
    };
    [[nodiscard]] QRect rectOf(const Over& over) const;
    [[nodiscard]] int reservedHeight() const;
    [[nodiscard]] int freeColumnWidth() const;
    void arrangeSideColumn() const;
    void placeBar(QRect column, int top) const;
    [[nodiscard]] const QWidget* neighbour() const;

    QPointer<TextBar> m_bar;
    int m_oneLine = 0; ///< height of a bar with one line
    std::vector<QPointer<QWidget>> m_neighbours;
    int m_sideColumnWidth = 0;
    QPointer<QWidget> m_sideColumn;
    QRect m_boardRect;
    QPointer<QWidget> m_board;
    std::vector<Over> m_over;
};

} // namespace qipan::ui
