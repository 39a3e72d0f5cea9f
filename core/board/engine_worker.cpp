#include "core/board/engine_worker.h"

#include <utility>

namespace qipan {

EngineWorker::EngineWorker(std::unique_ptr<Engine> engine, Deliver report, Deliver deliver)
    : m_engine{std::move(engine)}
    , m_report{std::move(report)}
    , m_deliver{std::move(deliver)}
    , m_thread{[this] { run(); }}
{
}

EngineWorker::~EngineWorker()
{
    {
        const std::lock_guard lock{m_mutex};
        m_quit = true;
        m_cancelled = true;
        m_question.reset();
        m_stop = true;
    }
    m_wake.notify_one();
    m_thread.join();
}

void EngineWorker::ask(int ticket, std::unique_ptr<BoardGame> position, const Limits& limits,
                       const std::optional<OpeningTurn>& turn)
{
    {
        const std::lock_guard lock{m_mutex};
        m_question.emplace(Question{ticket, std::move(position), limits, turn});
        m_cancelled = true;
        m_stop = true;
    }
    m_wake.notify_one();
}

void EngineWorker::cancel()
{
    const std::lock_guard lock{m_mutex};
    m_question.reset();
    m_cancelled = true;
    m_stop = true;
}

void EngineWorker::run()
{
    const std::unique_ptr<Engine> engine = std::move(m_engine);
    for (;;) {
        std::optional<Question> question;
        {
            std::unique_lock lock{m_mutex};
            m_wake.wait(lock, [this] { return m_quit || m_question.has_value(); });
            if (m_quit)
                return;
            question = std::exchange(m_question, std::nullopt);
            m_cancelled = false;
            m_stop = false;
        }
        const Report report = [this, ticket = question->ticket](const Thinking& thinking) {
            if (m_report)
                m_report(ticket, thinking);
        };
        const Thinking found = question->turn
            ? engine->open(*question->position, *question->turn, question->limits, m_stop)
            : engine->think(*question->position, question->limits, m_stop, report);
        {
            const std::lock_guard lock{m_mutex};
            if (m_cancelled)
                continue;
        }
        m_deliver(question->ticket, found);
    }
}

} // namespace qipan
