// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/board/motion_clock.h"

#include <QTimerEvent>

#include <algorithm>
#include <utility>
#include <vector>

namespace qipan::ui {

void MotionClock::start(int key, Milliseconds duration, Milliseconds delay)
{
    m_motions[key] = Motion{m_now + delay, std::max(duration, Milliseconds{1})};
    if (!m_timer.isActive()) {
        constexpr int frameTime = 16; // milliseconds
        m_sinceTick.start();
        m_timer.start(frameTime, Qt::PreciseTimer, this);
    }
}

void MotionClock::stop(int key)
{
    m_motions.erase(key);
    if (m_motions.empty())
        m_timer.stop();
}

void MotionClock::finishAll()
{
    const auto ended = std::exchange(m_motions, {});
    m_timer.stop();
    for (const auto& motion : ended)
        Q_EMIT finished(motion.first);
    if (!ended.empty())
        Q_EMIT ticked();
}

std::optional<double> MotionClock::progress(int key) const
{
    const auto found = m_motions.find(key);
    if (found == m_motions.end())
        return std::nullopt;
    const auto passed = std::chrono::duration<double>(m_now - found->second.begin);
    return std::clamp(passed / std::chrono::duration<double>(found->second.duration), 0.0, 1.0);
}

void MotionClock::advance(Milliseconds time)
{
    m_now += time;
    std::vector<int> ended;
    for (const auto& [key, motion] : m_motions) {
        if (m_now >= motion.begin + motion.duration)
            ended.push_back(key);
    }
    for (const int key : ended)
        m_motions.erase(key);
    if (m_motions.empty())
        m_timer.stop();
    for (const int key : ended)
        Q_EMIT finished(key);
    Q_EMIT ticked();
}

void MotionClock::timerEvent(QTimerEvent* event)
{
    if (event->timerId() == m_timer.timerId())
        advance(Milliseconds{m_sinceTick.restart()});
    else
        QObject::timerEvent(event);
}

} // namespace qipan::ui
