// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/book/diagram_board.h"
#include "ui/widgets/card.h"

#include <QList>

#include <memory>
#include <optional>

class QLabel;
class QPushButton;
class QToolButton;

namespace qipan::ui {

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

/// A diagram of the book: an interactive board, its caption and its buttons.
class DiagramCard final : public Card {
    Q_OBJECT

public:
    DiagramCard(const book::Diagram& diagram, std::shared_ptr<const TileSet> tiles, QWidget* parent = nullptr);

    [[nodiscard]] const book::Diagram& diagram() const { return m_diagram; }
    [[nodiscard]] DiagramBoard& board() const { return *m_board; }
    void setTheme(const Theme& theme);
    void setOptions(const BoardOptions& wanted);

    /// Shows a text below the board until the position changes: an answer, or why a click was refused. Announced to
    /// screen readers.
    void showMessage(const QString& text);

Q_SIGNALS:
    /// The user wants the engine's move in the shown position, or the solver's answer for the shown tiles.
    void answerRequested();
    /// The game ended with the move shown now.
    void ended();
    /// The user wants to play on from the shown position.
    void playRequested();
    /// The user wants to analyse the shown position.
    void analysisRequested();
    /// The user wants to copy the shown position to the clipboard.
    void copyRequested();

private:
    [[nodiscard]] QToolButton* addStep(const QString& icon, void (DiagramBoard::*step)());
    void makeLayout();
    [[nodiscard]] bool isTriedOutside() const;
    void keepRoom();
    [[nodiscard]] QWidget* heldButton() const; ///< the button with the focus, or null
    void handOn(const QWidget& held);
    void follow();
    void retranslate();

    const book::Diagram m_diagram;
    const std::unique_ptr<DiagramBoard> m_board;
    BoardOptions m_wanted;
    BoardPart* m_part;
    QLabel* m_caption;
    QLabel* m_message;
    QLabel* m_place;
    QList<QToolButton*> m_steps; ///< first, back, next, last, reset
    QList<QPushButton*> m_buttons;
};

} // namespace qipan::ui
