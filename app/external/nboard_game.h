#pragma once

#include "core/reversi/game.h"

#include <QByteArray>

#include <chrono>

namespace qipan::app {

/// "F5" for a cell of the board.
[[nodiscard]] QByteArray nboardName(Cell cell);

/// A game as NBoard's `set game` takes it: GGF on one line, with the position it began from and each move and pass.
/// The clocks start with `clock`, at least a second, and the moves took no time: so that is what is left to the engine.
[[nodiscard]] QByteArray nboardGame(const reversi::Game& game, std::chrono::milliseconds clock);

} // namespace qipan::app
