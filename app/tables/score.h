// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/command.h"

#include <algorithm>
#include <array>
#include <optional>

namespace qipan::app {

/// The score of all rounds finished at a table.
struct Score {
    std::array<int, 2> wins{0, 0}; ///< of the first and the second seat
    int draws = 0;

    /// Counts a round; `winner` is empty for a draw.
    void count(std::optional<Seat> winner)
    {
        if (winner)
            ++wins[indexOf(*winner)];
        else
            ++draws;
    }

    /// Returns whether a match of at most this many rounds is over.
    [[nodiscard]] bool decides(int bestOf) const
    {
        return rounds() >= bestOf || 2 * std::max(wins[0], wins[1]) > bestOf;
    }
    [[nodiscard]] int rounds() const { return wins[0] + wins[1] + draws; }
    /// Returns twice the points of a seat: a win is one point, a draw half a point.
    [[nodiscard]] int halfPoints(Seat seat) const { return 2 * wins[indexOf(seat)] + draws; }

    friend bool operator==(const Score&, const Score&) = default;
};

} // namespace qipan::app
