// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/opening.h"

#include <cstddef>
#include <variant>

namespace qipan {

/// The two seats at a table: `First` is the host or the first player. Each round maps colours to seats.
enum class Seat : std::uint8_t { First, Second };

[[nodiscard]] constexpr Seat opposite(Seat seat)
{
    return seat == Seat::First ? Seat::Second : Seat::First;
}

/// The position of a seat in arrays of both: 0 or 1.
[[nodiscard]] constexpr std::size_t indexOf(Seat seat)
{
    return static_cast<std::size_t>(seat);
}

/// What one seat asks of the other.
enum class RequestKind : std::uint8_t {
    Undo,    ///< take back to before the asker's own last move
    Draw,    ///< end the round as a draw
    Restart, ///< abandon the round without a result and start another with the same colours
    Again,   ///< after the end: play another round with swapped colours
};

/// Why a request was refused automatically, or that the asker withdrew it.
enum class AnswerReason : std::uint8_t { Stale, Crossed, Nothing, Withdrawn, Other };

/// The end of a round, with the number of plies on the board.
struct Verdict {
    int plies = 0;
    Outcome outcome;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

// Commands: what a seat wants. Source of the rules: docs/lan-protocol.md, "Playing".

/// Play `cell` as ply number `ply` (from 1).
struct Place {
    Cell cell;
    int ply = 1;
};

/// Make an opening choice with `plies` plies on the board.
struct Choose {
    OpeningChoice choice = OpeningChoice::White;
    int plies = 0;
};

/// Make a request. `id` is the asker's own counter. `plies` and `choices` are the numbers of plies and opening choices
/// on the asker's side; no value for `choices` means as many as on this side.
struct Ask {
    RequestKind kind = RequestKind::Undo;
    int id = 0;
    int plies = 0;
    std::optional<int> choices{};
};

/// Answer the other seat's request `id`.
struct Answer {
    int id = 0;
    RequestKind kind = RequestKind::Undo;
    bool accept = false;
    std::optional<AnswerReason> reason;
};

/// Ask the other seat to refuse one's own open request `id`.
struct Withdraw {
    int id = 0;
};

struct Resign { };

/// The time of `side` ran out. The colour is the one after `choices` opening choices (no value: as many as on this
/// side). Only the first seat's clock counts.
struct FlagFall {
    Side side = Side::Black;
    std::optional<int> choices{};
};

/// The result of the round on a seat's own board, after `choices` opening choices (no value: not sent).
struct PeerResult {
    Verdict verdict;
    std::optional<int> choices{};
};

using Command = std::variant<Place, Choose, Ask, Answer, Withdraw, Resign, FlagFall, PeerResult>;

} // namespace qipan
