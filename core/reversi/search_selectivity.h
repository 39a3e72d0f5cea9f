// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <optional>

namespace qipan::reversi {

/// A shallow search that predicts a deeper one: if its score is outside the window by the margin, in hundredths of a
/// disc, the deeper score is probably outside too (Buro: Experiments with Multi-ProbCut and a New High-Quality
/// Evaluation Function for Othello, 1999).
struct Probe {
    int depth = 0;
    int margin = 0;
};

/// Returns nothing for depths that are cheap enough to search. `empties` is the number of empty squares.
[[nodiscard]] std::optional<Probe> probeFor(int depth, int empties);

/// Returns the depth of the probe for a search of this depth.
[[nodiscard]] int probeDepth(int depth);

} // namespace qipan::reversi
