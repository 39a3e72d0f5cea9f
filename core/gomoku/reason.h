// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/cell.h"
#include "core/board/engine.h"

#include <cstdint>
#include <span>
#include <vector>

namespace qipan::gomoku {

/// What a move achieves, or which threat of the opponent it answers or faces. Only what is certain.
enum class ReasonKind : std::uint8_t {
    ForbiddenPoint,    ///< the point is forbidden to black; see `forbidden`
    MakesFive,         ///< wins at once
    OnlyBlockOfFour,   ///< the only point that blocks a four of the opponent
    WinsByForce,       ///< wins by `line`, which starts with the move
    MakesOpenFour,     ///< a four that one stone cannot block
    MakesTwoFours,     ///< in two lines, or twice in one
    MakesFourAndThree, ///< a four in one line and an open three in another
    MakesFour,         ///< a four that one stone can block
    MakesTwoThrees,    ///< open threes in two lines
    MakesThree,        ///< an open three
    StopsThree,        ///< the opponent could have made an open four and no longer can
    StopsTwoFours,     ///< the opponent could have made two fours at once and no longer can
    DeniesThree,       ///< the opponent could have made an open three there
    MakesTwoTwos,      ///< open twos in two lines
    MakesTwo,          ///< an open two
    StopsForcedWin,  ///< the opponent would win by `line` if it were to move; after this move, not by fours and threes
    FacesForcedWin,  ///< the opponent would win by `line` if it were to move
    AllowsFive,      ///< the opponent makes five next, at the first point of `line`
    AllowsForcedWin, ///< the opponent, to move next, wins by `line`
};

struct Reason {
    ReasonKind kind = ReasonKind::MakesFive;
    Forbidden forbidden = Forbidden::None;
    std::vector<Cell> line;      ///< moves of both sides in turn, if the kind has a line
    bool isOpponentLine = false; ///< the line starts with the opponent of the side that makes the move

    friend bool operator==(const Reason&, const Reason&) = default;
};

/// The reasons for a recommended move.
struct MoveReasons final : Explanation {
    std::vector<Reason> reasons; ///< the most important first
};

/// Returns the reasons for the first move of the line; empty if the engine gave none. They live as long as a copy of
/// `found`.
[[nodiscard]] std::span<const Reason> reasonsFor(const SearchResult& found);

} // namespace qipan::gomoku
