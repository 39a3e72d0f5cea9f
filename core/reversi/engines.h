#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

inline constexpr int engineLevels = 2;

/// An opponent that thinks about reversi::Game only. Level 1 is greedy: it turns as many discs as it can, and its score
/// is their number. Level 2 looks ahead, four plies unless the limits say otherwise; its score is in hundredths of a
/// disc. `seed` decides between equally good moves. Precondition: 1 <= level <= engineLevels.
[[nodiscard]] std::unique_ptr<Engine> makeEngine(int level, std::uint64_t seed);

} // namespace qipan::reversi
