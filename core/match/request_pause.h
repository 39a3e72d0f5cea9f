// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/clock.h"
#include "core/match/match.h"

#include <array>
#include <optional>

namespace qipan {

/// Decides when a clock stands because of a request: while the player to move has one open and therefore may not move,
/// for at most 30 s per player and round. Source: docs/lan-protocol.md, "Clocks". One object serves one round.
class RequestPause {
public:
    using Time = GameClock::Time;

    /// Follows the match, which has changed, or the time. Returns whether the clock has to be stopped or started.
    bool update(const Match& match, Time now);
    /// Whether the clock stands.
    [[nodiscard]] bool isActive() const { return m_seat.has_value(); }
    /// Returns when the clock runs again although the request is open; nothing while it does not stand.
    [[nodiscard]] std::optional<Time> endsAt() const;

private:
    static constexpr Time limit{30'000};

    std::array<Time, 2> m_used{}; ///< by each seat, until m_since
    std::optional<Seat> m_seat;   ///< whose clock stands
    Time m_since{0};
};

} // namespace qipan
