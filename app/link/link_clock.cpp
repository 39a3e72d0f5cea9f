// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/link/link_clock.h"

namespace qipan::app {

LinkClock::LinkClock(QObject* parent)
    : QObject{parent}
{
    m_time.start();
    m_timeUp.setSingleShot(true);
    connect(&m_timeUp, &QTimer::timeout, this, &LinkClock::timeUp);
}

void LinkClock::follow(const link::Play& play)
{
    const auto left = play.timeLeft(now());
    if (left && !play.end() && !play.isPaused())
        m_timeUp.start(*left + link::Milliseconds{1});
    else
        m_timeUp.stop();
}

} // namespace qipan::app
