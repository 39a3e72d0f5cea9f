#pragma once

#include "core/puzzle/puzzle.h"
#include "training/gomoku/puzzle_finder.h"

#include <optional>
#include <vector>

namespace qipan::training {

/// The puzzle about a scene: its right first moves and its solution are what the judge of puzzles says. Nothing where
/// too many first moves are right, or the solution is none to be asked for.
[[nodiscard]] std::optional<puzzle::Puzzle> puzzleOf(const PuzzleScene& scene, const PuzzleIdea& idea,
                                                     Rejections& rejections);

/// A number for the position that is the same however the board is turned or mirrored and, but for renju, whichever
/// colour has whose stones.
[[nodiscard]] std::uint64_t canonicalNumber(const PuzzleScene& scene);

} // namespace qipan::training
