// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QAbstractEventDispatcher>

#ifdef Q_OS_UNIX

#include <algorithm>
#include <chrono>
#include <ctime>

namespace qipan::tests {

/// The processor time of this thread, so that the load of the machine does not matter.
inline std::chrono::nanoseconds threadTime()
{
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return std::chrono::seconds{now.tv_sec} + std::chrono::nanoseconds{now.tv_nsec};
}

/// Measures the longest time that this thread takes between two waits for events.
class LongestTurn : public QObject {
public:
    LongestTurn()
    {
        const auto* dispatcher = QAbstractEventDispatcher::instance();
        connect(dispatcher, &QAbstractEventDispatcher::awake, this, [this] { end(); });
        connect(dispatcher, &QAbstractEventDispatcher::aboutToBlock, this, [this] { end(); });
    }

    [[nodiscard]] double ms() const { return std::chrono::duration<double, std::milli>{m_longest}.count(); }

private:
    void end()
    {
        const auto now = threadTime();
        m_longest = std::max(m_longest, now - m_begin);
        m_begin = now;
    }

    std::chrono::nanoseconds m_begin = threadTime();
    std::chrono::nanoseconds m_longest{};
};

} // namespace qipan::tests

#endif
