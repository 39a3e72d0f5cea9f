// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <atomic>
#include <cstddef>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

namespace qipan {

/// Keeps threads that are about to end, so that their owners need not wait for them. The destructor joins those that
/// are still running. Use from one thread only.
class ThreadReaper {
public:
    ThreadReaper() = default;
    ~ThreadReaper()
    {
        for (Entry& each : m_entries)
            each.thread.join();
    }
    ThreadReaper(const ThreadReaper&) = delete;
    ThreadReaper& operator=(const ThreadReaper&) = delete;

    /// `hasEnded` becomes true as the last action of the thread.
    void adopt(std::thread thread, std::shared_ptr<const std::atomic<bool>> hasEnded)
    {
        std::erase_if(m_entries, [](Entry& each) {
            if (!*each.hasEnded)
                return false;
            each.thread.join(); // does not block
            return true;
        });
        m_entries.push_back({std::move(thread), std::move(hasEnded)});
    }
    /// Returns the number of threads kept that were still running when the last one was added.
    [[nodiscard]] std::size_t count() const { return m_entries.size(); }

private:
    struct Entry {
        std::thread thread;
        std::shared_ptr<const std::atomic<bool>> hasEnded;
    };

    std::vector<Entry> m_entries;
};

} // namespace qipan
