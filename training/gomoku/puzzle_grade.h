#pragma once

#include "core/puzzle/puzzle.h"
#include "training/gomoku/puzzle_finder.h"

namespace qipan::training {

/// How hard a puzzle is, by its kind, the length of its solution, how much there is to choose from and what the solver
/// had to look at. Precondition: it is whole but for the grade.
[[nodiscard]] int gradeOf(const puzzle::Puzzle& puzzle, const PuzzleScene& scene, const PuzzleIdea& idea);

/// How many puzzles of a kind and grade are wanted in the file; the kinds are those of gomoku.
[[nodiscard]] int wantedOf(puzzle::Kind kind, int grade);

} // namespace qipan::training
