#pragma once

#include <QHash>
#include <QHostAddress>

#include <chrono>

namespace qipan::net {

/// Locks out an address for a minute after three wrong proofs of a passcode. Source: docs/lan-protocol.md, "Coming
/// in". Precondition: times passed in never decrease. The number of addresses kept is bounded.
class LockOut {
public:
    using Time = std::chrono::milliseconds;

    [[nodiscard]] bool isOut(const QHostAddress& address, Time now) const;
    void countWrong(const QHostAddress& address, Time now);
    /// Resets the count, after a right proof.
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
