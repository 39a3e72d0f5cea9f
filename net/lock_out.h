// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHash>
#include <QHostAddress>

#include <chrono>

namespace qipan::net {

/// Locks out an address for a minute after three wrong proofs of a passcode. Source: docs/lan-protocol.md, "Joining".
/// Precondition: times passed in never decrease. The number of addresses kept is bounded.
class LockOut {
public:
    using Time = std::chrono::milliseconds;

    [[nodiscard]] bool isLockedOut(const QHostAddress& address, Time now) const;
    void countFailure(const QHostAddress& address, Time now);
    /// Resets the count, after a right proof.
    void clear(const QHostAddress& address) { m_tries.remove(address); }

private:
    struct Tries {
        int failures = 0;
        Time last{0};
    };

    void evictOldest();

    QHash<QHostAddress, Tries> m_tries;
};

} // namespace qipan::net
