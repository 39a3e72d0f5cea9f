#pragma once

#include "core/board/engine.h"

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>

namespace qipan {

/// Runs one engine on a thread of its own and hands its answers over. Without Qt: what `deliver` and `report` do with
/// a result (post it to another thread, say) is the owner's affair.
///
/// `ask` and `cancel` return at once and may be called from any one thread. Both callbacks run on the worker's thread.
/// The destructor stops a running search and joins, which takes as long as the engine needs to see `stop` (10 ms).
/// The engine is used and destroyed on the worker's thread: it may hold what belongs to one thread.
class EngineWorker {
public:
    /// `ticket` is what was given to `ask`: compare it, for an answer may be late.
    using Deliver = std::function<void(int ticket, const Thinking& found)>;

    EngineWorker(std::unique_ptr<Engine> engine, Deliver report, Deliver deliver);
    ~EngineWorker();
    EngineWorker(const EngineWorker&) = delete;
    EngineWorker& operator=(const EngineWorker&) = delete;

    /// Starts to think about `position`; a question before it is cancelled and never delivered.
    /// With `turn` it is asked for what it does in an opening.
    void ask(int ticket, std::unique_ptr<BoardGame> position, const Limits& limits,
             const std::optional<OpeningTurn>& turn = std::nullopt);
    /// Stops thinking; what was asked is not delivered, unless its delivery has begun already.
    void cancel();

private:
    struct Question {
        int ticket;
        std::unique_ptr<BoardGame> position;
        Limits limits;
        std::optional<OpeningTurn> turn;
    };

    void run();

    std::unique_ptr<Engine> m_engine; // until the thread takes it
    const Deliver m_report;
    const Deliver m_deliver;

    std::mutex m_mutex; // guards the four below
    std::condition_variable m_wake;
    std::optional<Question> m_question;
    bool m_cancelled = false; // the search that runs is not wanted any more
    bool m_quit = false;

    std::atomic<bool> m_stop{false};
    std::thread m_thread; // last, so that it joins before the rest goes
};

} // namespace qipan
