// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"
#include "training/gomoku/puzzle_finder.h"

namespace qipan::training {

/// The difficulty of a puzzle, from its kind, the length of its solution, the number of choices and the solver's
/// effort. Precondition: `puzzle` is complete except for its grade.
[[nodiscard]] int gradeOf(const puzzle::Puzzle& puzzle, const PuzzleScene& scene, const PuzzleIdea& idea);

/// How many puzzles of a gomoku kind and grade the file should have.
[[nodiscard]] int wantedCount(puzzle::Kind kind, int grade);

} // namespace qipan::training
