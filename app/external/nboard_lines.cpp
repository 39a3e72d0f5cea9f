#include "app/external/nboard_lines.h"

#include <algorithm>

namespace qipan::app {

namespace {

[[nodiscard]] bool holds(const std::vector<NboardLine>& lines, Cell first)
{
    return std::ranges::any_of(lines, [&](const NboardLine& line) { return line.thinking.line.front() == first; });
}

} // namespace

void NboardLines::add(const NboardLine& line)
{
    if (m_now.empty() || m_now.front().depth != line.depth || m_most == 1) {
        m_before = merged();
        m_now.clear();
    }
    const Cell first = line.thinking.line.front();
    std::erase_if(m_now, [&](const NboardLine& one) { return one.thinking.line.front() == first; });
    const auto place = std::ranges::find_if(m_now, [&](const NboardLine& one) { return one.eval < line.eval; });
    m_now.insert(place, line);
}

/// The lines of this depth, then those known only from the previous depth.
std::vector<NboardLine> NboardLines::merged() const
{
    std::vector<NboardLine> lines = m_now;
    for (const NboardLine& line : m_before) {
        if (!holds(m_now, line.thinking.line.front()))
            lines.push_back(line);
    }
    if (std::ssize(lines) > m_most)
        lines.erase(lines.begin() + m_most, lines.end());
    return lines;
}

std::vector<Thinking> NboardLines::best() const
{
    std::vector<Thinking> best;
    for (const NboardLine& line : m_now.size() < m_before.size() ? m_before : merged()) {
        best.push_back(line.thinking);
        best.back().rank = static_cast<int>(std::ssize(best)) - 1;
    }
    return best;
}

} // namespace qipan::app
