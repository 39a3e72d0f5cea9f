// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"

#include <map>
#include <utility>
#include <vector>

namespace qipan::app {

/// Steadies the values of a search that count discs. A search of odd depth ends with a move of the side to move and
/// values it 2 to 3 discs higher than one of even depth, so the value of a depth is the mean of that and the depth
/// before it. Moves that a symmetry of the position turns into each other have one value, that of the first reported.
class SteadyValues {
public:
    /// For a position without symmetries.
    SteadyValues() = default;
    explicit SteadyValues(const BoardGame& position);

    /// Returns a report with its steady value. Reports come in the order of the search.
    [[nodiscard]] SearchResult of(SearchResult report);
    [[nodiscard]] bool areAlike(Cell a, Cell b) const { return classOf(a) == classOf(b); }

private:
    struct Value {
        int depth = 0;
        int found = 0; ///< by the search
        int steady = 0;
    };

    /// Returns a cell that stands for all cells like this one.
    [[nodiscard]] Cell classOf(Cell cell) const;

    int m_columns = 0;
    std::vector<Cell> m_classes;                   ///< by cell; empty without symmetries
    std::map<std::pair<int, int>, Value> m_values; ///< of the moves, by x and y
    std::map<int, int> m_best;                     ///< the found value of the position by depth
};

} // namespace qipan::app
