// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// An opening and the search score of the position after it.
struct ScoredStart {
    std::vector<Square> moves;
    int score = 0; ///< hundredths of a disc, for the side to move
};

/// `f5d6c3d3c4f4f6f3 -35`
[[nodiscard]] std::string textOf(const ScoredStart& start);
/// Nothing if the line is not such an opening or its moves are illegal.
[[nodiscard]] std::optional<ScoredStart> readStart(std::string_view line);

/// One move sequence to each position after `plies` plies without a pass where the side to move has a move; symmetric
/// positions count as one. Sorted by transcript.
[[nodiscard]] std::vector<std::vector<Square>> startsAfter(int plies);

/// The starts with scores within ±`within`; if there are more than `most`, a random selection of that size. Sorted by
/// transcript.
[[nodiscard]] std::vector<std::vector<Square>> chosenStarts(const std::vector<ScoredStart>& starts, int within,
                                                            std::size_t most, std::uint64_t seed);

} // namespace qipan::reversi
