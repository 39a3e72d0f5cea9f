#pragma once

#include "training/reversi/game_record.h"

#include <vector>

namespace qipan::reversi {

/// What a position was thought to be worth, and what became of it.
struct Judged {
    int score = 0;     ///< in hundredths of a disc, for the side to move
    double result = 0; ///< for that side: 1 a win, 0.5 a draw, 0 a loss
};

/// Adds the labelled positions of a game, its labels taken as scores.
void addJudged(const GameRecord& record, std::vector<Judged>& judged);

/// The scale that makes the results most likely, where the chance to win is 1 / (1 + exp(-score / scale)): within 1 and
/// 10,000. Precondition: there are positions.
[[nodiscard]] double scaleOf(const std::vector<Judged>& judged);

} // namespace qipan::reversi
