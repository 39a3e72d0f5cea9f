// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/match/clock.h"
#include "core/match/match_snapshot.h"
#include "tests/net/model/environment.h"

#include <array>
#include <deque>
#include <optional>

namespace qipan::net::model {

/// The rounds won by the first seat, by the second seat, and the draws.
using Score = std::array<int, 3>;

/// What survives when a program is killed.
struct Kept {
    QString token;
    GameTerms terms; ///< with the setup of this round
    int sitting = 0; ///< for the test only
    int round = 0;
    MatchSnapshot snapshot;
    std::optional<ClockTimes> times;
    int lastRequest = 0;
    Score score{}; ///< of the previous rounds
    Time paused{0};
};

/// Stores the latest state of a match, after a delay.
class Store {
public:
    /// Returns the time when it will be stored.
    Time save(Kept kept, Environment& environment);
    /// The program was killed: pending data is lost.
    void crash(Time now);
    void finish() { m_entries.clear(); }
    [[nodiscard]] std::optional<Kept> last() const;

private:
    struct Entry {
        Time ready;
        Kept kept;
    };
    std::deque<Entry> m_entries; ///< the last one stored, and pending ones
};

} // namespace qipan::net::model
