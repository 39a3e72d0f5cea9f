// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/link/game.h"
#include "ui/board/board_geometry.h"
#include "ui/board/motion_clock.h"
#include "ui/link/link_painting.h"

#include <QPixmap>
#include <QWidget>

#include <optional>
#include <vector>

namespace qipan::ui {

/// The board of another player of link-match, to be watched only: it takes neither clicks nor the focus. The board is
/// kept as one picture, in which a change repaints the cells that differ.
class SmallBoard final : public QWidget {
    Q_OBJECT

public:
    explicit SmallBoard(QWidget* parent = nullptr);

    /// Sets the pictures of the tiles, at first symbols. Precondition: `tiles` is not null and has every picture of the
    /// shown game.
    void setTiles(std::shared_ptr<const TileSet> tiles);
    void setTheme(const Theme& theme);
    /// Without animation, a removed pair is not shown for a moment.
    void setAnimation(bool animation);

    /// Shows the state of the game, after a deal or a shuffle. Ends what is shown of earlier pairs. Copies what it
    /// needs of `game`.
    void showGame(const link::Game& game);
    /// Shows a removed pair and its path for a moment; `after` is the game after it.
    void showRemoved(const link::Removed& removed, const link::Game& after);
    /// Returns whether removed pairs are still shown.
    [[nodiscard]] bool isSettling() const { return !m_leaving.empty(); }

    /// Hides the tiles, with these words in their place, or nothing to show them again.
    void setCover(const std::optional<QString>& words);
    [[nodiscard]] const std::optional<QString>& cover() const { return m_cover; }

    /// Returns the width and height of the board and its margins, in cells.
    [[nodiscard]] QSizeF cells() const;
    /// Returns the height in pixels at which the board fills this width.
    [[nodiscard]] int heightFor(int width) const;
    /// The geometry for the present size of the widget.
    [[nodiscard]] const BoardGeometry& boardGeometry() const;

    /// The clock of the pairs that go; tests advance it by hand.
    [[nodiscard]] MotionClock& clock() { return m_clock; }

    [[nodiscard]] QSize sizeHint() const override { return {220, 160}; }
    [[nodiscard]] QSize minimumSizeHint() const override { return {60, 40}; }

Q_SIGNALS:
    /// Boards of another size or with another margin are shown from now on.
    void shapeChanged();

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    /// A removed pair that is still shown.
    struct Leaving {
        int motion; ///< key on the clock
        link::Removed removed;
    };

    void take(const link::Game& game);
    void forgetMotions();
    void endMotion(int key);
    void forgetPicture();
    void paintBoard();
    void paintCell(QPainter& painter, Cell cell);
    void paintLeaving(QPainter& painter, const Leaving& leaving);
    [[nodiscard]] double margin() const;
    [[nodiscard]] QRect placeOf(Cell cell) const;
    [[nodiscard]] QRect placeOf(const link::Removed& removed) const;

    link::Board m_board;
    link::Shape m_shape;
    bool m_border = true;
    Theme m_theme;
    TileImages m_images;
    bool m_animation = true;
    std::optional<QString> m_cover;
    QPixmap m_picture; ///< the table and the tiles; null if it must be repainted
    mutable std::optional<BoardGeometry> m_geometry;
    std::vector<Leaving> m_leaving; ///< oldest first
    int m_lastMotion = 0;
    MotionClock m_clock;
};

} // namespace qipan::ui
