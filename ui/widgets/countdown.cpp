// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/widgets/countdown.h"

#include <QStringList>

#include <algorithm>
#include <utility>

namespace qipan::ui {
namespace {

using namespace std::chrono_literals;

/// Returns the precision in which a remaining time is shown.
Milliseconds stepAt(Milliseconds remaining, bool tenths)
{
    return tenths && remaining <= lastSeconds ? 100ms : 1000ms;
}

Milliseconds::rep stepsUp(Milliseconds remaining, Milliseconds step)
{
    return (remaining + step - 1ms) / step;
}

Milliseconds steadyNow()
{
    return std::chrono::duration_cast<Milliseconds>(std::chrono::steady_clock::now().time_since_epoch());
}

QString twoDigits(qint64 number)
{
    return QString::number(number).rightJustified(2, u'0');
}

} // namespace

QString clockText(Milliseconds remaining, bool tenths)
{
    remaining = std::max(remaining, 0ms);
    const Milliseconds step = stepAt(remaining, tenths);
    const qint64 steps = stepsUp(remaining, step);
    if (step < 1s)
        return u"0:" + twoDigits(steps / 10) + u'.' + QString::number(steps % 10);
    const qint64 hours = steps / 3600;
    const qint64 minutes = steps / 60 % 60;
    const QString seconds = u':' + twoDigits(steps % 60);
    return hours > 0 ? QString{QString::number(hours) + u':' + twoDigits(minutes) + seconds}
                     : QString{QString::number(minutes) + seconds};
}

QString elapsedText(Milliseconds time)
{
    return clockText(std::chrono::floor<std::chrono::seconds>(time), false);
}

QString spokenTime(std::chrono::seconds time)
{
    const auto seconds = static_cast<int>(std::max(time, 0s).count());
    QStringList parts;
    if (seconds >= 3600)
        parts << Countdown::tr("%n hour(s)", nullptr, seconds / 3600);
    if (seconds / 60 % 60 > 0)
        parts << Countdown::tr("%n minute(s)", nullptr, seconds / 60 % 60);
    if (seconds % 60 > 0 || parts.isEmpty())
        parts << Countdown::tr("%n second(s)", nullptr, seconds % 60);
    return parts.join(u' ');
}

Milliseconds untilClockTextChanges(Milliseconds remaining, bool tenths)
{
    if (remaining <= 0ms)
        return 0ms;
    const Milliseconds step = stepAt(remaining, tenths);
    return remaining - step * (stepsUp(remaining, step) - 1);
}

Countdown::Countdown(Figures figures, QObject* parent, Now now)
    : QObject{parent}
    , m_figures{figures}
    , m_now{now ? std::move(now) : Now{steadyNow}}
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &Countdown::tick);
}

void Countdown::set(Milliseconds remaining, bool runs)
{
    m_remaining = std::max(remaining, 0ms);
    m_since = m_now();
    m_runs = runs;
    m_shown = text();
    arm();
}

Milliseconds Countdown::remaining() const
{
    return m_runs ? std::max(0ms, m_remaining - (m_now() - m_since)) : m_remaining;
}

void Countdown::arm()
{
    const Milliseconds wait = untilClockTextChanges(remaining(), m_figures == Figures::Tenths);
    if (m_runs && wait > 0ms)
        m_timer.start(wait);
    else
        m_timer.stop();
}

void Countdown::tick()
{
    const QString now = text();
    arm(); // a timer may fire slightly early: then nothing is emitted yet
    if (now == m_shown)
        return;
    m_shown = now;
    Q_EMIT ticked();
}

} // namespace qipan::ui
