#pragma once

#include "core/match/command.h"

#include <array>
#include <optional>

namespace qipan::app {

/// The rounds that two players have finished at a table, the evening's score.
struct Score {
    std::array<int, 2> wins{0, 0}; ///< of the first and of the second seat
    int draws = 0;

    /// Counts a round; `winner` is nothing for a draw.
    void count(std::optional<Seat> winner)
    {
        if (winner)
            ++wins[*winner == Seat::First ? 0 : 1];
        else
            ++draws;
    }

    [[nodiscard]] int rounds() const { return wins[0] + wins[1] + draws; }
    /// A win is a point, a draw half of one: the points of a seat, times two.
    [[nodiscard]] int halfPoints(Seat seat) const { return 2 * wins[seat == Seat::First ? 0 : 1] + draws; }

    friend bool operator==(const Score&, const Score&) = default;
};

} // namespace qipan::app
