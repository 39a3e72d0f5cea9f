// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/command.h"

#include <QWidget>

#include <array>

class QToolButton;

namespace qipan::ui {

class LineLabel;
class LinkView;

/// The boards of both players of a duel, to be watched: side by side or one above the other, whichever makes them
/// larger. If both would be too small to be seen, one of them, with a button for each. Above each board is a line about
/// its player.
class TwoBoards final : public QWidget {
    Q_OBJECT

public:
    explicit TwoBoards(QWidget* parent = nullptr);

    [[nodiscard]] LinkView& board(Seat seat) const { return *m_boards[indexOf(seat)]; }
    /// Sets the name of a player, and what was reached: "12 pairs".
    void setPlayer(Seat seat, const QString& name, const QString& reached);
    /// Fits the layout to the size of the boards, which has changed.
    void arrange();

    enum class Layout : std::uint8_t { SideBySide, Stacked, Single };
    [[nodiscard]] Layout arrangement() const { return m_layout; }
    /// Returns the board that is shown alone.
    [[nodiscard]] Seat shown() const { return m_shown; }
    void show(Seat seat);

    [[nodiscard]] QSize sizeHint() const override { return {760, 420}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {180, 200}; }

protected:
    void resizeEvent(QResizeEvent* event) override;
    void changeEvent(QEvent* event) override;

private:
    /// Returns the size of a cell in this layout, in pixels.
    [[nodiscard]] double cellIn(Layout layout) const;
    [[nodiscard]] QSize placeIn(Layout layout) const;
    [[nodiscard]] int headHeight(Layout layout) const;
    void place(Seat seat, const QRect& where);

    std::array<LinkView*, 2> m_boards;
    std::array<LineLabel*, 2> m_labels;
    std::array<QToolButton*, 2> m_buttons; ///< that show one board
    Layout m_layout = Layout::SideBySide;
    Seat m_shown = Seat::First;
};

} // namespace qipan::ui
