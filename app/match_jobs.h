#pragma once

#include "app/stored_match.h"

#include <QtGlobal>

#include <chrono>
#include <condition_variable>
#include <deque>
#include <memory>
#include <mutex>
#include <variant>
#include <vector>

namespace qipan::app {

/// Write the whole match. Its tickets are all who wait for that: several saves can have become one.
struct SaveJob {
    StoredMatch match;
    std::vector<quint64> tickets;
};
struct FinishJob {
    MatchKey key;
    MatchEnd end = MatchEnd::Ended;
};
struct ReleaseJob { };
struct LoadJob {
    MatchWanted wanted;
};
using MatchJob = std::variant<SaveJob, FinishJob, ReleaseJob, LoadJob>;

/// What the store's thread has still to do, in order: the window thread gives, the store's takes. Neither waits for
/// what the other does with a job.
class MatchJobs {
public:
    /// Adds a job. A save overwrites a save of the same match right before it, so a slow disk makes no long queue.
    void give(MatchJob job);
    /// No more jobs will be given.
    void close();
    /// Waits until all jobs are done after `close`; false where that takes longer.
    [[nodiscard]] bool waitUntilDone(std::chrono::milliseconds patience);

    /// Waits for the next job; null after `close` when none is left.
    [[nodiscard]] std::unique_ptr<MatchJob> take();
    /// The last job is done.
    void setDone();

private:
    [[nodiscard]] bool merge(MatchJob& job);

    std::mutex m_mutex;
    std::condition_variable m_changed;
    std::deque<std::unique_ptr<MatchJob>> m_jobs;
    bool m_isClosed = false;
    bool m_isDone = false;
};

} // namespace qipan::app
