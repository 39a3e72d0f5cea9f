#pragma once

#include "core/board/engine_worker.h"
#include "core/board/registry.h"

#include <QObject>

#include <memory>

namespace qipan::app {

/// Looks for a good move, and the reasons for it, on a worker thread: what the game's adviser says.
class HintFinder final : public QObject {
    Q_OBJECT

public:
    explicit HintFinder(const GameInfo& game);

    /// Starts to look; found() follows unless the position changes first.
    void look(const BoardGame& position);
    void cancel();
    [[nodiscard]] bool isLooking() const { return m_isLooking; }

Q_SIGNALS:
    /// The line is never empty.
    void found(const qipan::Thinking& hint);

private:
    int m_ticket = 0;
    bool m_isLooking = false;
    EngineWorker m_worker; // last: it joins before the rest goes
};

} // namespace qipan::app
