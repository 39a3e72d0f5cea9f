#pragma once

#include "core/board/cell.h"

#include <QString>

namespace qipan::ui {

class BoardView;

/// Makes boards known to screen readers: a board is a table whose cells are named and can be pressed.
/// Call it once, after the application is made.
void installBoardAccessibility();

/// The keyboard cursor has moved to a cell of the focused board.
void tellCellFocus(BoardView& view, Cell cell);
/// Words to be read out.
void tellWords(BoardView& view, const QString& words);
/// The board has other cells than before.
void tellCellsReset(BoardView& view);

} // namespace qipan::ui
