#pragma once

#include "core/board/cell.h"
#include "core/board/forbidden.h"

#include <cstdint>
#include <vector>

namespace qipan {

/// What a bad move overlooked, the plainest thing that can be shown.
enum class MissKind : std::uint8_t {
    Other, ///< nothing that has a name: a quieter loss
    // gomoku
    ForbiddenPoint, ///< black played one in renju: see `forbidden`
    Five,           ///< one could have made five at `cell`
    Block,          ///< the other side's four had to be stopped at `cell`
    OpenFour,       ///< one could have made an open four
    TwoFours,       ///< … or two fours at once
    Trap,           ///< … or, in renju, a four that black may not stop
    FourAndThree,   ///< … or a four with an open three, which wins by fours
    WinByFours,     ///< one could have won by fours alone
    WinByThreats,   ///< … or by fours and threes
    StopThree,      ///< the other side was let make an open four
    StopTwoFours,   ///< … two fours at once
    StopFours,      ///< … win by fours alone
    StopThreats,    ///< … win by fours and threes
    // reversi
    Corner,      ///< one could have taken the corner `cell`
    CornerGiven, ///< the other side was given the corner `cell`
    XSquare,     ///< … by a disc diagonally beside it
    CSquare,     ///< … by a disc beside it on the edge
    CornerLeft,  ///< the other side could take the corner `cell` before, and still can
    Mobility,    ///< the other side was left `choices` moves, in place of `fewerChoices`
    Parity,      ///< near the end, a region with an even number of empty squares in place of an odd one
    Discs,       ///< near the end, discs
};

/// A bad move and what would have been better.
struct Miss {
    MissKind kind = MissKind::Other;
    Forbidden forbidden = Forbidden::None;
    Cell cell;                    ///< that the kind speaks of, where it speaks of one
    std::vector<Cell> better;     ///< how the game could have gone from there, the better move first; never empty
    std::vector<Cell> punishment; ///< how the other side could have answered the bad move; empty where it is not shown
    int choices = 0;
    int fewerChoices = 0;

    friend bool operator==(const Miss&, const Miss&) = default;
};

} // namespace qipan
