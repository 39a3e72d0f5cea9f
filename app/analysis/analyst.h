#pragma once

#include "app/analysis/reported_lines.h"
#include "core/board/engine_worker.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <optional>
#include <vector>

namespace qipan::app {

/// Lets an engine think about one position after another, and tells what it finds at most ten times a second, however
/// often it reports.
class Analyst final : public QObject {
    Q_OBJECT

public:
    /// `keeper` is for engines that end slowly; see EngineWorker.
    explicit Analyst(std::unique_ptr<Engine> engine, std::shared_ptr<ThreadKeeper> keeper = nullptr);
    ~Analyst() override;

    /// What is found about the position before is not told any more.
    void look(const BoardGame& position, const Limits& limits);
    void stop();

    /// As many lines as the limits wanted, or fewer, the best first. Not empty in `found`.
    [[nodiscard]] const std::vector<Thinking>& lines() const { return m_lines; }
    /// How long it thinks, or has thought, about this position.
    [[nodiscard]] qint64 milliseconds() const { return m_isDone ? m_took : m_clock.elapsed(); }
    /// It has thought as far as its limits let it.
    [[nodiscard]] bool isDone() const { return m_isDone; }

Q_SIGNALS:
    void found();
    /// Nothing more will come about this position.
    void failed(const qipan::EngineFailure& failure);

private:
    /// What the worker's thread has put down and the window's has not taken up.
    struct Box {
        std::mutex mutex;
        int ticket = 0;
        ReportedLines lines;
        std::optional<EngineFailure> failure;
        bool isDone = false;
        bool isAnnounced = false; ///< a call to `take` is under way
    };

    void put(int ticket, const Thinking& thinking, bool isDone);
    void take();
    void tell();

    Box m_box;
    int m_ticket = 0;
    std::atomic<std::size_t> m_wanted = 1; ///< lines
    std::vector<Thinking> m_lines;
    bool m_isDone = true;
    qint64 m_took = 0;
    QElapsedTimer m_clock;
    QTimer m_pause; ///< runs after each telling
    bool m_hasNews = false;
    EngineWorker m_worker; // last: it joins before the rest goes
};

} // namespace qipan::app
