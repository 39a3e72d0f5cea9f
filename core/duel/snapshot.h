// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/duel/duel.h"

#include <memory>
#include <optional>

namespace qipan::duel {

/// A round as sent to a peer or saved: enough to rebuild it.
struct Snapshot {
    std::array<std::vector<Action>, 2> actions; ///< of each seat
    std::optional<Verdict> verdict;             ///< nothing while the round runs

    friend bool operator==(const Snapshot&, const Snapshot&) = default;
};

[[nodiscard]] Snapshot snapshotOf(const Duel& duel);

/// Rebuilds a round. Returns null if an action breaks the rules, or the verdict cannot follow from the boards. A
/// verdict in the snapshot is final. Each shuffle takes up to 50 ms.
[[nodiscard]] std::unique_ptr<Duel> restore(const Setup& setup, const link::Board& dealt, End end,
                                            const Snapshot& snapshot);

/// What the guest of a resumed round still has to send after it has taken over the host's snapshot.
struct PendingActions {
    std::vector<Action> actions; ///< of its own that the host has not received
    bool resign = false;         ///< the guest had resigned, and resigns again
};

/// Compares the guest's round with the host's snapshot of it. Returns nothing if the snapshot is not one that a host
/// can truthfully send: actions of its own that the guest knows are missing or others, or the guest's are not those
/// that it took.
[[nodiscard]] std::optional<PendingActions> pendingActions(const Duel& guests, const Snapshot& hosts);

} // namespace qipan::duel
