#pragma once

#include "core/gomoku/point_code.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace qipan::gomoku {

/// What one code adds to the evaluation of the side that could make it.
struct CodeValue {
    std::int16_t moving = 0;  ///< where that side is to move
    std::int16_t waiting = 0; ///< where the other side is

    friend bool operator==(const CodeValue&, const CodeValue&) = default;
};

/// What the codes of empty points are worth. Everything is indexed by the side whose stone would make the code: Black
/// first, then White.
///
/// The unit of a value is a hundredth of what a wide three is worth. Worths only compare moves with each other.
struct Weights {
    template <typename T>
    using Table = std::array<T, static_cast<std::size_t>(pointCodeCount)>;

    std::array<Table<CodeValue>, 2> values{};
    std::array<std::int16_t, 2> tempo{};           ///< what it is worth that the side is to move
    std::array<Table<std::int16_t>, 2> attacks{};  ///< how soon the side should try the point: more is sooner
    std::array<Table<std::int16_t>, 2> defences{}; ///< how soon the other side should take it instead

    friend bool operator==(const Weights&, const Weights&) = default;
};

/// Which weights count under a rule. What it refers to must outlive who asks.
using WeightsOf = std::function<const Weights&(Rule)>;

/// Weights that were learned: training/README.md tells how, weights.txt has them. Made when they are first asked for,
/// shared, and never changed.
[[nodiscard]] const Weights& trainedWeights(Rule rule);

/// Weights by a formula, which the learning began with. A value is the sum over the four lines of 2 and 4 for a
/// sleeping and an open one, 6, 12 and 14 for the twos, 18, 80 and 100 for the threes, 100, 160 and 200 for the fours,
/// 300 for a five; and for threats in two lines 400 (threes), 700 (a four and a three) or 900 (fours, or an open one);
/// a quarter more for who is to move. A worth is that sum, with 100 for any threats in two lines, and 1000 for each
/// step up in PointThreat. Where black surely may not play, nothing counts. Made when they are first asked for, shared,
/// and never changed.
[[nodiscard]] const Weights& plainWeights(Rule rule);

} // namespace qipan::gomoku
