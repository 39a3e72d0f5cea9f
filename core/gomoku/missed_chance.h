// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/better_move.h"
#include "core/board/board_game.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// What a bad move overlooked: the simplest thing that can be shown.
enum class MissedChanceKind : std::uint8_t {
    Other,          ///< nothing that has a name
    ForbiddenPoint, ///< black played a forbidden point in renju; see `forbidden`
    Five,           ///< the mover could have made five at `cell`
    Block,          ///< the opponent's four had to be blocked at `cell`
    OpenFour,       ///< the mover could have made an open four
    TwoFours,       ///< … two fours at once
    Trap,           ///< … in renju, a four that black may not block
    FourAndThree,   ///< … a four and an open three, which wins by fours
    WinByFours,     ///< the mover could have won by fours alone (VCF)
    WinByThreats,   ///< … by fours and threes (VCT)
    StopThree,      ///< the opponent was allowed an open four
    StopTwoFours,   ///< … two fours at once
    StopFours,      ///< … a win by fours alone
    StopThreats,    ///< … a win by fours and threes
};

struct MissedChance : BetterMove {
    MissedChanceKind kind = MissedChanceKind::Other;
    Forbidden forbidden = Forbidden::None;

    friend bool operator==(const MissedChance&, const MissedChance&) = default;
};

/// Returns what the side to move overlooks if it plays `played` instead of the first move of `better`, a line
/// preferred by an analysis. Reports the simplest reason: ignoring an opposing three comes before missing a long
/// forced win. Fives, fours and threes are read off the board; forced wins are proven (VcfSolver, VctSolver) and then
/// replace `better`. Returns nothing if `played` wins by force anyway. Searches several hundred thousand positions:
/// call it from a worker thread. Deterministic unless `stop` becomes true.
/// Preconditions: `position` is a gomoku::Game that is not over; both moves are legal and differ.
[[nodiscard]] std::optional<MissedChance> findMissedChance(const BoardGame& position, Cell played,
                                                           const std::vector<Cell>& better,
                                                           const std::atomic<bool>& stop);

} // namespace qipan::gomoku
