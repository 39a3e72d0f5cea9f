// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/panels/text_bar.h"

#include <QPointer>
#include <QWidget>
#include <vector>

namespace qipan::ui {

/// Lays out a board, a column beside it, and panels that lie over the board. It also knows the place of the bar with
/// messages on its page (TextBar::setPlace), which is outside the area, so that the board never moves.
class BoardArea final : public QWidget {
    Q_OBJECT

public:
    enum class Place {
        Middle, ///< centred, at its size hint if that fits
        Whole   ///< covers the whole board
    };

    static constexpr int edge = 8; ///< around a widget in the middle, in pixels

    explicit BoardArea(QWidget* parent = nullptr);

    /// Takes ownership of `board` and deletes the previous one.
    void setBoard(QWidget* board);
    [[nodiscard]] QWidget* board() const { return m_board; }

    /// Sets the bar, which shows and hides itself; null for none, as at first.
    void setBar(TextBar* bar);
    /// Sets where the bar lies; the bottom of the window at first.
    void setBarPlace(const TextBar::Place& where);
    /// Reserves a column of this width at the right of the board for `widget`, which becomes a child. A width of 0
    /// removes the column; its widget must then be given another parent.
    void setSideColumn(int width, QWidget* widget = nullptr);
    /// Puts a widget over the board. It becomes a child, and shows and hides itself.
    void addOver(QWidget* widget, Place place);
    /// Removes a widget from the area; it has no parent then.
    void takeOver(QWidget* widget);
    /// Updates the layout of what lies over the board; call it after a size hint changed.
    void arrange();
    void followFocus();

    [[nodiscard]] QSize sizeHint() const override { return {520, 520}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {160, 140}; }

Q_SIGNALS:
    /// The height that the bar needs, in pixels; 0 while it is hidden or on another page.
    void barHeightNeeded(int height);
    /// Whether the bar lies over the widget of `setBarPlace`; no while it is on another page.
    void barCovers(bool isCovered);

protected:
    bool event(QEvent* event) override;
    bool eventFilter(QObject* watched, QEvent* event) override;

private:
    struct Over {
        QWidget* widget;
        Place place;
    };
    [[nodiscard]] QRect rectOf(const Over& over) const;

    QPointer<TextBar> m_bar;
    TextBar::Place m_barPlace;
    int m_sideColumnWidth = 0;
    QPointer<QWidget> m_sideColumn;
    QRect m_boardRect;
    QPointer<QWidget> m_board;
    std::vector<Over> m_over;
};

} // namespace qipan::ui
