// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "ui/board/coordinates.h"

#include <QElapsedTimer>

#include <optional>

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

private:
    [[nodiscard]] bool reaches(Cell cell) const;

    BoardSize m_size;
    RowNumbers m_rowNumbers;
    Cell m_cell;
    Cell m_first; ///< upper left cell within reach
    Cell m_last;  ///< lower right cell within reach
    CoordinateInput m_input;
    QElapsedTimer m_inputTime;
};

} // namespace qipan::ui
