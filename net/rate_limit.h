#pragma once

#include <chrono>
#include <deque>

namespace qipan::net {

/// Counts messages within a sliding window of two seconds.
class RateLimit {
public:
    /// Counts one more. False when that is more than 50 a second, averaged over the window.
    [[nodiscard]] bool count(std::chrono::milliseconds now);

private:
    std::deque<std::chrono::milliseconds> m_times; ///< at most one more than allowed
};

} // namespace qipan::net
