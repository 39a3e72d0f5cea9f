// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/point_code.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>

namespace qipan::gomoku {

/// What a code adds to the evaluation of the side that could make it.
struct CodeValue {
    std::int16_t moving = 0;  ///< if that side is to move
    std::int16_t waiting = 0; ///< if the other side is to move

    friend bool operator==(const CodeValue&, const CodeValue&) = default;
};

/// The weights of the codes of empty points. Everything is indexed by the side whose stone would make the code: Black
/// first, then White. The unit of a value is a hundredth of a wide three. Priorities only compare moves with each
/// other.
struct Weights {
    template <typename T>
    using Table = std::array<T, static_cast<std::size_t>(pointCodeCount)>;

    std::array<Table<CodeValue>, 2> values{};
    std::array<std::int16_t, 2> tempo{};           ///< the value of being to move
    std::array<Table<std::int16_t>, 2> attacks{};  ///< the priority of the point for the side; higher is earlier
    std::array<Table<std::int16_t>, 2> defences{}; ///< the priority for the other side to take the point instead

    friend bool operator==(const Weights&, const Weights&) = default;
};

/// The numbers of one side: its tempo, then the moving values, waiting values, attacks and defences by PointCode.
inline constexpr std::size_t weightsOfSide = 1 + 4 * static_cast<std::size_t>(pointCodeCount);

/// For either side without restrictions, for black in renju, and for white in renju.
using WeightData = std::array<std::int16_t, 3 * weightsOfSide>;

/// The numbers of weights.txt, which the build compiles into a source file.
extern const WeightData weightData;

/// Returns the weights for a rule; the reference must stay valid while it is used.
using WeightsOf = std::function<const Weights&(Rule)>;

/// Returns the learned weights (training/README.md, weights.txt); created on first use, shared and immutable.
[[nodiscard]] const Weights& trainedWeights(Rule rule);

/// Returns weights by a formula, from which the learning started. A value is the sum over the four lines of 2 and 4
/// for a sleeping and an open one, 6, 12 and 14 for the twos, 18, 80 and 100 for the threes, 100, 160 and 200 for the
/// fours, 300 for a five; plus 400 (threes), 700 (a four and a three) or 900 (fours, or an open four) for threats in
/// two lines; plus a quarter for the side to move. A priority is that sum, with 100 for any threats in two lines, plus
/// 1000 for each step in PointThreat. Points that are certainly forbidden to black count nothing. Created on first
/// use, shared and immutable.
[[nodiscard]] const Weights& handcraftedWeights(Rule rule);

} // namespace qipan::gomoku
