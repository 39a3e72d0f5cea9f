#pragma once

#include "core/match/account.h"
#include "core/match/clock.h"
#include "tests/net/model/environment.h"

#include <array>
#include <deque>
#include <optional>

namespace qipan::net::model {

/// The rounds won by the first seat, by the second, and the draws.
using Score = std::array<int, 3>;

/// What lasts when a program is killed.
struct Kept {
    QString token;
    Terms terms;     ///< with the setup of this round
    int sitting = 0; ///< for the test's book-keeping only
    int round = 0;
    Account account;
    std::optional<ClockTimes> times;
    int lastRequest = 0;
    Score score{}; ///< of the rounds before
    Time paused{0};
};

/// Keeps the newest of a match, after a while.
class Store {
public:
    /// Returns when it will be kept.
    Time save(Kept kept, Environment& environment);
    /// The program was killed: what was not yet kept is lost.
    void crash(Time now);
    void finish() { m_entries.clear(); }
    [[nodiscard]] std::optional<Kept> last() const;

private:
    struct Entry {
        Time ready;
        Kept kept;
    };
    std::deque<Entry> m_entries; ///< the last one that is kept, and what is to be
};

} // namespace qipan::net::model
