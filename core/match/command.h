#pragma once

#include "core/board/cell.h"
#include "core/board/opening.h"
#include "core/board/outcome.h"
#include "core/board/side.h"

#include <cstdint>
#include <optional>
#include <variant>

namespace qipan {

/// The two places at a table: First is the host or the first player. Colours are mapped to seats by each round.
enum class Seat : std::uint8_t { First, Second };

[[nodiscard]] constexpr Seat opposite(Seat seat)
{
    return seat == Seat::First ? Seat::Second : Seat::First;
}

/// What one side asks and the other agrees to or refuses.
enum class RequestKind : std::uint8_t {
    Undo,    ///< take back until the asker's own last move is off the board
    Draw,    ///< end the round as a draw
    Restart, ///< leave this round without a result and begin another, colours as they are
    Again,   ///< after the end: another round, colours swapped
};

/// Why an answer was given without asking a user, or that the asker withdrew.
enum class AnswerReason : std::uint8_t { Stale, Crossed, Nothing, Withdrawn, Other };

/// How a round ended, with the number of plies on the board then.
struct Verdict {
    int plies = 0;
    Outcome outcome;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

// Commands: what a seat wants. Source of the rules: docs/lan-protocol.md, "The game".

/// Play a cell as ply number `ply` (from 1).
struct Place {
    Cell cell;
    int ply = 1;
};

/// Take a colour, or two more stones, when the opening lets one choose; `plies` are on the board.
struct Choose {
    Take take = Take::White;
    int plies = 0;
};

/// Ask the other side for something. `id` is the asker's own counter; `plies` are on the asker's board, where `choices`
/// were made (nothing from a program that does not tell: as many as here).
struct Ask {
    RequestKind kind = RequestKind::Undo;
    int id = 0;
    int plies = 0;
    std::optional<int> choices{};
};

/// Answer the other side's request `id`.
struct Answer {
    int id = 0;
    RequestKind kind = RequestKind::Undo;
    bool accept = false;
    std::optional<AnswerReason> reason;
};

/// Ask the other side to refuse one's own open request `id`.
struct Withdraw {
    int id = 0;
};

struct Resign { };

/// The time of `side` ran out, as the colours were after `choices` (nothing: as they are here). Only the first seat's
/// clock counts.
struct FlagFall {
    Side side = Side::Black;
    std::optional<int> choices{};
};

/// What a seat found at the end of the round on its own board, where `choices` were made (nothing: not told).
struct PeerResult {
    Verdict verdict;
    std::optional<int> choices{};
};

using Command = std::variant<Place, Choose, Ask, Answer, Withdraw, Resign, FlagFall, PeerResult>;

} // namespace qipan
