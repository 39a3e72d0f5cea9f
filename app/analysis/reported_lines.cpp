// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/reported_lines.h"

#include <algorithm>

namespace qipan::app {

void ReportedLines::put(const SearchResult& result, std::size_t most)
{
    if (result.pvIndex <= m_lastPvIndex)
        m_current = 0;
    m_lastPvIndex = result.pvIndex;
    const auto isSameMove = [&](const SearchResult& other) { return other.line.front() == result.line.front(); };
    if (const auto old = std::ranges::find_if(m_lines, isSameMove); old != m_lines.end()) {
        if (static_cast<std::size_t>(old - m_lines.begin()) < m_current)
            --m_current;
        m_lines.erase(old);
    }
    m_lines.insert(m_lines.begin() + static_cast<std::ptrdiff_t>(m_current), result);
    ++m_current;
    if (m_lines.size() > most)
        m_lines.resize(most);
    m_current = std::min(m_current, m_lines.size());
}

void ReportedLines::clear()
{
    *this = {};
}

} // namespace qipan::app
