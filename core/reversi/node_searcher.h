// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/board/search_window.h"
#include "core/reversi/best_line.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

#include <memory>

namespace qipan::reversi {

/// A legal move and the discs that it flips.
struct Move {
    Square square;
    Squares flipped;
};

/// Principal variation search below the root: transposition table, move ordering by static evaluation and mobility,
/// and cuts by shallower searches (search_selectivity.h). Without these cuts it is exact if the depth reaches the end
/// of the game.
class NodeSearcher {
public:
    virtual ~NodeSearcher() = default;

    /// Returns the score of a root move for the side that plays it, at `depth` plies (at least 1): exact within the
    /// window, a bound outside. Meaningless once the budget is exhausted.
    [[nodiscard]] virtual int scoreOf(const Move& move, int depth, Window window) = 0;
    /// Returns the replies of the principal variation of the last call; empty if its score was not exact.
    [[nodiscard]] virtual const BestLine& line() const = 0;

protected:
    NodeSearcher() = default;
    NodeSearcher(const NodeSearcher&) = default;
    NodeSearcher& operator=(const NodeSearcher&) = default;
};

/// The objects that a search shares with its caller.
struct NodeSearchParts {
    const Weights& weights;
    SearchTable& table;
    SearchBudget& budget;
    bool isSelective = true; ///< if false, nothing is pruned
};

/// Creates a search below a position; keeps the references in `parts`. Uses AVX2 if compiled in and hasAvx2(),
/// otherwise portable code.
[[nodiscard]] std::unique_ptr<NodeSearcher> makeNodeSearcher(const Position& root, const NodeSearchParts& parts);

/// The two implementations, for tests.
[[nodiscard]] std::unique_ptr<NodeSearcher> makePortableNodeSearcher(const Position& root,
                                                                     const NodeSearchParts& parts);
[[nodiscard]] std::unique_ptr<NodeSearcher> makeAvx2NodeSearcher(const Position& root, const NodeSearchParts& parts);

} // namespace qipan::reversi
