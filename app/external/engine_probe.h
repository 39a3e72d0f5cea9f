// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"
#include "core/board/thread_reaper.h"
#include "core/games/registry.h"

#include <QObject>

namespace qipan::app {

/// How an engine identifies itself.
struct EngineIdentity {
    QString name;    ///< empty if unknown
    QString version; ///< likewise
};

/// Starts an engine, checks that it speaks `protocol`, asks for its identity, and ends it. For Gomocup: OK to START 15,
/// and the reply to ABOUT; for NBoard: the reply to a ping, and `set myname` before it. Blocks, for at most `timeout`
/// in each step; `stop` ends it within 10 ms, with any result. An engine that does not identify itself is no failure.
/// Precondition: `protocol` is not `None`.
[[nodiscard]] Result<EngineIdentity, EngineFailure> probeEngine(EngineProtocol protocol, const ChildProgram& program,
                                                                std::chrono::milliseconds timeout,
                                                                const std::atomic<bool>& stop);

/// One probe on a thread of its own, which is finally handed to `reaper` because engines may shut down slowly.
class EngineProbe final : public QObject {
    Q_OBJECT

public:
    EngineProbe(EngineProtocol protocol, const ChildProgram& program, std::shared_ptr<ThreadReaper> reaper);
    /// Cancels a running probe. Returns at once.
    ~EngineProbe() override;

Q_SIGNALS:
    void answered(const qipan::app::EngineIdentity& identity);
    void failed(const qipan::EngineFailure& failure);

private:
    struct State; ///< shared by both threads

    const std::shared_ptr<State> m_state;
    const std::shared_ptr<ThreadReaper> m_reaper;
    std::thread m_thread; // last
};

} // namespace qipan::app
