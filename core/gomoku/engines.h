// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// Levels 1 … 10 each win about three of four games against the level below (docs/engines.md).
inline constexpr int engineLevels = 11;
/// Full strength: unless limited, several seconds per move on all threads.
inline constexpr int strongestLevel = engineLevels;

/// Creates an opponent, which supports gomoku::Game only. All levels open at the centre, make a five if they can and,
/// from level 2 on, always block a four. `seed` decides between equally good moves, and when a level makes a mistake.
/// Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

} // namespace qipan::gomoku
