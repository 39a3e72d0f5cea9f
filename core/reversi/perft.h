// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <cstdint>

namespace qipan::reversi {

/// How perft counts a pass.
enum class PassCounts : std::uint8_t {
    AsPly,     ///< the usual way
    AsNothing, ///< only discs placed count
};

/// Counts the leaves of the game tree at `depth` plies without a table; a game that ends earlier is one leaf. Moves of
/// the last ply are counted, not played. Precondition: depth >= 0.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth, PassCounts passes = PassCounts::AsPly);

/// The portable implementation and that for AVX2, which requires hasAvx2(): for tests and benchmarks.
[[nodiscard]] std::uint64_t perftPortable(const Position& position, int depth, PassCounts passes);
[[nodiscard]] std::uint64_t perftAvx2(const Position& position, int depth, PassCounts passes);

} // namespace qipan::reversi
