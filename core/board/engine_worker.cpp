// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/engine_worker.h"

#include <condition_variable>
#include <mutex>

namespace qipan {

struct EngineWorker::State {
    struct Question {
        int ticket;
        std::unique_ptr<BoardGame> position;
        Limits limits;
        std::optional<OpeningTurn> turn;
    };

    State(std::unique_ptr<Engine> engineOwned, Deliver reportCallback, Deliver deliverCallback)
        : engine{std::move(engineOwned)}
        , report{std::move(reportCallback)}
        , deliver{std::move(deliverCallback)}
    {
    }

    void run();
    void call(const Deliver& callback, int ticket, const SearchResult& found);

    std::unique_ptr<Engine> engine; // until the thread takes it over
    const Deliver report;
    const Deliver deliver;

    std::mutex mutex; // guards the next three members
    std::condition_variable wake;
    std::optional<Question> question;
    bool cancelled = false; // the running search is no longer wanted
    bool quit = false;

    std::mutex calls; // held while a callback runs; guards the next member
    bool hasOwner = true;

    std::atomic<bool> stop{false};
    std::atomic<bool> hasEnded{false};
};

EngineWorker::EngineWorker(std::unique_ptr<Engine> engine, Deliver report, Deliver deliver,
                           std::shared_ptr<ThreadReaper> reaper)
    : m_state{std::make_shared<State>(std::move(engine), std::move(report), std::move(deliver))}
    , m_reaper{std::move(reaper)}
    , m_thread{[state = m_state] {
        state->run();
        state->hasEnded = true;
    }}
{
}

EngineWorker::~EngineWorker()
{
    {
        const std::lock_guard lock{m_state->mutex};
        m_state->quit = true;
        m_state->cancelled = true;
        m_state->question.reset();
        m_state->stop = true;
    }
    m_state->wake.notify_one();
    if (!m_reaper) {
        m_thread.join();
        return;
    }
    {
        const std::lock_guard lock{m_state->calls};
        m_state->hasOwner = false;
    }
    m_reaper->adopt(std::move(m_thread), {m_state, &m_state->hasEnded});
}

void EngineWorker::ask(int ticket, std::unique_ptr<BoardGame> position, const Limits& limits,
                       const std::optional<OpeningTurn>& turn)
{
    {
        const std::lock_guard lock{m_state->mutex};
        m_state->question.emplace(State::Question{ticket, std::move(position), limits, turn});
        m_state->cancelled = true;
        m_state->stop = true;
    }
    m_state->wake.notify_one();
}

void EngineWorker::cancel()
{
    const std::lock_guard lock{m_state->mutex};
    m_state->question.reset();
    m_state->cancelled = true;
    m_state->stop = true;
}

void EngineWorker::State::call(const Deliver& callback, int ticket, const SearchResult& found)
{
    const std::lock_guard lock{calls};
    if (callback && hasOwner)
        callback(ticket, found);
}

void EngineWorker::State::run()
{
    const std::unique_ptr<Engine> own = std::move(engine);
    for (;;) {
        std::optional<Question> asked;
        {
            std::unique_lock lock{mutex};
            wake.wait(lock, [this] { return quit || question.has_value(); });
            if (quit)
                return;
            asked = std::exchange(question, std::nullopt);
            cancelled = false;
            stop = false;
        }
        const Report tell = [this, ticket = asked->ticket](const SearchResult& result) {
            call(report, ticket, result);
        };
        const SearchResult found = asked->turn ? own->open(*asked->position, *asked->turn, asked->limits, stop)
                                               : own->think(*asked->position, asked->limits, stop, tell);
        {
            const std::lock_guard lock{mutex};
            if (cancelled)
                continue;
        }
        call(deliver, asked->ticket, found);
    }
}

} // namespace qipan
