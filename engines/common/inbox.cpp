// SPDX-License-Identifier: GPL-3.0-or-later
#include "engines/common/inbox.h"

#include <algorithm>
#include <utility>

namespace qipan::engines {

Inbox::Inbox(std::function<LineKind(std::string_view line)> kindOf)
    : m_kindOf{std::move(kindOf)}
{
}

bool Inbox::isUrgent() const
{
    return std::any_of(m_waiting.begin() + m_patience, m_waiting.end(), [](int lines) { return lines > 0; });
}

void Inbox::updateStop()
{
    m_stop = m_isThinkingOver || isUrgent() || isFull();
}

bool Inbox::push(std::string line)
{
    const LineKind kind = m_kindOf(line);
    {
        std::unique_lock lock{m_mutex};
        m_changed.wait(lock, [this] { return !isFull() || m_finished; });
        m_bytes += line.size();
        ++m_waiting[static_cast<std::size_t>(kind.urgency)];
        m_lines.push_back({std::move(line), kind});
        updateStop();
    }
    m_changed.notify_all();
    return !kind.isLast;
}

void Inbox::close()
{
    std::unique_lock lock{m_mutex};
    m_closed = Clock::now();
    m_changed.notify_all();
    m_changed.wait_for(lock, thinkingGrace, [this] { return m_finished; });
    m_isThinkingOver = true;
    updateStop();
}

std::optional<std::string> Inbox::next()
{
    Waiting first;
    {
        std::unique_lock lock{m_mutex};
        m_changed.wait(lock, [this] { return m_closed || !m_lines.empty(); });
        if (m_lines.empty() || (m_closed && Clock::now() - *m_closed > answerGrace))
            return std::nullopt;
        first = std::move(m_lines.front());
        m_lines.pop_front();
        m_bytes -= first.line.size();
        --m_waiting[static_cast<std::size_t>(first.kind.urgency)];
        m_patience = first.kind.patience;
        updateStop();
    }
    m_changed.notify_all();
    return std::move(first.line);
}

void Inbox::finish()
{
    {
        const std::lock_guard lock{m_mutex};
        m_finished = true;
    }
    m_changed.notify_all();
}

} // namespace qipan::engines
