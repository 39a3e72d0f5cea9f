// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/external/nboard_answer.h"

#include <vector>

namespace qipan::app {

/// Collects and sorts the best moves of an NBoard engine, which reports them one by one for each depth, including some
/// that turn out not to be among the best.
class NboardLines {
public:
    /// `most` is how many are wanted, at least 1.
    explicit NboardLines(int most)
        : m_most{most}
    {
    }

    void add(const NboardLine& line);
    [[nodiscard]] bool isEmpty() const { return m_now.empty(); }
    /// Returns at most `most` lines by rank. The lines of a depth replace those of the previous depth when there are as
    /// many. If only one is wanted, it is the last one reported.
    [[nodiscard]] std::vector<SearchResult> best() const;

private:
    [[nodiscard]] std::vector<NboardLine> merged() const;

    const int m_most;
    std::vector<NboardLine> m_now;          ///< of the current depth, best first
    std::vector<NboardLine> m_previousBest; ///< the best lines of earlier depths
};

} // namespace qipan::app
