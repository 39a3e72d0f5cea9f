#pragma once

#include <QHash>
#include <QHostAddress>

#include <chrono>

namespace qipan::net {

/// Keeps out for a minute who has given three wrong proofs of a passcode. Source: docs/lan-protocol.md, "Coming in".
/// Time is told by each call and never goes back. Remembers a bounded number of addresses.
class LockOut {
public:
    using Time = std::chrono::milliseconds;

    [[nodiscard]] bool isOut(const QHostAddress& address, Time now) const;
    void countWrong(const QHostAddress& address, Time now);
    /// A right proof clears the count.
    void clear(const QHostAddress& address) { m_tries.remove(address); }

private:
    struct Tries {
        int wrong = 0;
        Time last{0};
    };

    void makeRoom();

    QHash<QHostAddress, Tries> m_tries;
};

} // namespace qipan::net
