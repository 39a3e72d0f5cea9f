#pragma once

#include "ui/board/turn_board_view.h"

namespace qipan::ui {

/// The felt board of reversi. It acts when a button is pressed and emits which one; what a button means is decided
/// elsewhere. Discs turn over one after the other away from the disc played, and never make anyone wait.
class ReversiView final : public TurnBoardView {
    Q_OBJECT

public:
    explicit ReversiView(const BoardGame& start, QWidget* parent = nullptr);

    [[nodiscard]] QString boardName() const override;
    [[nodiscard]] QString describe(Cell cell) const override;
    /// The side whose face of the disc on `cell` is seen now, which while it turns is not always its side.
    [[nodiscard]] std::optional<Side> faceAt(Cell cell) const;

protected:
    [[nodiscard]] Margin boardMargin() const override;
    void paintSurface(QPainter& painter) override;
    void paintPieces(QPainter& painter) override;
    void animateFrom(const BoardGame& before) override;

private:
    void paintDiscs(QPainter& painter) const;
    void paintLegalMarks(QPainter& painter) const;
    void paintLine(QPainter& painter) const;
};

} // namespace qipan::ui
