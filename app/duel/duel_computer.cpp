// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/duel/duel_computer.h"

#include <algorithm>

namespace qipan::app {

using namespace std::chrono_literals;
using duel::Milliseconds;

DuelComputer::DuelComputer(DuelTable& table, Seat seat, int level, std::uint64_t seed)
    : m_table{table}
    , m_seat{seat}
    , m_level{level}
    , m_computer{level, seed}
    , m_search{*this}
{
    m_timer.setSingleShot(true);
    m_timer.setTimerType(Qt::PreciseTimer);
    connect(&m_timer, &QTimer::timeout, this, &DuelComputer::play);
    connect(&table, &DuelTable::roundStarted, this, &DuelComputer::look);
    connect(&table, &DuelTable::happened, this, &DuelComputer::observe);
    connect(&table, &DuelTable::timeSwitched, this, &DuelComputer::arm);
    if (table.hasDuel())
        look();
}

void DuelComputer::observe(const duel::Event& event)
{
    const auto* acted = std::get_if<duel::Acted>(&event);
    const auto* asked = std::get_if<duel::Asked>(&event);
    if (acted != nullptr && acted->by == m_seat)
        look();
    else if (asked != nullptr && asked->by != m_seat)
        answer(*asked);
    else if (std::holds_alternative<duel::Ended>(event))
        m_timer.stop();
}

/// It agrees to what does not change the result, and to a draw when it is behind.
void DuelComputer::answer(const duel::Asked& asked)
{
    if (!m_table.duel().request(asked.by))
        return; // it is settled already
    const bool accept =
        asked.kind != duel::RequestKind::Draw || m_table.duel().leader() == std::optional{opposite(m_seat)};
    m_table.submit(m_seat, duel::Answer{asked.id, asked.kind, accept});
}

/// Looks for what to do next on the own board.
void DuelComputer::look()
{
    m_next.reset();
    m_timer.stop();
    const duel::Duel& duel = m_table.duel();
    if (!duel.isRunning() || duel.board(m_seat).game().won())
        return m_search.cancel();
    const Milliseconds now = std::max(m_table.time(), 0ms);
    m_search.start([this, now, computer = m_computer,
                    board = duel.board(m_seat)](const std::atomic<bool>&) mutable -> BackgroundTask::Reply {
        const duel::Action next = computer.next(board, now);
        return [this, next, computer] {
            m_computer = computer;
            m_next = next;
            arm();
        };
    });
}

void DuelComputer::arm()
{
    m_timer.stop();
    if (m_next && m_table.isTimeRunning())
        m_timer.start(std::max(m_next->at - m_table.time(), 0ms));
}

void DuelComputer::play()
{
    if (!m_next || !m_table.duel().isRunning() || !m_table.isTimeRunning())
        return;
    if (m_table.time() < m_next->at)
        return arm(); // the time stood meanwhile
    const duel::Action next = *std::exchange(m_next, {});
    m_table.act(m_seat, next);
}

} // namespace qipan::app
