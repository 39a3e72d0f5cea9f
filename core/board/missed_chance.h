#pragma once

#include "core/board/cell.h"
#include "core/board/forbidden.h"

#include <cstdint>
#include <vector>

namespace qipan {

/// What a bad move overlooked: the simplest thing that can be shown.
enum class MissedChanceKind : std::uint8_t {
    Other, ///< nothing that has a name
    // gomoku
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
    // reversi
    Corner,      ///< the mover could have taken the corner `cell`
    CornerGiven, ///< the opponent was given the corner `cell`
    XSquare,     ///< … by a disc diagonally next to it
    CSquare,     ///< … by a disc next to it on the edge
    CornerLeft,  ///< the opponent could already take the corner `cell`, and still can
    Mobility,    ///< the opponent was left `choices` moves instead of `fewerChoices`
    Parity,      ///< near the end, a region was left with an even instead of an odd number of empty squares
    Discs,       ///< near the end, discs were lost
};

/// A bad move, and a better one.
struct MissedChance {
    MissedChanceKind kind = MissedChanceKind::Other;
    Forbidden forbidden = Forbidden::None;
    Cell cell;                    ///< the cell that `kind` refers to, if any
    std::vector<Cell> better;     ///< a better continuation, starting with the better move; never empty
    std::vector<Cell> punishment; ///< how the opponent could have punished the bad move; may be empty
    int choices = 0;
    int fewerChoices = 0;

    friend bool operator==(const MissedChance&, const MissedChance&) = default;
};

} // namespace qipan
