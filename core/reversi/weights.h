#pragma once

#include "core/reversi/patterns.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace qipan::reversi {

/// A weight of so many units is a disc.
inline constexpr int weightsPerDisc = 32;

/// A position has most weights in common with those of about as many discs: a stage is four plies long.
inline constexpr std::size_t stageCount = 15;

[[nodiscard]] constexpr std::size_t stageOf(int empties)
{
    constexpr int pliesPerStage = 4;
    return static_cast<std::size_t>(std::clamp(60 - empties, 0, 59) / pliesPerStage);
}

/// More moves than this count as many: no game has been seen with more.
inline constexpr std::size_t mostMoves = 33;

/// What is good for the side to move, in 1/32 of a disc: the sum of the codes of all patterns as that side sees them,
/// and of how many moves either side has.
struct StageWeights {
    std::array<std::int16_t, patternCodeCount> codes{};   ///< by shape, see Shape::first
    std::array<std::int16_t, mostMoves + 1> moves{};      ///< of the side to move
    std::array<std::int16_t, mostMoves + 1> otherMoves{}; ///< of the other side, were it to move

    friend bool operator==(const StageWeights&, const StageWeights&) = default;
};

/// Large: 7 MB.
using Weights = std::array<StageWeights, stageCount>;

/// Weights that were learned: training/reversi/README.md tells how, weights.bin has them. Made when they are first
/// asked for, shared, and never changed.
[[nodiscard]] const Weights& trainedWeights();

/// What a file of weights begins with.
inline constexpr std::uint64_t weightsHeader = 0x5152'5765'6967'6874; // "QRWeight"

/// Weights from the bytes of a file like weights.bin, the first one in the highest bits; zeros may follow. Nothing
/// where it is no such file.
[[nodiscard]] std::unique_ptr<const Weights> readWeights(std::span<const std::uint64_t> words);

/// Weights by a formula, which the learning began with: corners, the squares that give them away, edges, mobility and,
/// late, discs. Made when they are first asked for, shared, and never changed.
[[nodiscard]] const Weights& plainWeights();

} // namespace qipan::reversi
