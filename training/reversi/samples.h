// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/patterns.h"
#include "core/reversi/weights.h"
#include "training/reversi/game_record.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::reversi {

/// A training position. The side to move has a legal move.
struct Sample {
    Position position;
    float label = 0; ///< for the side to move, in units of weights
    bool isHeldOut = false;
};

/// The indices of a position's weights in a row of all weights of a stage: codes, moves, otherMoves.
inline constexpr std::size_t weightCount = patternCodeCount + 2 * (maxMoves + 1);
using WeightPlaces = std::array<std::uint32_t, patternCount + 2>;

/// The indices for a position; symmetric codes share one. `representatives` is symmetryRepresentatives().
[[nodiscard]] WeightPlaces placesOf(const Position& position, const std::vector<std::uint32_t>& representatives);

/// The positions of labelled games. Two games in forty, an even and an odd one, are held back to measure with.
[[nodiscard]] std::vector<Sample> samplesOf(const std::vector<GameRecord>& records);

} // namespace qipan::reversi
