// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/idle_rounds.h"

namespace qipan::app {

namespace {

using namespace std::chrono_literals;

constexpr int realPlies = 3;              ///< of this side; with fewer, a round is idle
constexpr std::size_t maxIdleRounds = 20; ///< within a minute

[[nodiscard]] std::chrono::milliseconds timeNow()
{
    return std::chrono::duration_cast<std::chrono::milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

} // namespace

IdleRounds::IdleRounds()
    : m_limit{maxIdleRounds, 1min}
{
}

bool IdleRounds::isIdle() const
{
    return m_ownPlies < realPlies;
}

bool IdleRounds::countRound()
{
    return !isIdle() || m_limit.count(timeNow());
}

} // namespace qipan::app
