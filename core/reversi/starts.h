// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace qipan::reversi {

/// The number of moves in a balanced start. They contain no pass, and black is to move after them.
inline constexpr std::size_t startPlies = 8;
using StartMoves = std::array<Square, startPlies>;

/// Returns the bytes of starts.txt, most significant byte first; the build compiles the file into a source file.
[[nodiscard]] std::span<const std::uint64_t> startData();

/// Returns the number of balanced starts, after which the engine's search sees neither side more than two discs ahead.
/// They differ by more than symmetry. training/reversi/README.md describes how they were found; starts.txt has a line
/// for each.
[[nodiscard]] std::size_t startCount();

/// Returns the moves of a start in order. Precondition: index < startCount().
[[nodiscard]] StartMoves startMoves(std::size_t index);

} // namespace qipan::reversi
