// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/turn_board_view.h"
#include "ui/gomoku/gomoku_painting.h"

namespace qipan::ui {

/// The wooden board of gomoku. A stone is played when the button is released over the intersection where it was
/// pressed.
class GomokuView final : public TurnBoardView {
    Q_OBJECT

public:
    explicit GomokuView(const BoardGame& start, QWidget* parent = nullptr);

    [[nodiscard]] QString boardName() const override;
    /// Returns the next stone of each side in the eight directions.
    [[nodiscard]] QString surroundings(Cell cell) const override;

protected:
    [[nodiscard]] Margin boardMargin() const override;
    void paintSurface(QPainter& painter) override;
    void paintPieces(QPainter& painter) override;
    void animateFrom(const BoardGame& before) override;
    [[nodiscard]] QString countText() const override;
    [[nodiscard]] QString piecesOf(Side side) const override;

private:
    [[nodiscard]] std::vector<Ply> stones() const;
    [[nodiscard]] QPointF at(Cell cell) const;
    void paintStones(QPainter& painter) const;
    void paintNumbers(QPainter& painter) const;
    void paintMarks(QPainter& painter) const;
    void paintPointMarks(QPainter& painter) const;

    StonePictures m_pictures;
};

} // namespace qipan::ui
