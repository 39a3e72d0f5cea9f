#include "net/rate_limit.h"

#include <cstddef>

namespace qipan::net {

namespace {

constexpr std::chrono::milliseconds window{2000};
constexpr std::size_t allowed = 100; // 50 a second

} // namespace

bool RateLimit::count(std::chrono::milliseconds now)
{
    while (!m_times.empty() && m_times.front() + window <= now)
        m_times.pop_front();
    m_times.push_back(now);
    if (m_times.size() <= allowed)
        return true;
    m_times.pop_front();
    return false;
}

} // namespace qipan::net
