#pragma once

#include "app/lan/stored_match.h"

#include <QtGlobal>

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
    /// The next job; null where it went into another, or none is left.
    [[nodiscard]] std::unique_ptr<MatchJob> take();

private:
    [[nodiscard]] bool merge(MatchJob& job);

    std::mutex m_mutex;
    std::deque<std::unique_ptr<MatchJob>> m_jobs;
};

} // namespace qipan::app
