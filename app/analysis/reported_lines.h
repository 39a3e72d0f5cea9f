#pragma once

#include "core/board/engine.h"

#include <cstddef>
#include <vector>

namespace qipan::app {

/// The newest of what a search reports about several best lines, one for each first move.
///
/// A search tells rank after rank. While a round of that is under way, what the round before said of the other moves
/// stays, behind what is new, so that no move comes and goes with every round.
class ReportedLines {
public:
    /// Takes a report in; of all, as many as `most` are kept. Precondition: its line is not empty.
    void put(const Thinking& thinking, std::size_t most);
    void clear();
    /// The best first.
    [[nodiscard]] const std::vector<Thinking>& all() const { return m_lines; }

private:
    std::vector<Thinking> m_lines;
    std::size_t m_told = 0; ///< how many of them are of the round that is under way
    int m_lastRank = -1;
};

} // namespace qipan::app
