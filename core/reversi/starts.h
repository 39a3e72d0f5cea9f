#pragma once

#include "core/reversi/position.h"

#include <array>
#include <cstddef>

namespace qipan::reversi {

/// How many moves a balanced start has. Nobody passes in them, and black is to move after them.
inline constexpr std::size_t startPlies = 8;
using StartMoves = std::array<Square, startPlies>;

/// Starts of games after which our own search sees neither side more than two discs ahead, no two of them alike but for
/// turning and mirroring. training/reversi/README.md tells how they were found; starts.txt has them, a line each.
[[nodiscard]] std::size_t startCount();

/// The moves of a start, in their order. Precondition: index < startCount().
[[nodiscard]] StartMoves startMoves(std::size_t index);

} // namespace qipan::reversi
