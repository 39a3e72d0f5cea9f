// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/board/thread_reaper.h"

#include <optional>

namespace qipan {

/// Runs an engine on its own thread and delivers its results. Does not use Qt: `deliver` and `report` decide how a
/// result reaches its owner, for example by posting it to another thread. `ask` and `cancel` return at once; call them
/// from one thread only. Both callbacks run on the worker's thread, and never after the destructor. The destructor
/// stops the search and joins the thread, which takes until the engine notices `stop` (10 ms) and ends. With a
/// `ThreadReaper` it returns at once: use one for engines that end slowly. The engine is used and destroyed on the
/// worker's thread, so it may own objects with thread affinity.
class EngineWorker {
public:
    /// `ticket` is the value passed to `ask`. Compare it: a result may be late.
    using Deliver = std::function<void(int ticket, const SearchResult& found)>;

    EngineWorker(std::unique_ptr<Engine> engine, Deliver report, Deliver deliver,
                 std::shared_ptr<ThreadReaper> reaper = nullptr);
    ~EngineWorker();
    EngineWorker(const EngineWorker&) = delete;
    EngineWorker& operator=(const EngineWorker&) = delete;

    /// Starts thinking about `position`. A previous request is cancelled and never delivered. With `turn`, asks for
    /// the engine's action in an opening.
    void ask(int ticket, std::unique_ptr<BoardGame> position, const Limits& limits,
             const std::optional<OpeningTurn>& turn = std::nullopt);
    /// Stops thinking. The pending request is not delivered, unless its delivery has already begun.
    void cancel();

private:
    struct State; ///< shared by the owner's and the worker's thread

    const std::shared_ptr<State> m_state;
    const std::shared_ptr<ThreadReaper> m_reaper;
    std::thread m_thread; // last, so that everything else exists when the thread starts
};

} // namespace qipan
