#pragma once

#include "core/reversi/position.h"

#include <cstdint>

namespace qipan::reversi {

/// What a pass counts for in perft.
enum class PassCounts : std::uint8_t {
    AsPly,     ///< the usual way
    AsNothing, ///< only discs that are placed count
};

/// The leaves of the tree `depth` plies deep, counted without a table; a game that ends before is one leaf. The moves
/// of the last ply are counted, not played. Precondition: depth >= 0.
[[nodiscard]] std::uint64_t perft(const Position& position, int depth, PassCounts passes = PassCounts::AsPly);

/// The same with the code for any machine or with that for AVX2, where hasAvx2(): for tests and measurements.
[[nodiscard]] std::uint64_t perftPortable(const Position& position, int depth, PassCounts passes);
[[nodiscard]] std::uint64_t perftAvx2(const Position& position, int depth, PassCounts passes);

} // namespace qipan::reversi
