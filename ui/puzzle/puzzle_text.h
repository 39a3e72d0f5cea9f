// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"

#include <QString>

namespace qipan::ui {

// Texts of puzzles, in the current language.

/// Returns the name of a kind: "Win by fours".
[[nodiscard]] QString nameOf(puzzle::Kind kind);
/// Returns the task: "Black to move: win by fours alone, in 4 moves."
[[nodiscard]] QString taskOf(const puzzle::Puzzle& puzzle);
/// Returns the rules that differ between puzzles of the game: "Standard: exactly five"; empty if none does.
[[nodiscard]] QString rulesOf(const puzzle::Puzzle& puzzle);
/// Explains a kind to somebody who sees it for the first time.
[[nodiscard]] QString explanationOf(puzzle::Kind kind);
/// Explains the crosses on a board of renju.
[[nodiscard]] QString crossesText();
/// Returns what to look for in puzzles of this kind.
[[nodiscard]] QString adviceFor(puzzle::Kind kind);

} // namespace qipan::ui
