#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

inline constexpr int engineLevels = 2;

/// An opponent that thinks about gomoku::Game only. Both levels open at the centre.
/// Level 1 looks at the shapes on the board alone: it wins when it can, blocks fours and open threes, and makes its
/// own. Level 2 looks ahead, ten plies and 100,000 positions unless the limits say otherwise. `seed` decides between
/// equally good moves.
/// Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

} // namespace qipan::gomoku
