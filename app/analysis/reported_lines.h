// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstddef>
#include <vector>

namespace qipan::app {

/// Collects the latest reports of a multi-line search, one for each first move.
/// A search reports its lines by rank in each iteration. During an iteration the previous lines of other moves are
/// kept, behind the new ones, so that moves do not flicker.
class ReportedLines {
public:
    /// Adds a report; keeps at most `most` lines. Precondition: its line is not empty.
    void put(const SearchResult& result, std::size_t most);
    void clear();
    /// Returns the lines, best first.
    [[nodiscard]] const std::vector<SearchResult>& all() const { return m_lines; }

private:
    std::vector<SearchResult> m_lines;
    std::size_t m_current = 0; ///< how many of them belong to the current iteration
    int m_lastPvIndex = -1;
};

} // namespace qipan::app
