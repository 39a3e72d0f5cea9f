#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/reversi/node_search.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"
#include "core/reversi/window.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <vector>

namespace qipan::reversi {

/// What a disc counts in a score that nothing can change; other scores are in hundredths of a disc.
inline constexpr int endedScale = 10'000;

/// The score of either kind in hundredths of a disc.
[[nodiscard]] int hundredthsOf(const Thinking& found);

/// Iterative deepening from a position: one thread's search for the best moves. NodeSearch has what is below the root.
class Search {
public:
    /// `seed` decides between equally good moves. Keeps references to all but the position and the seed.
    /// Precondition: the side to move has a move.
    Search(const Position& root, std::uint64_t seed, const Weights& weights, SearchTable& table, SearchBudget& budget,
           bool isSelective = true);

    /// Asked after each depth that is finished, whether there is something better to do than to go deeper.
    using IsEnough = std::function<bool()>;

    /// The best move as far as the budget went, at most `depth` plies (at least 1), with the depth that was finished.
    /// Without any finished one it is the move that looks best at sight, of depth 0. Once it has looked seven tenths of
    /// the way to the end of the game, it goes there at once: what is selective may err there too, and is not certain.
    /// `report` gets the `lines` best moves (at least 1, and fewer where there are not so many), by rank, for each
    /// depth that is finished.
    [[nodiscard]] Thinking run(int depth, const Report& report, int lines = 1, const IsEnough& isEnough = {});

    /// All moves, the best first as far as that is known, with what the last run found: those beyond its lines have
    /// scores of depths long past.
    [[nodiscard]] std::vector<Thinking> moves() const;

private:
    struct RootMove {
        Move move;
        int score = 0;            // of the last time that it was searched within the window
        std::vector<Square> line; // of that time; the move first
    };

    [[nodiscard]] int depthAfter(int depth, int last) const;
    [[nodiscard]] bool searchDepth(int depth, std::size_t lines);
    [[nodiscard]] bool searchAround(std::size_t rank, int depth);
    [[nodiscard]] bool searchWindow(std::size_t rank, int depth, Window window);
    [[nodiscard]] int scoreOf(const Move& move, bool isFirst, int depth, Window window);
    void moveTo(std::size_t place, std::size_t index);
    [[nodiscard]] Thinking thinkingOf(std::size_t rank, int depth) const;

    const int m_empties;
    const bool m_isSelective;
    int m_depth = 0; // that is finished
    SearchBudget& m_budget;
    NodeSearch m_nodes;
    std::vector<RootMove> m_moves; // the best so far come first
};

} // namespace qipan::reversi
