// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

namespace qipan::net {

/// Limits a host's answers to seekers to 10 within any second. Only answers count, so a flood of questions slows the
/// answers down but does not stop them.
class AnswerLimit {
public:
    static constexpr std::size_t answers = 10;
    static constexpr std::chrono::milliseconds window{1000};

    /// Whether an answer may be sent now. Since times are truncated to milliseconds, the window is one millisecond
    /// longer.
    [[nodiscard]] bool allows(std::chrono::milliseconds now) const
    {
        return !m_times[m_oldest] || *m_times[m_oldest] + window < now;
    }
    /// Records that an answer was sent.
    void count(std::chrono::milliseconds now)
    {
        m_times[m_oldest] = now;
        m_oldest = (m_oldest + 1) % answers;
    }

private:
    std::array<std::optional<std::chrono::milliseconds>, answers> m_times; ///< ring buffer of the last answers
    std::size_t m_oldest = 0;
};

} // namespace qipan::net
