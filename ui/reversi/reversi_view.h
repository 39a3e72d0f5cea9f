// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/turn_board_view.h"

#include <QPixmap>

#include <array>

namespace qipan::ui {

/// Paints a small still board with a few discs, for the home page.
void paintReversiCard(QPainter& painter, const QRectF& area, const Theme& theme);

/// The felt board of reversi. It acts on button press and reports the button, whose meaning is decided elsewhere. Discs
/// turn over one after the other, outwards from the disc played; the animation never delays the next move.
class ReversiView final : public TurnBoardView {
    Q_OBJECT

public:
    explicit ReversiView(const BoardGame& start, QWidget* parent = nullptr);

    [[nodiscard]] QString boardName() const override;
    [[nodiscard]] QString describe(Cell cell) const override;
    /// Returns what a move on a cell would turn.
    [[nodiscard]] QString surroundings(Cell cell) const override;
    /// Returns the colour now visible on `cell`, which differs from the disc's side during the first half of its turn.
    [[nodiscard]] std::optional<Side> faceAt(Cell cell) const;

protected:
    [[nodiscard]] Margin boardMargin() const override;
    void paintSurface(QPainter& painter) override;
    void paintPieces(QPainter& painter) override;
    void animateFrom(const BoardGame& before) override;
    [[nodiscard]] QString lastMoveText(const BoardGame& before) const override;
    [[nodiscard]] QString countText() const override;
    [[nodiscard]] QString piecesOf(Side side) const override;

private:
    /// Pixmap cache of discs at rest with their shadows: painting the gradients of a full board takes longer than a
    /// frame.
    struct Pictures {
        double cell = 0;
        double scale = 0;
        Theme theme;
        double margin = 0; ///< around the cell, for the shadow
        std::array<QPixmap, 2> discs;
    };

    void preparePictures();
    void paintDiscs(QPainter& painter) const;
    void paintLegalMarks(QPainter& painter) const;

    Pictures m_pictures;
};

} // namespace qipan::ui
