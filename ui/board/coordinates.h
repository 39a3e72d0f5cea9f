#pragma once

#include "core/board/cell.h"

#include <QString>

#include <chrono>
#include <cstdint>
#include <optional>

namespace qipan::ui {

/// Where row 1 is.
enum class RowNumbers : std::uint8_t { FromTop, FromBottom };

/// "A" … "Z", "AA", "AB" …: no letter is skipped. `column` counts from 0.
[[nodiscard]] QString columnName(int column);
/// The number people give to a row; `row` counts from 0 at the top.
[[nodiscard]] QString rowName(int row, int rows, RowNumbers numbers);
/// "H8".
[[nodiscard]] QString cellName(Cell cell, BoardSize size, RowNumbers numbers);

/// Letters and digits typed on a board: letters name a column, digits a row. What is typed within a second of the key
/// before it continues that name while such a column or row exists ("1", "0": row 10; "A", "B": column AB), else it
/// begins a new one.
class CoordinateInput {
public:
    using Milliseconds = std::chrono::milliseconds;

    /// The cell that the cursor goes to from `cursor`, or nothing when there is no such column or row (or the key is
    /// neither letter nor digit). `now` is any time that runs forward.
    [[nodiscard]] std::optional<Cell> type(QChar key, Cell cursor, BoardSize size, RowNumbers numbers,
                                           Milliseconds now);

private:
    QString m_pending;
    Milliseconds m_last{};
};

} // namespace qipan::ui
