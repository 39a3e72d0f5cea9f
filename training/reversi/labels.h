#pragma once

#include "core/reversi/weights.h"
#include "training/reversi/game_record.h"

namespace qipan::reversi {

/// What the positions of a game are labelled with.
struct Labels {
    int exact = 14; ///< from so many empty squares on, the score of best play
    int depth = 0;  ///< of a search of each position before that; 0: none
    int share = 50; ///< of a hundred, so much of the label is what that search says

    /// The record with labels. What a position before those exact ones led to is the score of the first of them; with
    /// the share of the search it is the label.
    [[nodiscard]] GameRecord labelled(GameRecord record, const Weights& weights) const;
};

} // namespace qipan::reversi
