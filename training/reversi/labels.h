// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/reversi/weights.h"
#include "training/reversi/game_record.h"

namespace qipan::reversi {

/// Settings for labelling the positions of a game.
struct Labels {
    int exact = 14; ///< with at most this many empty squares, the label is the exact score
    int depth = 0;  ///< of the search of each earlier position; 0: none
    int share = 50; ///< per cent of the label that come from that search

    /// The record with labels. Earlier positions are labelled with the first exact score, mixed with the search's
    /// score by `share`.
    [[nodiscard]] GameRecord labelled(GameRecord record, const Weights& weights) const;
};

} // namespace qipan::reversi
