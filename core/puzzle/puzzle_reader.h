// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/book/fault.h"
#include "core/puzzle/puzzle.h"

namespace qipan::puzzle {

/// The result of reading a file.
struct PuzzleReading {
    std::vector<Puzzle> puzzles; ///< valid puzzles only
    std::vector<book::Fault> faults;
};

// Limits of the reader. What exceeds them is left out and reported as a fault.
inline constexpr std::size_t maxPuzzleBytes = std::size_t{4} << 20;
inline constexpr std::size_t maxPuzzles = 10'000;
inline constexpr std::size_t maxEmpties = 20; ///< in reversi: solvable within seconds

/// Reads a file of puzzles (docs/puzzles.md). Lines outside ```puzzle blocks are comments. Checks that solutions are
/// legal, not that they are right. Never throws; `bytes` may hold anything.
[[nodiscard]] PuzzleReading readPuzzles(std::string_view bytes);

/// Returns a puzzle as a block with its fences, as read by readPuzzles().
[[nodiscard]] std::string textOf(const Puzzle& puzzle);

} // namespace qipan::puzzle
