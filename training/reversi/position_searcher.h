// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/board/search_table.h"
#include "core/reversi/endgame.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

#include <cstddef>
#include <vector>

namespace qipan::reversi {

/// Searches positions one after the other. It keeps its hash table, so use one for each game.
class PositionSearcher {
public:
    explicit PositionSearcher(const Weights& weights, bool isSelective = true)
        : m_weights{weights}
        , m_isSelective{isSelective}
        , m_table{tableMemory}
        , m_solver{tableMemory}
    {
    }

    /// Searches to this depth without other limits; depth 60 is exact. The score is in the unit of Search.
    /// Precondition: the side to move has a move.
    [[nodiscard]] SearchResult think(const Position& position, int depth);

    /// The same for the `lines` best moves, or all if there are fewer; the best first.
    [[nodiscard]] std::vector<SearchResult> searchLines(const Position& position, int depth, int lines);

    /// The score of such a search in hundredths of a disc, exact or not.
    [[nodiscard]] int scoreOf(const Position& position, int depth);

private:
    static constexpr std::size_t tableMemory = 4 << 20;

    const Weights& m_weights;
    const bool m_isSelective;
    SearchTable m_table;
    EndgameSolver m_solver;
};

} // namespace qipan::reversi
