#pragma once

#include "core/board/cell.h"
#include "core/board/forbidden.h"
#include "core/board/side.h"

#include <cstdint>
#include <vector>

namespace qipan {

/// What a move does, as far as it is certain; what is said of the other side is what the move must reckon with.
enum class ReasonKind : std::uint8_t {
    ForbiddenPoint,    ///< black may not play there: see `forbidden`
    MakesFive,         ///< it wins at once
    OnlyStopOfFour,    ///< the only point that stops a four of the other side
    WinsByForce,       ///< by the line, which begins with the move
    MakesOpenFour,     ///< a straight four, that one stone cannot stop
    MakesTwoFours,     ///< in two lines, or twice in one
    MakesFourAndThree, ///< a four in one line and an open three in another
    MakesFour,         ///< a four that one point stops
    MakesTwoThrees,    ///< open threes in two lines
    MakesThree,        ///< an open three
    StopsThree,        ///< the other side could make an open four, and now it cannot
    StopsTwoFours,     ///< the same where it could make two fours at once
    StopsForcedWin,    ///< the other side would win by the line, were it to move; now it cannot by fours and threes
    FacesForcedWin,    ///< the other side would win by the line, were it to move
    AllowsFive,        ///< the other side makes five next, with the line's first point
    AllowsForcedWin,   ///< the other side, who moves next, wins by the line
};

struct Reason {
    ReasonKind kind = ReasonKind::MakesFive;
    Forbidden forbidden = Forbidden::None;
    std::vector<Cell> line;    ///< the moves of both sides in turn, where the kind has one
    bool lineIsOthers = false; ///< the line begins with the side that does not make the move

    friend bool operator==(const Reason&, const Reason&) = default;
};

} // namespace qipan
