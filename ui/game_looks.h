#pragma once

#include "core/board/board_game.h"
#include "ui/board/turn_board_view.h"
#include "ui/theme/theme.h"

#include <QRectF>
#include <QString>

#include <span>
#include <string_view>

class QPainter;

namespace qipan::ui {

/// How one two-player game looks: the window's half of a row of core/board/registry.h, with the same key.
struct GameLook {
    std::string_view key;

    /// A board that shows `start`. `parent` owns it.
    TurnBoardView* (*makeView)(const BoardGame& start, QWidget* parent);
    /// A small board that does not move, in the middle of `area`.
    void (*paintCard)(QPainter& painter, const QRectF& area, const Theme& theme);
    /// One sentence on why a cell cannot be played, in the language of the moment.
    QString (*refusal)(IllegalMove reason);
    /// The discs on the board are the score: they are counted beside the names and under the board.
    bool countsDiscs;
    /// Mouse buttons stand for sides and seats (row R4 of reversi), not for a move of whoever's turn it is.
    bool buttonsPickSides;
};

/// All two-player games, in the order of the registry.
[[nodiscard]] std::span<const GameLook> gameLooks();

/// The row with this key, or null.
[[nodiscard]] const GameLook* findLook(std::string_view key);

} // namespace qipan::ui
