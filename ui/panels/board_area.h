// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QPointer>
#include <QWidget>
#include <vector>

namespace qipan::ui {

class TextBar;

/// Lays out a board, bars above or beside it, and panels that lie over the board.
/// A bar never hides a cell. Bars beside the board always have room. Above it, room for a bar is reserved if the area
/// is high enough or `setBarsReserved` asks for it, so that the board does not move when a one-line bar comes and goes.
/// Otherwise bars lie over one of the widgets given to `setBarsOver`, or the board shrinks while a bar is shown.
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

    /// Adds a bar, a child of the area or of an ancestor. The bar shows and hides itself; several bars are stacked.
    void addBar(TextBar* bar);
    /// Sets whether room for a bar above the board is reserved at any height.
    void setBarsReserved(bool reserved);
    /// Sets where bars lie if no room is reserved above the board: over the first visible one of these widgets, from
    /// its top. They must be in the same window as the bars. Empty for nowhere.
    void setBarsOver(const std::vector<QWidget*>& neighbours);
    /// Reserves a column of this width at the right of the board, for `widget`, if any, with bars below it; the widget
    /// becomes a child. A width of 0 removes the column; its widget must then be given another parent.
    void setSideColumn(int width, QWidget* widget = nullptr);
    /// Returns the height reserved for bars above the board while none is shown.
    [[nodiscard]] int reservedHeight() const;
    /// Returns the height of a one-line bar above the board.
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
    [[nodiscard]] int arrangeAbove() const;
    void arrangeSideColumn() const;
    void stackBars(QRect column, int top) const;
    void place(TextBar& bar, const QRect& rect) const;
    [[nodiscard]] std::vector<TextBar*> shownBars() const;
    [[nodiscard]] const QWidget* neighbour() const;

    std::vector<TextBar*> m_bars;
    bool m_barsReserved = false;
    std::vector<QPointer<QWidget>> m_neighbours;
    int m_sideColumnWidth = 0;
    QPointer<QWidget> m_sideColumn;
    QRect m_boardRect;
    QPointer<QWidget> m_board;
    std::vector<Over> m_over;
};

} // namespace qipan::ui
