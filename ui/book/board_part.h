#pragma once

#include "core/book/diagram.h"

#include <QWidget>

#include <optional>

namespace qipan::ui {

class BoardView;

/// Shows a board, or the part of it that a diagram is about with its coordinates, as large as is good to look at and as
/// the width allows.
class BoardPart final : public QWidget {
    Q_OBJECT

public:
    /// Owns the view. Nothing for `area` is the whole board.
    BoardPart(BoardView* view, std::optional<book::Area> area, QWidget* parent = nullptr);

    [[nodiscard]] BoardView& view() const { return *m_view; }
    /// What is shown; nothing for the whole board.
    [[nodiscard]] const std::optional<book::Area>& area() const { return m_area; }
    /// Shows another part. The keyboard keeps to what is seen.
    void setArea(std::optional<book::Area> area);

protected:
    void changeEvent(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] BoardSize shownSize() const;
    [[nodiscard]] int wantedCell() const;
    [[nodiscard]] int strip() const;
    void keepKeyboard();
    void arrange();
    void arrangeWhole();

    QWidget* m_clip;
    BoardView* m_view;
    std::optional<book::Area> m_area;
    double m_cell = 0;
};

} // namespace qipan::ui
