// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/external/nboard_lines.h"

#include <algorithm>

namespace qipan::app {

namespace {

[[nodiscard]] bool holds(const std::vector<NboardLine>& lines, Cell first)
{
    return std::ranges::any_of(lines, [&](const NboardLine& line) { return line.result.line.front() == first; });
}

} // namespace

void NboardLines::add(const NboardLine& line)
{
    if (m_now.empty() || m_now.front().depth != line.depth || m_most == 1) {
        m_previousBest = merged();
        m_now.clear();
    }
    const Cell first = line.result.line.front();
    std::erase_if(m_now, [&](const NboardLine& one) { return one.result.line.front() == first; });
    const auto place = std::ranges::find_if(m_now, [&](const NboardLine& one) { return one.eval < line.eval; });
    m_now.insert(place, line);
}

/// The lines of this depth, then those known only from the previous depth.
std::vector<NboardLine> NboardLines::merged() const
{
    std::vector<NboardLine> lines = m_now;
    for (const NboardLine& line : m_previousBest) {
        if (!holds(m_now, line.result.line.front()))
            lines.push_back(line);
    }
    if (std::ssize(lines) > m_most)
        lines.erase(lines.begin() + m_most, lines.end());
    return lines;
}

std::vector<SearchResult> NboardLines::best() const
{
    std::vector<SearchResult> best;
    for (const NboardLine& line : m_now.size() < m_previousBest.size() ? m_previousBest : merged()) {
        best.push_back(line.result);
        best.back().pvIndex = static_cast<int>(std::ssize(best)) - 1;
    }
    return best;
}

} // namespace qipan::app
