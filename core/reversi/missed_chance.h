// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/better_move.h"
#include "core/board/board_game.h"

#include <atomic>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// What a bad move overlooked: the simplest thing that can be shown.
enum class MissedChanceKind : std::uint8_t {
    Other,       ///< nothing that has a name
    Corner,      ///< the mover could have taken the corner `cell`
    CornerGiven, ///< the opponent was given the corner `cell`
    XSquare,     ///< … by a disc diagonally next to it
    CSquare,     ///< … by a disc next to it on the edge
    CornerLeft,  ///< the opponent could already take the corner `cell`, and still can
    Mobility,    ///< the opponent was left `choices` moves instead of `fewerChoices`
    Parity,      ///< near the end, a region was left with an even instead of an odd number of empty squares
    Discs,       ///< near the end, discs were lost
};

struct MissedChance : BetterMove {
    MissedChanceKind kind = MissedChanceKind::Other;
    int choices = 0;
    int fewerChoices = 0;

    friend bool operator==(const MissedChance&, const MissedChance&) = default;
};

/// From this number of empty squares, bad moves are explained by discs or by the parity of regions.
inline constexpr int endgameEmpties = 16;

/// Returns what the side to move overlooks if it plays `played` instead of the first move of `better`, a line (without
/// passes) preferred by an analysis: corners first, then discs near the end, then mobility. All of this is read off
/// the board after each of the two moves. Never returns nothing; ignores `stop`.
/// Preconditions: `position` is a reversi::Game that is not over; both moves are legal and differ.
[[nodiscard]] std::optional<MissedChance> findMissedChance(const BoardGame& position, Cell played,
                                                           const std::vector<Cell>& better,
                                                           const std::atomic<bool>& stop);

} // namespace qipan::reversi
