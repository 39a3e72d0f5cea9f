#include "core/board/thread_keeper.h"

#include <utility>

namespace qipan {

ThreadKeeper::~ThreadKeeper()
{
    for (Kept& each : m_kept)
        each.thread.join();
}

void ThreadKeeper::keep(std::thread thread, std::shared_ptr<const std::atomic<bool>> hasEnded)
{
    std::erase_if(m_kept, [](Kept& each) {
        if (!*each.hasEnded)
            return false;
        each.thread.join(); // does not block
        return true;
    });
    m_kept.push_back({std::move(thread), std::move(hasEnded)});
}

} // namespace qipan
