// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/match/clock.h"

#include <algorithm>
#include <utility>

namespace qipan {

GameClock::GameClock(const ClockSetting& setting)
    : GameClock{setting, {std::chrono::seconds{setting.mainSeconds}, std::chrono::seconds{setting.mainSeconds}}}
{
}

GameClock::GameClock(const ClockSetting& setting, const ClockTimes& left)
    : m_setting{setting}
    , m_left{left}
{
}

std::chrono::milliseconds& GameClock::of(Side side)
{
    return side == Side::Black ? m_left.black : m_left.white;
}

void GameClock::run(Side side, Time now)
{
    m_left = left(now);
    m_running = side;
    m_since = now;
}

void GameClock::reward(Side side)
{
    of(side) += std::chrono::seconds{m_setting.incrementSeconds};
}

void GameClock::halt(Time now)
{
    m_left = left(now);
    m_running.reset();
}

void GameClock::swapSides(Time now)
{
    halt(now);
    std::swap(m_left.black, m_left.white);
}

void GameClock::set(const ClockTimes& left, Time now)
{
    m_left = left;
    m_since = now;
}

ClockTimes GameClock::left(Time now) const
{
    return {left(Side::Black, now), left(Side::White, now)};
}

std::chrono::milliseconds GameClock::left(Side side, Time now) const
{
    const auto stored = side == Side::Black ? m_left.black : m_left.white;
    if (m_running != side)
        return stored;
    return std::max(stored - std::max(now - m_since, Time{0}), Time{0});
}

std::optional<GameClock::Time> GameClock::flagFallAt() const
{
    if (!m_running)
        return std::nullopt;
    return m_since + (*m_running == Side::Black ? m_left.black : m_left.white);
}

} // namespace qipan
