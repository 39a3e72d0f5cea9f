#include "app/tables/hint_finder.h"

#include <chrono>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds thinkingTime{1'000};

} // namespace

HintFinder::HintFinder(const GameInfo& game)
    : m_lines{game.score.disc > 0 ? 2 : 1}
    , m_worker{game.makeAdviser(0), [this](int ticket, const Thinking& thinking) { put(ticket, thinking); },
               [this](int ticket, const Thinking& thinking) { deliver(ticket, thinking); }}
{
}

void HintFinder::look(const BoardGame& position)
{
    m_isLooking = true;
    m_worker.ask(++m_ticket, position.clone(), {.time = thinkingTime, .lines = m_lines});
}

/// Runs on the worker's thread.
void HintFinder::put(int ticket, const Thinking& thinking)
{
    if (ticket != std::exchange(m_reportedTicket, ticket))
        m_reported.clear(); // results of an earlier position
    m_reported.put(thinking, static_cast<std::size_t>(m_lines));
}

/// Runs on the worker's thread.
void HintFinder::deliver(int ticket, const Thinking& hint)
{
    put(ticket, hint);
    std::vector<Thinking> hints = m_reported.all();
    QMetaObject::invokeMethod(
        this,
        [this, ticket, hints = std::move(hints)] {
            if (ticket != m_ticket || !m_isLooking)
                return; // outdated
            m_isLooking = false;
            Q_EMIT found(hints);
        },
        Qt::QueuedConnection);
}

void HintFinder::cancel()
{
    m_isLooking = false;
    m_worker.cancel();
}

} // namespace qipan::app
