// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/rate_limit.h"

#include <QHash>
#include <QHostAddress>
#include <QList>

#include <chrono>

namespace qipan::net {

/// Limits how fast a passcode can be guessed. Three wrong proofs lock an IPv4 address or an IPv6 network (/64) out for
/// a minute. In any minute at most 30 challenges, and 30 encrypted channels, go to addresses that have not proved the
/// passcode yet; one that has is counted separately, so others cannot lock it out. Source: docs/lan-protocol.md,
/// "Joining". Precondition: times passed in never decrease. The number of addresses kept is bounded.
class PasscodeGuard {
public:
    using Time = std::chrono::milliseconds;

    /// What to do with a `hello`.
    enum class Admission {
        Challenge, ///< ask for a proof
        LockedOut, ///< reject it
        Knock,     ///< too many strangers have been challenged: let the user decide
    };

    /// Decides about a `hello` from this address, and counts the challenge.
    [[nodiscard]] Admission admit(const QHostAddress& address, Time now);
    /// Decides about a request for an encrypted channel, and counts it. Apart from the above, so that a flood of plain
    /// hellos, which prove nothing, keeps nobody from encrypting.
    [[nodiscard]] Admission admitChannel(const QHostAddress& address, Time now);
    /// The address has proved the passcode.
    [[nodiscard]] bool isProven(const QHostAddress& address) const { return m_proven.contains(address); }
    [[nodiscard]] bool isLockedOut(const QHostAddress& address, Time now) const;
    void countFailure(const QHostAddress& address, Time now);
    /// Resets the count, after a right proof.
    void countSuccess(const QHostAddress& address);

private:
    struct Tries {
        int failures = 0;
        Time last{0};
    };

    [[nodiscard]] Admission admit(const QHostAddress& address, RateLimit& limit, Time now);
    [[nodiscard]] QHostAddress keyOf(const QHostAddress& address) const;
    void evictOldest();

    QHash<QHostAddress, Tries> m_tries; ///< by keyOf()
    QList<QHostAddress> m_proven;       ///< oldest first
    RateLimit m_challenges{30, std::chrono::minutes{1}};
    RateLimit m_channels{30, std::chrono::minutes{1}};
};

} // namespace qipan::net
