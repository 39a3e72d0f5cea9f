#pragma once

#include "app/external/child_process.h"
#include "core/board/engine.h"

#include <QObject>
#include <QString>

#include <atomic>
#include <chrono>
#include <optional>
#include <thread>

namespace qipan::app {

/// What an engine says of itself.
struct EngineIdentity {
    QString name;    ///< empty where it does not say
    QString version; ///< the same
};

/// Starts a Gomocup engine, waits for OK to START 15 and for its answer to ABOUT, and ends it. Blocks, each time for at
/// most `patience`; `stop` ends it within 10 ms, with any answer. An engine that keeps silent about itself is no
/// failure.
[[nodiscard]] Result<EngineIdentity, EngineFailure>
probeGomocup(const ChildProgram& program, std::chrono::milliseconds patience, const std::atomic<bool>& stop);

/// One probe on a thread of its own.
class GomocupProbe final : public QObject {
    Q_OBJECT

public:
    explicit GomocupProbe(const ChildProgram& program, QObject* parent = nullptr);
    /// Ends a probe that runs.
    ~GomocupProbe() override;

Q_SIGNALS:
    void answered(const qipan::app::EngineIdentity& identity);
    void failed(const qipan::EngineFailure& failure);

private:
    std::atomic<bool> m_stop{false};
    std::thread m_thread; // last
};

} // namespace qipan::app
