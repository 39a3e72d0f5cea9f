#include "app/analysis/analyst.h"

#include <algorithm>
#include <utility>

namespace qipan::app {

namespace {

constexpr std::chrono::milliseconds betweenTellings{100};

} // namespace

Analyst::Analyst(std::unique_ptr<Engine> engine, std::shared_ptr<ThreadKeeper> keeper)
    : m_worker{std::move(engine), [this](int ticket, const Thinking& thinking) { put(ticket, thinking, false); },
               [this](int ticket, const Thinking& thinking) { put(ticket, thinking, true); }, std::move(keeper)}
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(betweenTellings);
    connect(&m_pause, &QTimer::timeout, this, [this] {
        if (m_hasNews)
            tell();
    });
}

Analyst::~Analyst() = default;

void Analyst::look(const BoardGame& position, const Limits& limits)
{
    stop();
    m_isDone = false;
    m_wanted = static_cast<std::size_t>(std::max(1, limits.lines.value_or(1)));
    m_clock.start();
    m_worker.ask(m_ticket, position.clone(), limits);
}

void Analyst::stop()
{
    m_worker.cancel();
    ++m_ticket; // drops later results
    m_lines.clear();
    m_hasNews = false;
    m_isDone = true;
    m_took = 0;
}

void Analyst::put(int ticket, const Thinking& thinking, bool isDone)
{
    const std::lock_guard lock{m_box.mutex};
    if (ticket != m_box.ticket) {
        m_box.ticket = ticket;
        m_box.lines.clear();
        m_box.failure.reset();
    }
    if (thinking.failure)
        m_box.failure = thinking.failure;
    else
        m_box.lines.put(thinking, m_wanted);
    m_box.isDone = isDone;
    if (!std::exchange(m_box.isAnnounced, true))
        QMetaObject::invokeMethod(this, &Analyst::take, Qt::QueuedConnection);
}

void Analyst::take()
{
    std::optional<EngineFailure> failure;
    {
        const std::lock_guard lock{m_box.mutex};
        m_box.isAnnounced = false;
        if (m_box.ticket != m_ticket)
            return; // outdated
        m_lines = m_box.lines.all();
        failure = m_box.failure;
        if (m_box.isDone && !m_isDone) {
            m_took = m_clock.elapsed();
            m_isDone = true;
        }
    }
    if (failure) {
        stop();
        Q_EMIT failed(*failure);
        return;
    }
    m_hasNews = true;
    if (!m_pause.isActive())
        tell();
}

void Analyst::tell()
{
    m_hasNews = false;
    m_pause.start();
    Q_EMIT found();
}

} // namespace qipan::app
