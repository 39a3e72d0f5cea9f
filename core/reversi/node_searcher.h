#pragma once

#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/reversi/best_line.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"
#include "core/reversi/window.h"

#include <memory>

namespace qipan::reversi {

/// A legal move and the discs that it turns.
struct Move {
    Square square;
    Squares turned;
};

/// Principal variation search below the root: a transposition table, moves sorted by a look at what they lead to, cuts
/// by shallower searches (search_selectivity.h). Without these cuts it is exact where the depth reaches the end of the
/// game.
class NodeSearcher {
public:
    virtual ~NodeSearcher() = default;

    /// The score of a move at the root for who plays it, `depth` plies deep (at least 1): within the window it is
    /// exact, outside a bound. It means nothing once the budget is exhausted.
    [[nodiscard]] virtual int scoreOf(const Move& move, int depth, Window window) = 0;
    /// The best answers, as the last call found them; without them where it was not exact.
    [[nodiscard]] virtual const BestLine& line() const = 0;

protected:
    NodeSearcher() = default;
    NodeSearcher(const NodeSearcher&) = default;
    NodeSearcher& operator=(const NodeSearcher&) = default;
};

/// What a search works with, and shares with who asked for it.
struct NodeSearchParts {
    const Weights& weights;
    SearchTable& table;
    SearchBudget& budget;
    bool isSelective = true; ///< what is not leaves nothing out before its depth
};

/// Searches below a position; keeps the references. The code for AVX2 where there is some and hasAvx2(), else that for
/// any machine.
[[nodiscard]] std::unique_ptr<NodeSearcher> makeNodeSearcher(const Position& root, const NodeSearchParts& parts);

/// The two of them: for tests.
[[nodiscard]] std::unique_ptr<NodeSearcher> makePortableNodeSearcher(const Position& root,
                                                                     const NodeSearchParts& parts);
[[nodiscard]] std::unique_ptr<NodeSearcher> makeAvx2NodeSearcher(const Position& root, const NodeSearchParts& parts);

} // namespace qipan::reversi
