// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/point_code.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace qipan::gomoku {

/// The numbers of one side: its tempo, then the moving values, waiting values, attacks and defences by PointCode.
inline constexpr std::size_t weightsOfSide = 1 + 4 * static_cast<std::size_t>(pointCodeCount);

/// For either side without restrictions, for black in renju, and for white in renju.
using WeightData = std::array<std::int16_t, 3 * weightsOfSide>;

/// The numbers of weights.txt, which the build compiles into a source file.
extern const WeightData weightData;

} // namespace qipan::gomoku
