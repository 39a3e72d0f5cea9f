// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/match.h"

#include <optional>

namespace qipan {

/// A snapshot of a round, as sent to a peer or saved: enough to rebuild the match.
struct MatchSnapshot {
    Seat black = Seat::First;                    ///< when the round began
    std::vector<Cell> moves;                     ///< of both sides, in order of play, without forced passes
    int undos = 0;                               ///< takebacks agreed in this round
    std::optional<Verdict> verdict;              ///< nothing while the round runs
    std::vector<OpeningChoice> openingChoices{}; ///< the opening choices, in order

    friend bool operator==(const MatchSnapshot&, const MatchSnapshot&) = default;
};

/// Returns the snapshot of a match, without moves beyond the end that the verdict counts.
[[nodiscard]] MatchSnapshot snapshotOf(const Match& match);

/// Rebuilds a match on the empty game `game`. Returns null if the snapshot is inconsistent: an illegal move, an
/// opening choice that was not offered or is missing, moves after the end, or a verdict that the rules do not allow. A
/// verdict in the snapshot is final. It may count more plies than there are moves, if this end ended the round before
/// it saw the last of them.
[[nodiscard]] std::unique_ptr<Match> restore(std::unique_ptr<BoardGame> game, const MatchSnapshot& snapshot,
                                             Opening opening = Opening::Free);

/// What the guest of a resumed round still has to send after it has restored the host's snapshot.
/// Source: docs/lan-protocol.md, "Losing and resuming".
struct PendingActions {
    std::optional<Cell> move; ///< the guest's last move, unknown to the host; it is played again
    bool resign = false;      ///< the guest had resigned, and resigns again
};

/// Compares the guest's match with the host's snapshot of it.
[[nodiscard]] PendingActions pendingActions(const Match& guests, const MatchSnapshot& hosts);

/// Returns true if a host can truthfully send `received` to a guest whose match was `held`: the same seat began, a
/// settled end is unchanged, and the guest's plies are missing only as far as moves in transit and a takeback explain.
[[nodiscard]] bool isPlausibleUpdate(const Match& held, const Match& received);
/// Returns true if `received` ends by an action of the guest that it did not take: the guest has not resigned, or has
/// neither offered nor accepted a draw.
[[nodiscard]] bool isFabricatedEnd(const Match& held, bool hasOfferedDraw, const Match& received);

} // namespace qipan
