#pragma once

#include "core/puzzle/puzzle.h"

#include <QString>

namespace qipan::ui {

// What a puzzle is called and asks for, in the language of the moment.

/// "Win by fours".
[[nodiscard]] QString nameOf(puzzle::Kind kind);
/// "Black to move: win by fours alone, in 4 moves."
[[nodiscard]] QString taskOf(const puzzle::Puzzle& puzzle);
/// The rules that differ from one puzzle of a game to another: "Standard: exactly five"; empty where none does.
[[nodiscard]] QString rulesOf(const puzzle::Puzzle& puzzle);
/// What to look for in puzzles of a kind.
[[nodiscard]] QString adviceFor(puzzle::Kind kind);

} // namespace qipan::ui
