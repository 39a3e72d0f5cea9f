#pragma once

#include "core/gomoku/point_code.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace qipan::gomoku {

/// The numbers of one side: its tempo, then by PointCode its moving and waiting values, its attacks and defences.
inline constexpr std::size_t weightsOfSide = 1 + 4 * static_cast<std::size_t>(pointCodeCount);

/// Of either side without limits, of black in renju, of white in renju.
using WeightData = std::array<std::int16_t, 3 * weightsOfSide>;

/// The numbers of weights.txt, which the build turns into a source file.
extern const WeightData weightData;

} // namespace qipan::gomoku
