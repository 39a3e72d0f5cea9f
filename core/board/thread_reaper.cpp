// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/board/thread_reaper.h"

#include <utility>

namespace qipan {

ThreadReaper::~ThreadReaper()
{
    for (Entry& each : m_entries)
        each.thread.join();
}

void ThreadReaper::adopt(std::thread thread, std::shared_ptr<const std::atomic<bool>> hasEnded)
{
    std::erase_if(m_entries, [](Entry& each) {
        if (!*each.hasEnded)
            return false;
        each.thread.join(); // does not block
        return true;
    });
    m_entries.push_back({std::move(thread), std::move(hasEnded)});
}

} // namespace qipan
