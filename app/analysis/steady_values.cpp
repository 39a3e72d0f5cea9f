// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/steady_values.h"

#include "core/board/symmetry.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace qipan::app {

namespace {

[[nodiscard]] bool isSymmetric(const BoardGame& position, int symmetry)
{
    const BoardSize size = position.size();
    for (const Cell cell : size) {
        if (position.stoneAt(cell) != position.stoneAt(turned(cell, size.columns, symmetry)))
            return false;
    }
    return true;
}

} // namespace

SteadyValues::SteadyValues(const BoardGame& position)
    : m_columns{position.size().columns}
{
    const BoardSize size = position.size();
    if (size.columns != size.rows)
        return;
    for (const Cell cell : size)
        m_classes.push_back(cell);
    for (int symmetry = 1; symmetry < symmetryCount; ++symmetry) {
        if (!isSymmetric(position, symmetry))
            continue;
        for (const Cell cell : size) {
            Cell& known = m_classes[static_cast<std::size_t>(cell.y * size.columns + cell.x)];
            const Cell other = turned(cell, size.columns, symmetry);
            known = std::min(known, other, [](Cell a, Cell b) { return std::pair{a.y, a.x} < std::pair{b.y, b.x}; });
        }
    }
}

Cell SteadyValues::classOf(Cell cell) const
{
    return m_classes.empty() ? cell : m_classes[static_cast<std::size_t>(cell.y * m_columns + cell.x)];
}

SearchResult SteadyValues::of(SearchResult report)
{
    const Cell move = classOf(report.line.front());
    const bool isBest = report.pvIndex == 0;
    Value& known = m_values[{move.x, move.y}];
    if (report.isCertain)
        return report;
    if (known.depth == report.depth) { // of a symmetric move, or the same report again
        report.score = known.steady;
        return report;
    }
    std::optional<int> before;
    if (known.depth > 0 && known.depth + 1 == report.depth)
        before = known.found;
    else if (const auto best = m_best.find(report.depth - 1); isBest && best != m_best.end())
        before = best->second; // the move was not the best one
    known = {
        .depth = report.depth, .found = report.score, .steady = before ? (*before + report.score) / 2 : report.score};
    if (isBest)
        m_best.try_emplace(report.depth, report.score);
    report.score = known.steady;
    return report;
}

} // namespace qipan::app
