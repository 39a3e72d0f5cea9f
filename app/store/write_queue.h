// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/store/data_file.h"

#include <QString>

#include <deque>
#include <mutex>
#include <utility>

namespace qipan::app {

/// The writes of one store that are not on disk yet, in order. A write that fails waits, and all later ones with it,
/// until another attempt succeeds. The window thread adds, the store's thread writes; no lock is held while work runs.
class WriteQueue {
public:
    using Failure = DataFile::Failure;
    struct Outcome {
        Failure failure;
        bool mayRetry = true;
    };
    using Work = std::function<Outcome(DataFile&)>;
    /// Called in the window thread after each attempt.
    using Reply = std::function<void(const Failure&)>;
    /// Numbers increase with each write.
    using Number = quint64;

    /// Adds a write. If one with the same key waits that may be replaced, that one gets the new work and both replies.
    /// A write with an empty key is never replaced, nor is any write before it. Returns false if `write` was requested
    /// already.
    [[nodiscard]] bool add(const QString& key, Work work, Reply reply);
    /// Returns the number of the last write.
    [[nodiscard]] Number last() const;
    /// Likewise; from now on, no write up to that one is replaced.
    [[nodiscard]] Number seal();
    /// Returns whether a write has failed and not succeeded since.
    [[nodiscard]] bool isWaiting() const;

    enum class Attempt {
        New,  ///< does nothing unless there is a write that has not been attempted yet
        Again ///< repeats writes that have failed
    };
    /// Store's thread: writes in order, up to the number `last`. Stops at the first failure that may be retried.
    /// Returns the last failure.
    Failure write(DataFile& data, Number last, Attempt attempt);
    /// Returns the calls of replies that are due.
    [[nodiscard]] std::vector<std::function<void()>> takeReplies();

private:
    struct Entry {
        Number number = 0;
        QString key;
        Work work;
        std::vector<Reply> replies;
        bool isNew = true; ///< not attempted yet
        bool isRunning = false;
        bool hasFailed = false; ///< so has the one it replaced
    };

    [[nodiscard]] Entry* successor(const Entry& entry);
    void answer(const Entry& entry, const Failure& failure);

    mutable std::mutex m_mutex;
    std::deque<Entry> m_entries;
    std::vector<std::function<void()>> m_replies;
    Number m_last = 0;
    Number m_sealed = 0; ///< writes up to this number are not replaced
};

} // namespace qipan::app
