#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"
#include "core/board/registry.h"
#include "core/board/thread_keeper.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <memory>
#include <thread>

namespace qipan::app {

/// What an engine says of itself.
struct EngineIdentity {
    QString name;    ///< empty where it does not say
    QString version; ///< the same
};

/// Starts an engine, waits until it has shown that it speaks `protocol` and for what it says of itself, and ends it:
/// OK to START 15, and the answer to ABOUT; or the answer to a ping, and `set myname` before that. Blocks, each time
/// for at most `patience`; `stop` ends it within 10 ms, with any answer. An engine that keeps silent about itself is no
/// failure. Precondition: there is a protocol.
[[nodiscard]] Result<EngineIdentity, EngineFailure> probeEngine(EngineProtocol protocol, const ChildProgram& program,
                                                                std::chrono::milliseconds patience,
                                                                const std::atomic<bool>& stop);

/// One probe on a thread of its own, which goes to `keeper` in the end: engines take their time to go.
class EngineProbe final : public QObject {
    Q_OBJECT

public:
    EngineProbe(EngineProtocol protocol, const ChildProgram& program, std::shared_ptr<ThreadKeeper> keeper);
    /// Ends a probe that runs. Returns at once.
    ~EngineProbe() override;

Q_SIGNALS:
    void answered(const qipan::app::EngineIdentity& identity);
    void failed(const qipan::EngineFailure& failure);

private:
    struct State; ///< what both threads share

    const std::shared_ptr<State> m_state;
    const std::shared_ptr<ThreadKeeper> m_keeper;
    std::thread m_thread; // last
};

} // namespace qipan::app
