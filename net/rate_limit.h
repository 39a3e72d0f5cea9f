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

    /// Counts one event. False, without counting it, if the window already holds the number allowed.
    [[nodiscard]] bool count(std::chrono::milliseconds now);

private:
    std::size_t m_allowed;
    std::chrono::milliseconds m_window;
    std::deque<std::chrono::milliseconds> m_times; ///< of the counted events within the window
};

} // namespace qipan::net
