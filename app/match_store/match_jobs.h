#pragma once

#include "app/match_store/stored_match.h"

#include <QtGlobal>

#include <deque>
#include <memory>
#include <mutex>
#include <variant>
#include <vector>

namespace qipan::app {

/// Writes the whole match. Several saves can be merged into one, so there may be several tickets.
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
    MatchQuery wanted;
};
using MatchJob = std::variant<SaveJob, FinishJob, ReleaseJob, LoadJob>;

/// The queue of jobs for the store's thread: the window thread adds, the store's thread takes. No lock is held while a
/// job runs.
class MatchJobs {
public:
    /// Adds a job. A save replaces a save of the same match right before it, to keep the queue short.
    void enqueue(MatchJob job);
    /// Returns the next job; null if it was merged into another or none is left.
    [[nodiscard]] std::unique_ptr<MatchJob> take();

private:
    [[nodiscard]] bool merge(MatchJob& job);

    std::mutex m_mutex;
    std::deque<std::unique_ptr<MatchJob>> m_jobs;
};

} // namespace qipan::app
