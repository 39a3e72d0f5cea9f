#pragma once

#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/reversi/ending.h"
#include "core/reversi/patterns.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"
#include "core/reversi/window.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// A legal move and the discs that it turns.
struct Move {
    Square square = 0;
    Squares turned = 0;
};

/// Principal variation search below the root: a transposition table, moves sorted by a look at what they lead to, cuts
/// by shallower searches (search_selectivity.h). Without these cuts it is exact where the depth reaches the end of the
/// game.
class NodeSearch {
public:
    /// Keeps references to all of it. What is not selective leaves nothing out before its depth.
    NodeSearch(const Weights& weights, SearchTable& table, SearchBudget& budget, bool isSelective);

    /// The position that moves are played from.
    void setRoot(const Position& root);

    /// The score of a move at the root for who plays it, `depth` plies deep (at least 1): within the window it is
    /// exact, outside a bound. It means nothing once the budget is exhausted.
    [[nodiscard]] int scoreOf(const Move& move, int depth, Window window);
    /// The best answers, as the last call found them; without them where it was not exact.
    [[nodiscard]] const std::vector<Square>& line() const { return m_frames[1].line; }

private:
    /// What is known of a ply of the line that is looked at.
    struct Frame {
        PatternCodes codes; // the first side is the one to move at the root
        std::vector<Square> line;
    };
    struct Node {
        Position position;
        bool isFirst; // whether the first side is to move
        int ply;
        int depth;
    };
    struct SortedMove {
        Move move;
        int worth;
    };
    struct MoveList {
        std::array<SortedMove, 64> moves;
        std::size_t size = 0;
    };

    [[nodiscard]] Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] int search(const Node& node, Window window);
    [[nodiscard]] int searchMoves(const Node& node, Squares legal, Window window);
    [[nodiscard]] std::optional<int> cutByProbe(const Node& node, Window window);
    [[nodiscard]] int bestOf(const MoveList& moves, const Node& node, Window window, Square& bestMove);
    [[nodiscard]] int scoreAfter(const Move& move, const Node& node, int depth, Window window);
    [[nodiscard]] MoveList sortedMoves(const Node& node, Squares legal, Square first);
    [[nodiscard]] int worthOf(const Move& move, const Node& node);
    [[nodiscard]] Node after(const Move& move, const Node& node, int depth);
    void keepLine(int ply, Square move);

    const Weights& m_weights;
    SearchTable& m_table;
    SearchBudget& m_budget;
    Ending m_ending;
    const bool m_isSelective;
    Position m_root;
    std::vector<Frame> m_frames; // by ply
};

} // namespace qipan::reversi
