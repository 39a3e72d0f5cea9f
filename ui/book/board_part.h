// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/diagram.h"

#include <QWidget>

#include <optional>

namespace qipan::ui {

class BoardView;

/// Shows a board, or the part of it that a diagram is about, with coordinates, as large as looks good and the width
/// allows.
class BoardPart final : public QWidget {
    Q_OBJECT

public:
    /// Takes ownership of `view`. Without `area`, the whole board is shown.
    BoardPart(BoardView* view, std::optional<book::Area> area, QWidget* parent = nullptr);

    [[nodiscard]] BoardView& view() const { return *m_view; }
    /// The shown part; nothing for the whole board.
    [[nodiscard]] const std::optional<book::Area>& area() const { return m_area; }
    /// Shows another part and restricts the keyboard cursor to it.
    void setArea(std::optional<book::Area> area);

protected:
    void paintEvent(QPaintEvent* event) override;
    void resizeEvent(QResizeEvent* event) override;

private:
    [[nodiscard]] BoardSize shownSize() const;
    [[nodiscard]] int wantedCell() const;
    [[nodiscard]] int strip() const { return fontMetrics().height() * 3 / 2; }
    void keepKeyboard();
    void arrange();
    void arrangeWhole();

    QWidget* m_clip;
    BoardView* m_view;
    std::optional<book::Area> m_area;
    double m_cell = 0;
};

} // namespace qipan::ui
