#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// Levels 1 … 10 each win about three games in four against the one below (docs/engines.md has the figures).
inline constexpr int engineLevels = 11;
/// As strong as the machine allows: some seconds and all threads for a move, where the limits name nothing else.
inline constexpr int strongestLevel = engineLevels;

/// An opponent that thinks about gomoku::Game only. All levels open at the centre, make a five when they can and, from
/// level 2 on, always stop a four. `seed` decides between equally good moves, and when a level makes a mistake.
/// Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

} // namespace qipan::gomoku
