// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/rate_limit.h"

namespace qipan::app {

/// Counts the rounds in which this side hardly plays, because a peer could cause them endlessly.
class IdleRounds {
public:
    /// A round begins.
    void beginRound() { m_ownPlies = 0; }
    /// This side has played a ply in it.
    void countPly() { ++m_ownPlies; }
    /// Returns whether this side has hardly played in it.
    [[nodiscard]] bool isIdle() const { return m_ownPlies < 3; }
    /// Counts the round that has ended. Returns false if that is one idle round too many.
    [[nodiscard]] bool countRound()
    {
        const auto now = std::chrono::steady_clock::now().time_since_epoch();
        return !isIdle() || m_limit.count(std::chrono::duration_cast<std::chrono::milliseconds>(now));
    }

private:
    int m_ownPlies = 0;
    net::RateLimit m_limit{20, std::chrono::minutes{1}}; ///< idle rounds
};

} // namespace qipan::app
