// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/steady_values.h"
#include "core/board/engine.h"
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

/// Collects the latest reports of a multi-line search, one for each first move.
/// A search reports its lines by rank in each iteration. During an iteration the previous lines of other moves are
/// kept, behind the new ones, so that moves do not flicker.
class ReportedLines {
public:
    /// Steadies the values of the following reports, of one search.
    void steady(SteadyValues values) { m_steady = std::move(values); }
    /// Adds a report; keeps at most `most` lines. Precondition: its line is not empty.
    void put(const SearchResult& result, std::size_t most);
    void clear() { *this = {}; }
    /// Forgets the reports of another request. Returns whether this is a new one.
    bool begin(int ticket);
    /// Returns the lines, best first.
    [[nodiscard]] const std::vector<SearchResult>& all() const { return m_lines; }

private:
    void steadyOthers(const SearchResult& result);

    std::optional<SteadyValues> m_steady;
    std::vector<SearchResult> m_lines;
    std::size_t m_current = 0; ///< how many of them belong to the current iteration
    int m_lastPvIndex = -1;
    int m_ticket = 0;
};

/// Runs an engine on one position after another, and reports results at most ten times a second.
class Analyst final : public QObject {
    Q_OBJECT

public:
    /// `isSteady`: the scores count discs and are steadied. `reaper` is for engines that shut down slowly; see
    /// EngineWorker.
    explicit Analyst(std::unique_ptr<Engine> engine, bool isSteady, std::shared_ptr<ThreadReaper> reaper = nullptr);

    /// Starts on a position; results for the previous one are dropped.
    void analyse(const BoardGame& position, const Limits& limits);
    void stop();

    /// Returns up to as many lines as the limits ask for, best first. Not empty in `found`.
    [[nodiscard]] const std::vector<SearchResult>& lines() const { return m_lines; }
    /// Returns the thinking time for this position so far.
    [[nodiscard]] qint64 milliseconds() const { return m_isDone ? m_took : m_clock.elapsed(); }
    /// Returns whether the limits have been reached.
    [[nodiscard]] bool isDone() const { return m_isDone; }

Q_SIGNALS:
    void found();
    /// No more results will come for this position.
    void failed(const qipan::EngineFailure& failure);

private:
    /// Results passed from the worker's thread to the window thread.
    struct Mailbox {
        std::mutex mutex;
        int ticket = 0;
        ReportedLines lines;
        std::optional<EngineFailure> failure;
        bool isDone = false;
        bool isAnnounced = false; ///< a call of `collect` is queued
    };

    void put(int ticket, const SearchResult& result, bool isDone);
    void collect();
    void report();

    const bool m_isSteady;
    Mailbox m_mailbox;
    int m_ticket = 0;
    std::atomic<std::size_t> m_wanted = 1; ///< lines
    std::vector<SearchResult> m_lines;
    bool m_isDone = true;
    qint64 m_took = 0;
    QElapsedTimer m_clock;
    QTimer m_pause; ///< runs after each report
    bool m_hasUpdate = false;
    EngineWorker m_worker; // last, so that it joins before the rest is destroyed
};

} // namespace qipan::app
