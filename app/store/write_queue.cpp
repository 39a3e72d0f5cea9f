// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/store/write_queue.h"

#include <algorithm>

namespace qipan::app {

bool WriteQueue::add(const QString& key, Work work, Reply reply)
{
    const std::scoped_lock lock{m_mutex};
    const auto same = std::ranges::find_if(m_entries, [&](const Entry& entry) {
        return !key.isEmpty() && entry.key == key && entry.number > m_sealed && !entry.isRunning;
    });
    if (same == m_entries.end()) {
        m_entries.push_back({++m_last, key, std::move(work), {std::move(reply)}});
        if (key.isEmpty())
            m_sealed = m_last;
        return true;
    }
    same->work = std::move(work);
    const bool isRequested = std::exchange(same->isNew, true);
    if (!isRequested)
        same->replies.clear(); // they were called
    same->replies.push_back(std::move(reply));
    return !isRequested;
}

WriteQueue::Number WriteQueue::last() const
{
    const std::scoped_lock lock{m_mutex};
    return m_last;
}

WriteQueue::Number WriteQueue::seal()
{
    const std::scoped_lock lock{m_mutex};
    m_sealed = m_last;
    return m_last;
}

bool WriteQueue::isWaiting() const
{
    const std::scoped_lock lock{m_mutex};
    return std::ranges::any_of(m_entries, &Entry::hasFailed);
}

WriteQueue::Failure WriteQueue::write(DataFile& data, Number last, Attempt attempt)
{
    std::unique_lock lock{m_mutex};
    const auto isDue = [last](const Entry& entry) { return entry.number <= last; };
    const auto isNew = [&](const Entry& entry) { return isDue(entry) && entry.isNew; };
    if (attempt == Attempt::New && std::ranges::none_of(m_entries, isNew))
        return {};
    Failure failure;
    while (!m_entries.empty() && isDue(m_entries.front())) {
        Entry& entry = m_entries.front(); // stays in place when others are added
        entry.isRunning = true;
        lock.unlock();
        const Outcome outcome = entry.work(data);
        lock.lock();
        entry.isRunning = false;
        if (outcome.failure)
            failure = outcome.failure;
        if (outcome.failure && outcome.mayRetry) {
            for (Entry& each : m_entries) {
                if (!isDue(each))
                    break;
                answer(each, failure);
                each.isNew = false;
                each.hasFailed = true;
            }
            if (Entry* next = successor(entry)) {
                next->hasFailed = true;
                m_entries.pop_front();
            }
            break;
        }
        answer(entry, outcome.failure);
        m_entries.pop_front();
    }
    return failure;
}

/// Returns the write that was added while this one, with the same key, was running.
WriteQueue::Entry* WriteQueue::successor(const Entry& entry)
{
    const auto found = std::ranges::find_if(
        m_entries, [&](const Entry& other) { return other.key == entry.key && other.number > entry.number; });
    const bool isReplaced = !entry.key.isEmpty() && entry.number > m_sealed && found != m_entries.end();
    return isReplaced ? &*found : nullptr;
}

void WriteQueue::answer(const Entry& entry, const Failure& failure)
{
    for (const Reply& reply : entry.replies)
        m_replies.push_back([reply, failure] { reply(failure); });
}

std::vector<std::function<void()>> WriteQueue::takeReplies()
{
    const std::scoped_lock lock{m_mutex};
    return std::exchange(m_replies, {});
}

} // namespace qipan::app
