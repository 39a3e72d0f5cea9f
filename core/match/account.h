#pragma once

#include "core/match/match.h"

#include <memory>
#include <optional>
#include <vector>

namespace qipan {

/// A round as one end tells it to another, or keeps it: enough to make the match again.
struct Account {
    Seat black = Seat::First;       ///< when the round began
    std::vector<Cell> moves;        ///< of both sides, in the order of play, without forced passes
    int undos = 0;                  ///< take-backs agreed in this round
    std::optional<Verdict> verdict; ///< nothing while the round runs
    std::vector<Take> takes{};      ///< the choices of the opening, in order

    friend bool operator==(const Account&, const Account&) = default;
};

/// Moves that came after the end, as far as the verdict that stands counts them, are left out.
[[nodiscard]] Account accountOf(const Match& match);

/// The match of an account, on `game`, which is empty; or null where the account cannot be true: an illegal move, a
/// choice that was not offered or is missing, a game that goes on after its end, a verdict that the rules do not know.
/// A verdict in it stands: it will not change any more. It may count more plies than there are moves: this end had
/// ended the round before it saw the last of them.
[[nodiscard]] std::unique_ptr<Match> restore(std::unique_ptr<BoardGame> game, const Account& account,
                                             Opening opening = Opening::Free);

/// What the guest of a resumed round does after it has taken over the host's account.
/// Source: docs/lan-protocol.md, "Losing and resuming".
struct Remainder {
    std::optional<Cell> move; ///< its last move, which the host does not know yet: it is played again
    bool resign = false;      ///< it had resigned, and does so again
};

/// Compares what the guest held of this round with the host's account of it.
[[nodiscard]] Remainder remainder(const Match& guests, const Account& hosts);

/// Whether a host can tell a guest that held `held` of a round that it is `told` now: the side that began is the same,
/// an end that was settled is no other one, and no more of what the guest has seen is missing than what was on its way
/// and what a take-back can have cost.
[[nodiscard]] bool canHaveBecome(const Match& held, const Match& told);
/// The end that is told is one of the guest's own making, and the guest made none such: it has not resigned, or has
/// neither offered nor agreed to a draw.
[[nodiscard]] bool isEndInvented(const Match& held, bool hasOfferedDraw, const Match& told);

} // namespace qipan
