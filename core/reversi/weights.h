// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/patterns.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>

namespace qipan::reversi {

/// Units per disc.
inline constexpr int weightsPerDisc = 32;

/// Positions with similar numbers of discs share weights: a stage is four plies long.
inline constexpr std::size_t stageCount = 15;

[[nodiscard]] constexpr std::size_t stageOf(int empties)
{
    constexpr int pliesPerStage = 4;
    return static_cast<std::size_t>(std::clamp(60 - empties, 0, 59) / pliesPerStage);
}

/// Higher move counts are treated like this one; no game with more has been seen.
inline constexpr std::size_t maxMoves = 33;

/// The evaluation for the side to move, in 1/32 of a disc: the sum over the codes of all patterns from that side's
/// view, and over the number of moves of either side.
struct StageWeights {
    std::array<std::int16_t, patternCodeCount> codes{};  ///< by shape, see Shape::first
    std::array<std::int16_t, maxMoves + 1> moves{};      ///< of the side to move
    std::array<std::int16_t, maxMoves + 1> otherMoves{}; ///< of the other side if it were to move

    friend bool operator==(const StageWeights&, const StageWeights&) = default;
};

/// Large: 7 MB.
using Weights = std::array<StageWeights, stageCount>;

/// Returns the bytes of weights.bin, most significant byte first; the build compiles the file into a source file.
[[nodiscard]] std::span<const std::uint64_t> weightData();

/// Returns the learned weights (training/reversi/README.md, weights.bin); created on first use, shared and immutable.
[[nodiscard]] const Weights& trainedWeights();

/// The first word of a weights file.
inline constexpr std::uint64_t weightsHeader = 0x5152'5765'6967'6874; // "QRWeight"

/// Reads weights from the bytes of a file like weights.bin, most significant byte first, optionally followed by zeros.
/// Returns null if the data is invalid.
[[nodiscard]] std::unique_ptr<const Weights> readWeights(std::span<const std::uint64_t> words);

/// Returns weights by a formula, from which the learning started: corners, squares that give them away, edges,
/// mobility and, late in the game, discs. Created on first use, shared and immutable.
[[nodiscard]] const Weights& handcraftedWeights();

} // namespace qipan::reversi
