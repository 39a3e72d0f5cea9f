// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <chrono>
#include <cstddef>
#include <deque>

namespace qipan::net {

/// Counts events within a sliding window.
class RateLimit {
public:
    RateLimit(std::size_t allowed, std::chrono::milliseconds window)
        : m_allowed{allowed}
        , m_window{window}
    {
    }

    /// Whether the window holds less than the number allowed.
    [[nodiscard]] bool allows(std::chrono::milliseconds now)
    {
        while (!m_times.empty() && m_times.front() + m_window <= now)
            m_times.pop_front();
        return m_times.size() < m_allowed;
    }
    /// Counts one event. False, without counting it, if it is not allowed.
    [[nodiscard]] bool count(std::chrono::milliseconds now)
    {
        if (!allows(now))
            return false;
        m_times.push_back(now);
        return true;
    }

private:
    std::size_t m_allowed;
    std::chrono::milliseconds m_window;
    std::deque<std::chrono::milliseconds> m_times; ///< of the counted events within the window
};

} // namespace qipan::net
