// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <QString>

class QWidget;

namespace qipan::ui {

class BoardView;

/// Makes boards accessible to screen readers: a board is a table whose cells have names and can be pressed. Call once,
/// after the application object has been created.
void installBoardAccessibility();

/// Announces that the keyboard cursor moved to `cell` of the focused board.
void announceCellFocus(BoardView& view, Cell cell);
void announceText(QWidget& board, const QString& text);
/// Announces that the board now has different cells.
void announceCellsReset(BoardView& view);

} // namespace qipan::ui
