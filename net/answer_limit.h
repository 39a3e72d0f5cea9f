#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <optional>

namespace qipan::net {

/// How many answers a host gives to those who look for tables: at most 10 within any second. Only the answers count,
/// not the questions, so that a flood of questions slows the answers down and does not end them.
class AnswerLimit {
public:
    static constexpr std::size_t answers = 10;
    static constexpr std::chrono::milliseconds window{1000};

    /// Whether an answer may be given now. Times are cut to whole milliseconds, so that it takes one more.
    [[nodiscard]] bool allows(std::chrono::milliseconds now) const
    {
        return !m_times[m_oldest] || *m_times[m_oldest] + window < now;
    }
    /// Takes down that one was given.
    void count(std::chrono::milliseconds now)
    {
        m_times[m_oldest] = now;
        m_oldest = (m_oldest + 1) % answers;
    }

private:
    std::array<std::optional<std::chrono::milliseconds>, answers> m_times; ///< a ring of the last answers
    std::size_t m_oldest = 0;
};

} // namespace qipan::net
