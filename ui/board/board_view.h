// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/board_canvas.h"

namespace qipan::ui {

/// The keyboard cursor of a board: arrows, Home and End move it, letters and digits name a column or row.
class BoardCursor {
public:
    /// The cursor begins in the middle.
    BoardCursor(BoardSize size, RowNumbers rowNumbers);

    [[nodiscard]] Cell cell() const { return m_cell; }
    /// Moves the cursor to a cell within its reach. Returns whether it moved.
    bool moveTo(Cell cell);

    /// Moves the cursor to the middle of a board of another size, all of which it can reach.
    void setSize(BoardSize size);
    /// Restricts the cursor to the cells from `first` (upper left) to `last` (lower right). A cursor outside moves to
    /// their middle. Returns whether it moved.
    bool setReach(Cell first, Cell last);

    /// Whether this key moves the cursor, even if not now.
    [[nodiscard]] bool isKey(int key) const;
    /// Returns where an arrow, Home or End key would move the cursor; nothing for other keys.
    [[nodiscard]] std::optional<Cell> step(int key) const;
    /// Returns where a letter or digit would move the cursor; its own cell if there is no such column or row.
    [[nodiscard]] Cell type(int key);
    /// The next letter or digit begins a new name.
    void endName() { m_input.end(); }

    [[nodiscard]] bool reaches(Cell cell) const;

private:
    BoardSize m_size;
    RowNumbers m_rowNumbers;
    Cell m_cell;
    Cell m_first; ///< upper left cell within reach
    Cell m_last;  ///< lower right cell within reach
    CoordinateInput m_input;
};

/// Base of all boards: a canvas with pointer, keyboard cursor and accessible cells. The view of a game adds its board
/// and pieces.
/// The view knows no rules: it reports the chosen cell and shows what it is given. Keys: arrows, Home and End move the
/// cursor; letters and digits name a column or row; Enter or Space chooses the cell. While nobody sees the cursor,
/// arrows, Home, End, Enter and Space only show it.
class BoardView : public BoardCanvas {
    Q_OBJECT

public:
    /// When a mouse button chooses a cell: on press, or on release over the same cell.
    enum class ActOn : std::uint8_t { Press, Release };

    BoardView(BoardSize size, RowNumbers rowNumbers, ActOn actOn, QWidget* parent);

    /// The cell that Enter chooses. It is drawn only while the keyboard is in use.
    [[nodiscard]] Cell cursorCell() const { return m_cursor.cell(); }
    void setCursorCell(Cell cell);
    /// Restricts the cursor to the visible cells from `first` (upper left) to `last` (lower right). A cursor outside
    /// moves to their middle.
    void setReach(Cell first, Cell last);
    [[nodiscard]] bool isCursorVisible() const { return m_keyboardUsed && hasFocus(); }
    /// The cell under the pointer.
    [[nodiscard]] std::optional<Cell> hoveredCell() const { return isPaintingPicture() ? std::nullopt : m_hovered; }

    /// Chooses a cell as a click does: emits cellChosen().
    void choose(Cell cell, Qt::MouseButton button = Qt::LeftButton);

    /// The cells in reading order, from 0.
    [[nodiscard]] int indexOf(Cell cell) const { return cell.y * boardSize().columns + cell.x; }
    [[nodiscard]] Cell cellOf(int index) const { return {index % boardSize().columns, index / boardSize().columns}; }

    /// Returns the name of a cell: "H8".
    [[nodiscard]] QString nameOf(Cell cell) const;
    /// Returns what a screen reader says of a cell: "H8, black, last move".
    [[nodiscard]] QString accessibleTextOf(Cell cell) const;
    /// Returns the name of the board: "Gomoku board".
    [[nodiscard]] virtual QString boardName() const = 0;
    /// Returns the content of a cell in words: "black, last move", "empty".
    [[nodiscard]] virtual QString describe(Cell cell) const = 0;
    /// Returns what stands on the board in few sentences: whose turn it is, counts, the last move.
    [[nodiscard]] virtual QString summary() const = 0;
    /// Returns where the pieces stand, in sentences; empty on a board that has too many.
    [[nodiscard]] virtual QString contents() const { return {}; }
    /// Returns in sentences what a cell has to do with others.
    [[nodiscard]] virtual QString surroundings(Cell cell) const = 0;
    /// Returns the next or previous cell after `from` that the user may want to choose, in reading order and around;
    /// nothing if there is none.
    [[nodiscard]] virtual std::optional<Cell> nextPlace(Cell from, bool isForward) const = 0;
    /// Moves the cursor by keyboard, and shows it from then on.
    void moveCursor(Cell to);

Q_SIGNALS:
    /// The user chose this cell; the keyboard chooses with Qt::LeftButton.
    void cellChosen(qipan::Cell cell, Qt::MouseButton button);
    /// The user clicked outside all cells.
    void missed(Qt::MouseButton button);
    void hoveredCellChanged();

protected:
    /// Paints the keyboard cursor: corners around a cell.
    virtual void paintCursor(QPainter& painter, Cell cell);
    /// Returns the cell that the cursor goes to if an arrow key would move it from `from` to `next`; by default `next`.
    [[nodiscard]] virtual Cell cursorStop([[maybe_unused]] Cell from, Cell next) const { return next; }
    /// Whether the keyboard cursor can be on a cell.
    [[nodiscard]] bool reaches(Cell cell) const { return m_cursor.reaches(cell); }
    /// Shows the cursor from now on. Returns false if it was visible already.
    bool revealCursor();
    /// Called when Enter is pressed; by default chooses the cursor's cell.
    virtual void enterPressed() { chooseAtCursor(); }

    /// Announces soon that descriptions of cells may have changed.
    void descriptionsChanged();
    /// Changes the size of the board: the cursor goes to the middle and animations end.
    void setBoardSize(BoardSize size);

    bool event(QEvent* event) override;
    void focusInEvent(QFocusEvent* event) override;
    void focusOutEvent(QFocusEvent* event) override;
    void keyPressEvent(QKeyEvent* event) override;
    void leaveEvent(QEvent* event) override;
    void mouseDoubleClickEvent(QMouseEvent* event) override;
    void mouseMoveEvent(QMouseEvent* event) override;
    void mousePressEvent(QMouseEvent* event) override;
    void mouseReleaseEvent(QMouseEvent* event) override;
    void paintOverlay(QPainter& painter) override;

private:
    void typeName(int key);
    void setHovered(std::optional<Cell> cell);
    void setKeyboardUsed(bool used);
    void chooseAtCursor();
    [[nodiscard]] bool isBoardKey(const QKeyEvent& event) const;
    void cursorChanged();
    void announceFocusedCell();

    ActOn m_actOn;
    BoardCursor m_cursor;
    bool m_keyboardUsed = false;
    bool m_areNamesDue = false; ///< changed names will be announced
    std::optional<Cell> m_hovered;
    std::optional<Cell> m_pressed;
    Qt::MouseButton m_pressedButton = Qt::NoButton;
    quint64 m_pressedAt = 0; ///< timestamp of the last press
};

} // namespace qipan::ui
