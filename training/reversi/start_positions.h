#pragma once

#include "core/reversi/position.h"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace qipan::reversi {

/// The first moves of a game, and what a search says of the position after them.
struct ScoredStart {
    std::vector<Square> moves;
    int score = 0; ///< hundredths of a disc, for the side to move
};

/// `f5d6c3d3c4f4f6f3 -35`
[[nodiscard]] std::string textOf(const ScoredStart& start);
/// Nothing where the line is no such start, or its moves cannot be played.
[[nodiscard]] std::optional<ScoredStart> readStart(std::string_view line);

/// Ways to all positions after `plies` moves in which nobody has passed and the side to move can: one way to each of
/// those that differ by more than turning and mirroring, by their transcripts.
[[nodiscard]] std::vector<std::vector<Square>> startsAfter(int plies);

/// Of the starts those within ±`score`, and where they are more than `most`, so many of them by lot; by their
/// transcripts.
[[nodiscard]] std::vector<std::vector<Square>> chosenStarts(const std::vector<ScoredStart>& starts, int within,
                                                            std::size_t most, std::uint64_t seed);

} // namespace qipan::reversi
