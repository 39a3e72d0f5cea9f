#pragma once

#include <optional>

namespace qipan::reversi {

/// A short search that may stand for a deeper one: where its score is beyond the window by the margin, in hundredths of
/// a disc, the deeper one would most often be beyond the window too (Buro: Experiments with Multi-ProbCut and a New
/// High-Quality Evaluation Function for Othello, 1999).
struct Probe {
    int depth = 0;
    int margin = 0;
};

/// Nothing for depths that are searched soon enough. `empties` is how many squares are empty.
[[nodiscard]] std::optional<Probe> probeFor(int depth, int empties);

/// How deep the search is that stands for one of this depth.
[[nodiscard]] int probeDepth(int depth);

} // namespace qipan::reversi
