#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/reversi/position.h"

#include <cstdint>
#include <vector>

namespace qipan::reversi {

/// Alpha-beta with iterative deepening over the plain evaluation. A pass costs no depth.
class Search {
public:
    /// `seed` decides between equally good moves. Keeps a reference to `budget`.
    Search(const Position& root, std::uint64_t seed, SearchBudget& budget);

    /// The result of the deepest search that was finished within the budget, at most `depth` plies (at least 1).
    /// Without any finished one it is a legal move of depth 0.
    [[nodiscard]] Thinking run(int depth, const Report& report);

private:
    struct Line {
        int score = 0;
        std::vector<Cell> moves;
    };
    struct Move {
        Square square;
        Squares turned;
        std::uint64_t order;
    };

    [[nodiscard]] std::vector<Move> orderedMoves(const Position& position) const;
    [[nodiscard]] Line searchRoot(int depth);
    [[nodiscard]] Line search(const Position& position, int depth, int alpha, int beta);

    const Position m_root;
    const std::uint64_t m_seed;
    SearchBudget& m_budget;
    Square m_best; // the root's best move so far: it is tried first
};

} // namespace qipan::reversi
