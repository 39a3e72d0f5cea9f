// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"
#include "training/gomoku/puzzle_finder.h"

#include <optional>

namespace qipan::training {

/// Makes the puzzle for a scene, with the correct first moves and the solution from the puzzle judge. Nothing if too
/// many first moves are correct or the solution is unsuitable.
[[nodiscard]] std::optional<puzzle::Puzzle> puzzleOf(const PuzzleScene& scene, const PuzzleIdea& idea,
                                                     Rejections& rejections);

/// A number for the position, equal under rotation and reflection and, except in renju, with colours exchanged.
[[nodiscard]] std::uint64_t canonicalNumber(const PuzzleScene& scene);

/// The difficulty of a puzzle, from its kind, the length of its solution, the number of choices and the solver's
/// effort. Precondition: `puzzle` is complete except for its grade.
[[nodiscard]] int gradeOf(const puzzle::Puzzle& puzzle, const PuzzleScene& scene, const PuzzleIdea& idea);

/// How many puzzles of a gomoku kind and grade the file should have.
[[nodiscard]] int wantedCount(puzzle::Kind kind, int grade);

} // namespace qipan::training
