// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/hint_finder.h"

#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds thinkingTime{1'000};

} // namespace

HintFinder::HintFinder(const GameInfo& game)
    : m_lines{game.score.disc > 0 ? 2 : 1}
    , m_worker{game.makeAdviser(0), [this](int ticket, const SearchResult& result) { put(ticket, result); },
               [this](int ticket, const SearchResult& result) { deliver(ticket, result); }}
{
}

void HintFinder::search(const BoardGame& position)
{
    m_isSearching = true;
    m_worker.ask(++m_ticket, position.clone(), {.time = thinkingTime, .lines = m_lines});
}

/// Runs on the worker's thread.
void HintFinder::put(int ticket, const SearchResult& result)
{
    m_reported.begin(ticket);
    m_reported.put(result, static_cast<std::size_t>(m_lines));
}

/// Runs on the worker's thread.
void HintFinder::deliver(int ticket, const SearchResult& hint)
{
    put(ticket, hint);
    std::vector<SearchResult> hints = m_reported.all();
    QMetaObject::invokeMethod(
        this,
        [this, ticket, hints = std::move(hints)] {
            if (ticket != m_ticket || !m_isSearching)
                return; // outdated
            m_isSearching = false;
            Q_EMIT found(hints);
        },
        Qt::QueuedConnection);
}

void HintFinder::cancel()
{
    m_isSearching = false;
    m_worker.cancel();
}

} // namespace qipan::app
