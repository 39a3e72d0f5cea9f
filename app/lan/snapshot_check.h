// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/games/registry.h"
#include "core/match/event.h"

namespace qipan {
class Match;
}

namespace qipan::app {

class Table;

/// Decides whether the snapshot that a host sends after a reconnect can be true, by what a guest knows of its game.
class SnapshotCheck {
public:
    /// A new round has begun.
    void beginRound() { m_hasOfferedDraw = false; }
    /// Follows the events of the match of the seat `me`.
    void observe(const Event& event, Seat me);

    /// The game was restored from the store, which does not know all. It was not, or the peer has reconnected since.
    void setFromStore(bool isFromStore) { m_isFromStore = isFromStore; }
    [[nodiscard]] bool isFromStore() const { return m_isFromStore; }
    /// The host may be one round ahead after a reconnect.
    void setMayHaveNextRound(bool mayHave) { m_mayHaveNextRound = mayHave; }

    /// Returns whether the host may be in `round` with the match `claimed`.
    [[nodiscard]] bool accepts(const Table& table, const GameSetup& setup, int round, const Match& claimed) const;

private:
    bool m_isFromStore = false;
    bool m_mayHaveNextRound = true;
    bool m_hasOfferedDraw = false; ///< in this round, by this side
};

} // namespace qipan::app
