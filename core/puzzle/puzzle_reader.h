#pragma once

#include "core/book/fault.h"
#include "core/puzzle/puzzle.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::puzzle {

/// What a reader made of a file.
struct PuzzleReading {
    std::vector<Puzzle> puzzles; ///< each whole; one with a fault is left out
    std::vector<book::Fault> faults;
};

// What the reader takes in. What lies beyond is left out, and a fault says so.
inline constexpr std::size_t mostPuzzleBytes = std::size_t{4} << 20;
inline constexpr std::size_t mostPuzzles = 10'000;
inline constexpr std::size_t mostEmpties = 20; ///< of reversi: so many are played out within seconds

/// Reads a file of puzzles (docs/puzzles.md): lines outside of ```puzzle blocks are comments. Never throws; `bytes` may
/// hold anything. What a puzzle says of its solution is legal to play, not proven.
[[nodiscard]] PuzzleReading readPuzzles(std::string_view bytes);

/// The puzzle as a block of a file, with its fences; readPuzzles() reads the same of it.
[[nodiscard]] std::string textOf(const Puzzle& puzzle);

} // namespace qipan::puzzle
