// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/rate_limit.h"

namespace qipan::net {

bool RateLimit::count(std::chrono::milliseconds now)
{
    while (!m_times.empty() && m_times.front() + m_window <= now)
        m_times.pop_front();
    if (m_times.size() >= m_allowed)
        return false;
    m_times.push_back(now);
    return true;
}

} // namespace qipan::net
