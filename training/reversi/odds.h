// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "training/reversi/game_record.h"

#include <vector>

namespace qipan::reversi {

/// A position's score and the result of its game.
struct ScoredResult {
    int score = 0;     ///< in hundredths of a disc, for the side to move
    double result = 0; ///< for the side to move: 1 a win, 0.5 a draw, 0 a loss
};

/// Appends the labelled positions of a game, with their labels as scores.
void addResults(const GameRecord& record, std::vector<ScoredResult>& results);

/// The maximum-likelihood scale for a win probability of 1 / (1 + exp(-score / scale)), from 1 to 10,000.
/// Precondition: there are positions.
[[nodiscard]] double scaleOf(const std::vector<ScoredResult>& results);

} // namespace qipan::reversi
