// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "ui/board/turn_board_view.h"

#include <span>
#include <string_view>

class QPainter;

namespace qipan::ui {

/// The appearance of one two-player game: the user interface's counterpart of a row of core/games/registry.h, with the
/// same key.
struct GameAppearance {
    std::string_view key;

    /// Creates a board that shows `start`, owned by `parent`.
    TurnBoardView* (*makeView)(const BoardGame& start, QWidget* parent);
    /// Paints a small still board in the middle of `area`.
    void (*paintCard)(QPainter& painter, const QRectF& area, const Theme& theme);
    /// Returns one sentence on why a cell cannot be played, in the current language.
    QString (*refusal)(IllegalMove reason);
    /// Discs are the score: they are counted beside the names and under the board.
    bool countsDiscs;
    /// Mouse buttons stand for colours and players, not for a move of the side to move (reversi).
    bool buttonsPickSides;
};

/// Returns all two-player games, in the order of the registry.
[[nodiscard]] std::span<const GameAppearance> gameAppearances();

/// Returns the row with this key, or null.
[[nodiscard]] const GameAppearance* findAppearance(std::string_view key);

} // namespace qipan::ui
