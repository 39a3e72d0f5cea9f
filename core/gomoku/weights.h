#pragma once

#include "core/gomoku/point_code.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace qipan::gomoku {

/// What the codes of empty points are worth to each side: Black first, then White.
///
/// The unit of a value is a hundredth of what a wide three is worth. Worths only compare moves with each other.
struct Weights {
    using Table = std::array<std::int16_t, static_cast<std::size_t>(pointCodeCount)>;

    std::array<Table, 2> values{}; ///< what a point adds to the evaluation of the side
    std::array<Table, 2> worths{}; ///< how soon the side should try the point: more is sooner
};

/// Weights by a formula. A value is the sum over the four lines of 2 and 4 for a sleeping and an open one, 6, 12 and 14
/// for the twos, 18, 80 and 100 for the threes, 100, 160 and 200 for the fours, 300 for a five; and 100 more for
/// threats in two lines or an open four. A worth is the value and 1000 for each step up in PointThreat. Where black
/// surely may not play, nothing counts. Made when they are first asked for, shared, and never changed.
[[nodiscard]] const Weights& plainWeights(Rule rule);

} // namespace qipan::gomoku
