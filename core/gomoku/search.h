#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/gomoku/move_order.h"
#include "core/gomoku/position.h"
#include "core/gomoku/score.h"
#include "core/gomoku/search_table.h"
#include "core/gomoku/vcf.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// What a search remembers while it runs. For searches of one rule and size; clear() before any other, and where the
/// answers must be repeatable.
struct SearchMemory {
    /// A fifth of `bytes` is for refuted fours, the rest for positions.
    explicit SearchMemory(std::size_t bytes)
        : table{bytes - bytes / 5}
        , vcf{bytes / 5}
    {
    }

    void clear()
    {
        table.clear();
        vcf.clear();
    }

    SearchTable table;
    VcfSolver vcf;
};

/// Principal variation search with iterative deepening (Marsland, Campbell: Parallel Search of Strongly Ordered Game
/// Trees, 1982), a transposition table and late move reductions. Victories by continuous fours are looked for in each
/// position. The answer to a four costs no depth, and no position is judged while an open four is threatened.
class Search {
public:
    /// `seed` decides between equally good moves. Keeps references to `position`, which it changes and restores, to
    /// `memory` and to `budget`. Precondition: nobody has won and the board is not full.
    Search(Position& position, Side sideToMove, std::uint64_t seed, SearchMemory& memory, SearchBudget& budget);

    /// The best move as far as the budget went, at most `depth` plies (at least 1), with the depth that was finished.
    /// Without any finished one it is the most promising move, of depth 0.
    [[nodiscard]] Thinking run(int depth, const Report& report);

private:
    struct Window {
        int alpha;
        int beta;

        [[nodiscard]] bool isNull() const { return beta - alpha == 1; }
    };

    struct Best {
        int score;
        Point move;
        Bound bound;
    };

    [[nodiscard]] bool winsAtOnce(Thinking& found);
    [[nodiscard]] bool searchRoot(int depth);
    [[nodiscard]] int search(Side side, int ply, int depth, Window window);
    [[nodiscard]] int bestOf(MoveOrder& moves, Side side, int ply, int depth, Window window);
    [[nodiscard]] int scoreAfter(Point move, Side side, int ply, int depth, Window window);
    [[nodiscard]] std::optional<int> winByFours(Side side, int ply, int depth);
    void store(Side side, int ply, int depth, const Best& best);
    void keepLine(int ply, Point move);
    [[nodiscard]] std::uint64_t hashFor(Side side) const;

    Position& m_position;
    const Side m_side;
    SearchMemory& m_memory;
    SearchBudget& m_budget;
    MoveHistory m_history;
    int m_depth = 0;                         // of the iteration
    int m_score = 0;                         // of the best move of the iteration
    std::vector<Point> m_rootMoves;          // the best so far comes first
    std::vector<std::vector<Point>> m_lines; // by ply: the best moves from there
};

} // namespace qipan::gomoku
