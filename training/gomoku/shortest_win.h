// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/position.h"
#include "core/gomoku/win_prover.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::training {

/// Finds shortest wins by fours and threes: searches with increasing limits, so that shorter wins are refuted.
class ShortestWinFinder {
public:
    /// Returns a win of `attacker`, which is to move, with the fewest moves against the best defence; the answers hold
    /// out as long as possible. Ends with the five, even if black may not block the last four. Empty if there is no win
    /// of at most 15 moves or a search is not decided in time. Changes `position` and restores it. Precondition: nobody
    /// has won.
    [[nodiscard]] std::vector<gomoku::Point> find(gomoku::Position& position, Side attacker);

private:
    [[nodiscard]] std::optional<int> fewestMoves(gomoku::Position& position, Side attacker);
    [[nodiscard]] gomoku::Point attack(gomoku::Position& position, Side attacker, int moves);
    [[nodiscard]] gomoku::Point longestAnswer(gomoku::Position& position, Side attacker, int moves);

    gomoku::WinProver m_prover{
        {.threatNodes = 100'000, .threatBytes = std::size_t{16} << 20, .fourBytes = std::size_t{1} << 16}};
};

} // namespace qipan::training
