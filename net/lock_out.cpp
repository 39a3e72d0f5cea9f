// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/lock_out.h"

#include <algorithm>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr int maxTries = 3;
constexpr auto lockTime = 60s;
constexpr qsizetype maxAddresses = 1000;

} // namespace

bool LockOut::isLockedOut(const QHostAddress& address, Time now) const
{
    const auto found = m_tries.find(address);
    return found != m_tries.end() && found->failures >= maxTries && now < found->last + lockTime;
}

void LockOut::countFailure(const QHostAddress& address, Time now)
{
    if (m_tries.size() >= maxAddresses && !m_tries.contains(address))
        evictOldest();
    Tries& tries = m_tries[address];
    if (tries.failures >= maxTries && now >= tries.last + lockTime)
        tries.failures = 0; // otherwise this proof was under way when the lock-out began
    ++tries.failures;
    tries.last = now;
}

void LockOut::evictOldest()
{
    const auto oldest = std::min_element(m_tries.begin(), m_tries.end(),
                                         [](const Tries& a, const Tries& b) { return a.last < b.last; });
    m_tries.erase(oldest);
}

} // namespace qipan::net
