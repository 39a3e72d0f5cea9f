#include "engines/gomocup/inbox.h"

#include "engines/gomocup/words.h"

#include <utility>

namespace qipan::gomocup {

void Inbox::updateStop()
{
    m_stop = m_thoughtsOver || m_stopsWaiting > 0 || isFull();
}

bool Inbox::push(std::string line)
{
    const bool last = isEnd(line);
    {
        std::unique_lock lock{m_mutex};
        m_changed.wait(lock, [this] { return !isFull() || m_finished; });
        m_bytes += line.size();
        m_stopsWaiting += isStop(line) ? 1 : 0;
        m_lines.push_back(std::move(line));
        updateStop();
    }
    m_changed.notify_all();
    return !last;
}

void Inbox::close()
{
    std::unique_lock lock{m_mutex};
    m_closed = Clock::now();
    m_changed.notify_all();
    m_changed.wait_for(lock, lastThoughts, [this] { return m_finished; });
    m_thoughtsOver = true;
    updateStop();
}

std::optional<std::string> Inbox::next()
{
    std::optional<std::string> line;
    {
        std::unique_lock lock{m_mutex};
        m_changed.wait(lock, [this] { return m_closed || !m_lines.empty(); });
        if (m_lines.empty() || (m_closed && Clock::now() - *m_closed > lastAnswers))
            return std::nullopt;
        line = std::move(m_lines.front());
        m_lines.pop_front();
        m_bytes -= line->size();
        m_stopsWaiting -= isStop(*line) ? 1 : 0;
        updateStop();
    }
    m_changed.notify_all();
    return line;
}

void Inbox::finish()
{
    {
        const std::lock_guard lock{m_mutex};
        m_finished = true;
    }
    m_changed.notify_all();
}

} // namespace qipan::gomocup
