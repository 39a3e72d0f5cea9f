#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/gomoku/shape_map.h"

#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// A win in n plies scores winScore - n for who wins; anything else stays far below.
inline constexpr int winScore = 1'000'000;

/// Alpha-beta with iterative deepening over the most promising points. A reply against a five costs no depth.
class Search {
public:
    /// `seed` decides between equally good moves. Keeps references to `map`, which it changes and restores, and to
    /// `budget`. Precondition: nobody has won and the board is not full.
    Search(ShapeMap& map, Side sideToMove, std::uint64_t seed, SearchBudget& budget);

    /// The result of the deepest search that was finished within the budget, at most `depth` plies (at least 1).
    /// Without any finished one it is the most promising move, of depth 0.
    [[nodiscard]] Thinking run(int depth, const Report& report);

private:
    struct Line {
        int score = 0;
        std::vector<Point> moves;
    };

    [[nodiscard]] Line search(Side side, int ply, int depth, int alpha, int beta);
    /// The best of `moves` and its score, each followed by a search of `depth` plies.
    [[nodiscard]] Line bestReply(const std::vector<Point>& moves, Side side, int ply, int depth, int alpha, int beta);

    ShapeMap& m_map;
    const Side m_side;
    const std::uint64_t m_seed;
    SearchBudget& m_budget;
    std::vector<Point> m_rootMoves; // the best so far comes first
};

} // namespace qipan::gomoku
