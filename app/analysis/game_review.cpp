// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/game_review.h"

#include <limits>
#include <utility>

namespace qipan::app {

GameReview::GameReview(std::unique_ptr<Engine> engine, const Limits& limits, GameValues& values)
    : m_limits{limits}
    , m_values{values}
    , m_worker{std::move(engine), {}, [this](int ticket, const SearchResult& best) {
                   QMetaObject::invokeMethod(
                       this, [this, ticket, best] { found(ticket, best); }, Qt::QueuedConnection);
               }}
{
}

Limits GameReview::usualLimits(const BoardGame& position)
{
    constexpr std::chrono::milliseconds time{500};
    constexpr std::size_t memory = 32 << 20; // bytes
    return {.depth = position.size().cells(),
            .nodes = std::numeric_limits<std::uint64_t>::max(),
            .time = time,
            .memory = memory,
            .lines = 1}; // some engines search forced moves less deeply unless lines are requested
}

void GameReview::start()
{
    m_isRunning = true;
    next();
}

void GameReview::cancel()
{
    m_isRunning = false;
    ++m_ticket; // drops later results
    m_worker.cancel();
}

void GameReview::follow(std::size_t same)
{
    if (m_isRunning && m_position >= same)
        next();
}

void GameReview::next()
{
    ++m_ticket;
    const auto position = m_values.firstUnreviewed();
    if (!position) {
        m_isRunning = false;
        m_worker.cancel();
        Q_EMIT ended();
        return;
    }
    m_position = *position;
    m_worker.ask(m_ticket, m_values.positionAt(m_position), m_limits);
}

void GameReview::found(int ticket, const SearchResult& best)
{
    if (ticket != m_ticket || !m_isRunning)
        return; // outdated
    m_values.addReview(m_position, best);
    next();
    Q_EMIT progressed();
}

} // namespace qipan::app
