#include "app/analysis/reported_lines.h"

#include <algorithm>

namespace qipan::app {

void ReportedLines::put(const Thinking& thinking, std::size_t most)
{
    if (thinking.rank <= m_lastRank)
        m_told = 0;
    m_lastRank = thinking.rank;
    const auto isSameMove = [&](const Thinking& other) { return other.line.front() == thinking.line.front(); };
    if (const auto old = std::ranges::find_if(m_lines, isSameMove); old != m_lines.end()) {
        if (static_cast<std::size_t>(old - m_lines.begin()) < m_told)
            --m_told;
        m_lines.erase(old);
    }
    m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(m_told), thinking);
    ++m_told;
    if (m_lines.size() > most)
        m_lines.resize(most);
    m_told = std::min(m_told, m_lines.size());
}

void ReportedLines::clear()
{
    *this = {};
}

} // namespace qipan::app
