// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <QString>

class QWidget;

namespace qipan::ui {

class BoardView;

/// Makes boards accessible to screen readers: a board has cells in columns and rows, with names, which can be pressed.
/// Call once, after the application object has been created.
void installBoardAccessibility();

/// Announces that the keyboard cursor moved to `cell` of the focused board.
void announceCellFocus(BoardView& view, Cell cell);
/// Announces those cells whose names differ from what screen readers have read.
void announceCellNames(BoardView& view);
/// Announces that the board now has different cells.
void announceCellsReset(BoardView& view);

} // namespace qipan::ui
