// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/analyst.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

void ReportedLines::put(const SearchResult& found, std::size_t most)
{
    const SearchResult result = m_steady ? m_steady->of(found) : found;
    if (result.pvIndex <= m_lastPvIndex)
        m_current = 0;
    m_lastPvIndex = result.pvIndex;
    const auto isSameMove = [&](const SearchResult& other) { return other.line.front() == result.line.front(); };
    if (const auto old = std::ranges::find_if(m_lines, isSameMove); old != m_lines.end()) {
        if (static_cast<std::size_t>(old - m_lines.begin()) < m_current)
            --m_current;
        m_lines.erase(old);
    }
    m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(m_current), result);
    ++m_current;
    if (m_steady)
        steadyOthers(result);
    if (m_lines.size() > most)
        m_lines.resize(most);
    m_current = std::min(m_current, m_lines.size());
}

/// Gives the new value to symmetric moves, and sorts the lines of this iteration by their values.
void ReportedLines::steadyOthers(const SearchResult& result)
{
    for (SearchResult& other : m_lines) {
        if (!m_steady->areAlike(other.line.front(), result.line.front()))
            continue;
        other.score = result.score;
        other.depth = result.depth;
        other.isCertain = result.isCertain;
    }
    // Exact values have another unit; the search sorts them.
    if (std::ranges::none_of(m_lines, &SearchResult::isCertain))
        std::stable_sort(m_lines.begin(), m_lines.begin() + static_cast<std::ptrdiff_t>(m_current),
                         [](const SearchResult& a, const SearchResult& b) { return a.score > b.score; });
}

bool ReportedLines::begin(int ticket)
{
    if (ticket == m_ticket)
        return false;
    clear();
    m_ticket = ticket;
    return true;
}

Analyst::Analyst(std::unique_ptr<Engine> engine, bool isSteady, std::shared_ptr<ThreadReaper> reaper)
    : m_isSteady{isSteady}
    , m_worker{std::move(engine), [this](int ticket, const SearchResult& result) { put(ticket, result, false); },
               [this](int ticket, const SearchResult& result) { put(ticket, result, true); }, std::move(reaper)}
{
    m_pause.setSingleShot(true);
    constexpr std::chrono::milliseconds reportInterval{100};
    m_pause.setInterval(reportInterval);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_hasUpdate)
            report();
    });
}

void Analyst::analyse(const BoardGame& position, const Limits& limits)
{
    stop();
    m_isDone = false;
    m_wanted = static_cast<std::size_t>(std::max(1, limits.lines.value_or(1)));
    m_clock.start();
    {
        const std::lock_guard lock{m_mailbox.mutex};
        m_mailbox.ticket = m_ticket;
        m_mailbox.failure.reset();
        m_mailbox.isDone = false;
        m_mailbox.lines.clear();
        if (m_isSteady)
            m_mailbox.lines.steady(SteadyValues{position});
    }
    m_worker.ask(m_ticket, position.clone(), limits);
}

void Analyst::stop()
{
    m_worker.cancel();
    ++m_ticket; // drops later results
    m_lines.clear();
    m_hasUpdate = false;
    m_isDone = true;
    m_took = 0;
}

void Analyst::put(int ticket, const SearchResult& result, bool isDone)
{
    const std::lock_guard lock{m_mailbox.mutex};
    if (ticket != m_mailbox.ticket)
        return; // outdated
    if (result.failure)
        m_mailbox.failure = result.failure;
    else
        m_mailbox.lines.put(result, m_wanted);
    m_mailbox.isDone = isDone;
    if (!std::exchange(m_mailbox.isAnnounced, true))
        QMetaObject::invokeMethod(this, &Analyst::collect, Qt::QueuedConnection);
}

void Analyst::collect()
{
    std::optional<EngineFailure> failure;
    {
        const std::lock_guard lock{m_mailbox.mutex};
        m_mailbox.isAnnounced = false;
        const bool hasNews = !m_mailbox.lines.all().empty() || m_mailbox.failure;
        if (m_mailbox.ticket != m_ticket || !hasNews)
            return; // called for an earlier position
        m_lines = m_mailbox.lines.all();
        failure = m_mailbox.failure;
        if (m_mailbox.isDone && !m_isDone) {
            m_took = m_clock.elapsed();
            m_isDone = true;
        }
    }
    if (failure) {
        stop();
        Q_EMIT failed(*failure);
        return;
    }
    m_hasUpdate = true;
    if (!m_pause.isActive())
        report();
}

void Analyst::report()
{
    m_hasUpdate = false;
    m_pause.start();
    Q_EMIT found();
}

} // namespace qipan::app
