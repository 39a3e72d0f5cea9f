#include "app/hint_finder.h"

#include <chrono>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds thinkingTime{1'000};

} // namespace

HintFinder::HintFinder(const GameInfo& game)
    : m_worker{game.makeAdviser(0), {}, [this](int ticket, const Thinking& thinking) {
                   QMetaObject::invokeMethod(
                       this,
                       [this, ticket, thinking] {
                           if (ticket != m_ticket || !m_isLooking)
                               return; // late
                           m_isLooking = false;
                           Q_EMIT found(thinking);
                       },
                       Qt::QueuedConnection);
               }}
{
}

void HintFinder::look(const BoardGame& position)
{
    m_isLooking = true;
    m_worker.ask(++m_ticket, position.clone(), {.time = thinkingTime});
}

void HintFinder::cancel()
{
    m_isLooking = false;
    m_worker.cancel();
}

} // namespace qipan::app
