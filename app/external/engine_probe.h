#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"
#include "core/board/registry.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
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

/// One probe on a thread of its own.
class EngineProbe final : public QObject {
    Q_OBJECT

public:
    EngineProbe(EngineProtocol protocol, const ChildProgram& program, QObject* parent = nullptr);
    /// Ends a probe that runs.
    ~EngineProbe() override;

Q_SIGNALS:
    void answered(const qipan::app::EngineIdentity& identity);
    void failed(const qipan::EngineFailure& failure);

private:
    std::atomic<bool> m_stop{false};
    std::thread m_thread; // last
};

} // namespace qipan::app
