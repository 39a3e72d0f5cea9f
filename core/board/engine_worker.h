#pragma once

#include "core/board/engine.h"
#include "core/board/thread_keeper.h"

#include <functional>
#include <memory>
#include <optional>
#include <thread>

namespace qipan {

/// Runs one engine on a thread of its own and hands its answers over. Without Qt: what `deliver` and `report` do with
/// a result (post it to another thread, say) is the owner's affair.
///
/// `ask` and `cancel` return at once and may be called from any one thread. Both callbacks run on the worker's thread,
/// and never after the destructor. That stops a running search and joins, which takes as long as the engine needs to
/// see `stop` (10 ms) and to end; with a keeper for the thread it returns at once, which is for engines that end
/// slowly. The engine is used and destroyed on the worker's thread: it may hold what belongs to one thread.
class EngineWorker {
public:
    /// `ticket` is what was given to `ask`: compare it, for an answer may be late.
    using Deliver = std::function<void(int ticket, const Thinking& found)>;

    EngineWorker(std::unique_ptr<Engine> engine, Deliver report, Deliver deliver,
                 std::shared_ptr<ThreadKeeper> keeper = nullptr);
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
    struct State; ///< what the owner's and the worker's thread share

    const std::shared_ptr<State> m_state;
    const std::shared_ptr<ThreadKeeper> m_keeper;
    std::thread m_thread; // last, so that all else is there when it begins
};

} // namespace qipan
