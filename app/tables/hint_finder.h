#pragma once

#include "app/analysis/reported_lines.h"
#include "core/board/engine_worker.h"
#include "core/board/registry.h"

#include <QObject>

#include <vector>

namespace qipan::app {

/// Looks for a good move, and the reasons for it, on a worker thread: what the game's adviser says. Where its scores
/// tell discs, it looks for the next best move too.
class HintFinder final : public QObject {
    Q_OBJECT

public:
    explicit HintFinder(const GameInfo& game);

    /// Starts to look; found() follows unless the position changes first.
    void look(const BoardGame& position);
    void cancel();
    [[nodiscard]] bool isLooking() const { return m_isLooking; }

Q_SIGNALS:
    /// The best move, and after it the next best where one was looked for and there is one. No line is empty.
    void found(const std::vector<qipan::Thinking>& hints);

private:
    void put(int ticket, const Thinking& thinking);
    void deliver(int ticket, const Thinking& hint);

    const int m_lines;
    int m_ticket = 0;
    bool m_isLooking = false;
    ReportedLines m_reported; ///< of the worker's thread, as is the next one
    int m_reportedTicket = 0;
    EngineWorker m_worker; // last: it joins before the rest goes
};

} // namespace qipan::app
