// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <QString>

#include <cstdint>
#include <optional>

namespace qipan::ui {

/// Where row 1 is.
enum class RowNumbers : std::uint8_t { FromTop, FromBottom };

/// Returns the name of a column: "A" … "Z", "AA", "AB" … without skipping a letter. `column` counts from 0.
[[nodiscard]] QString columnName(int column);
/// Returns the displayed number of a row; `row` counts from 0 at the top.
[[nodiscard]] QString rowName(int row, int rows, RowNumbers numbers);
/// Returns the name of a cell: "H8".
[[nodiscard]] QString cellName(Cell cell, BoardSize size, RowNumbers numbers);

/// Interprets letters and digits typed on a board, at any pace: letters name a column, digits a row. A key extends the
/// name of the previous one if such a column or row exists ("1", "0": row 10; "A", "B": column AB); otherwise it begins
/// a new name.
class CoordinateInput {
public:
    /// Returns the cell that the cursor moves to from `cursor`, or nothing if there is no such column or row, or if the
    /// key is neither letter nor digit.
    [[nodiscard]] std::optional<Cell> type(QChar key, Cell cursor, BoardSize size, RowNumbers numbers);
    /// The next key begins a new name.
    void end() { m_pending.clear(); }

private:
    QString m_pending;
};

} // namespace qipan::ui
