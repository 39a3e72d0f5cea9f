#pragma once

#include <chrono>
#include <cstddef>
#include <deque>

namespace qipan::net {

/// Counts what happens within a window that slides along.
class RateLimit {
public:
    RateLimit(std::size_t allowed, std::chrono::milliseconds window)
        : m_allowed{allowed}
        , m_window{window}
    {
    }

    /// Counts one more. False when that is more than is allowed within the window; then it was not counted.
    [[nodiscard]] bool count(std::chrono::milliseconds now);

private:
    std::size_t m_allowed;
    std::chrono::milliseconds m_window;
    std::deque<std::chrono::milliseconds> m_times; ///< at most as many as are allowed
};

} // namespace qipan::net
