// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/player_board.h"

#include <variant>

namespace qipan::duel {

/// What one seat asks of the other.
enum class RequestKind : std::uint8_t {
    Draw,
    Pause, ///< both times stand and the boards are hidden until either goes on
    Again, ///< after the end: another round
};

enum class EndReason : std::uint8_t { Cleared, Points, Resign, Agreed };

/// The end of a round.
struct Verdict {
    std::optional<Seat> winner; ///< nothing for a draw
    EndReason reason = EndReason::Cleared;

    friend bool operator==(const Verdict&, const Verdict&) = default;
};

// Commands: what a seat wants. Source of the rules: docs/lan-protocol.md, "Duels".

/// Carry out the seat's action number `number` of its kind (from 1).
struct Act {
    Action action;
    int number = 1;
    /// When it can have been done at the earliest, for a peer's: its receipt less one round trip, at most 500 ms.
    Milliseconds earliest{0};
};

/// Make a request. `id` is the asker's own counter.
struct Ask {
    RequestKind kind = RequestKind::Draw;
    int id = 0;
};

/// Answer the other seat's request `id`.
struct Answer {
    int id = 0;
    RequestKind kind = RequestKind::Draw;
    bool accept = false;
};

/// Take back one's own open request `id`.
struct Withdraw {
    int id = 0;
};

/// End the pause.
struct GoOn { };

struct Resign { };

/// Time has passed: at this end the round has lasted `now`, without pauses.
struct Tick {
    Milliseconds now{0};
};

/// The other end's result of the round.
struct PeerResult {
    Verdict verdict;
};

using Command = std::variant<Act, Ask, Answer, Withdraw, GoOn, Resign, Tick, PeerResult>;

} // namespace qipan::duel
