// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/table_clock.h"

#include <algorithm>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds heldPause{100}; ///< between two questions whether a flag may fall

} // namespace

TableClock::TableClock(const ClockSetting& setting, bool judges)
    : m_judges{judges}
    , m_clock{setting}
{
    m_time.start();
    m_flag.setSingleShot(true);
    m_flag.setTimerType(Qt::PreciseTimer);
    connect(&m_flag, &QTimer::timeout, this, &TableClock::judgeUnlessAwaited);
    m_pauseEnd.setSingleShot(true);
    m_pauseEnd.setTimerType(Qt::PreciseTimer);
    connect(&m_pauseEnd, &QTimer::timeout, this, &TableClock::endPause);
}

void TableClock::begin(const Match& match, const std::optional<ClockTimes>& left)
{
    m_clock = left ? GameClock{m_clock.setting(), *left} : GameClock{m_clock.setting()};
    m_black = match.black();
    m_pause = {};
    runOn(match);
}

void TableClock::observe(const Event& event, const Match& match)
{
    const bool isPauseChanged = m_pause.update(match, now());
    if (const auto* placed = std::get_if<Placed>(&event)) {
        m_clock.halt(now()); // apply the remaining time before the increment
        m_clock.reward(match.sideOf(placed->by));
    } else if (m_black != match.black()) {
        m_black = match.black();
        m_clock.swapSides(now());
    } else if (!std::holds_alternative<TookBack>(event) && !std::holds_alternative<Chosen>(event) && match.isRunning()
               && !isPauseChanged) {
        return;
    }
    runOn(match);
}

void TableClock::set(const ClockTimes& left, const Match& match)
{
    m_clock.set(left, now());
    runOn(match);
}

void TableClock::setHalted(bool halted, const Match& match, std::chrono::milliseconds since)
{
    m_halted = halted;
    m_clock.halt(now() - since);
    runOn(match);
}

void TableClock::runOn(const Match& match)
{
    m_pause.update(match, now());
    m_match = &match;
    if (const auto end = m_pause.endsAt())
        m_pauseEnd.start(std::max(*end - now(), GameClock::Time{0}));
    else
        m_pauseEnd.stop();
    if (m_halted || m_pause.isActive() || !match.isRunning())
        m_clock.halt(now());
    else
        m_clock.run(match.sideOf(match.seatToMove()), now());
    schedule();
}

/// The player has been waiting for the answer for so long that the clock runs again.
void TableClock::endPause()
{
    runOn(*m_match);
    Q_EMIT resumed();
}

void TableClock::schedule()
{
    const auto flagFall = m_clock.flagFallAt();
    if (m_judges && flagFall)
        m_flag.start(std::max(*flagFall - now(), GameClock::Time{0}));
    else
        m_flag.stop();
}

void TableClock::judgeUnlessAwaited()
{
    const auto flagFall = m_clock.flagFallAt();
    const bool isDue = flagFall && now() >= *flagFall;
    if (isDue && m_isAwaited && m_isAwaited(*m_clock.running(), now() - *flagFall))
        return m_flag.start(heldPause);
    judge();
}

void TableClock::judge()
{
    const auto flagFall = m_clock.flagFallAt();
    if (!m_judges || !flagFall)
        return;
    if (now() < *flagFall)
        return schedule(); // the timer fired early
    if (m_isFlagHeld && m_isFlagHeld())
        return m_flag.start(heldPause);
    const Side side = *m_clock.running();
    m_clock.halt(now());
    Q_EMIT flagFell(side);
}

} // namespace qipan::app
