// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/board/search_window.h"
#include "core/reversi/node_searcher.h"
#include "core/reversi/position.h"
#include "core/reversi/weights.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::reversi {

/// The score of a disc in exact scores; other scores are in hundredths of a disc.
inline constexpr int terminalScale = 10'000;

/// Returns a score of either kind in hundredths of a disc.
[[nodiscard]] int hundredthsOf(const SearchResult& found);

/// Iterative deepening search of one thread from the root. NodeSearcher searches below the root.
class Search {
public:
    /// `seed` decides between equally good moves. Keeps references to all arguments except position and seed.
    /// Precondition: the side to move has a move.
    Search(const Position& root, std::uint64_t seed, const Weights& weights, SearchTable& table, SearchBudget& budget,
           bool isSelective = true);

    /// Called after each completed depth; returns true to stop deepening.
    using IsEnough = std::function<bool()>;

    /// Returns the best move within the budget and `depth` plies (at least 1), with the completed depth. If no depth
    /// was completed, returns the statically best move with depth 0. From seven tenths of the way to the end of the
    /// game it searches to the end at once; a selective search may err there too and is not certain. `report` receives
    /// the `lines` best moves (at least 1; fewer if there are not as many) in order of rank, for each completed depth.
    [[nodiscard]] SearchResult run(int depth, const Report& report, int lines = 1, const IsEnough& isEnough = {});

    /// Returns all moves with the results of the last run, best first as far as known. Moves beyond its lines may have
    /// older depths and scores; depth 0 is a static evaluation.
    [[nodiscard]] std::vector<SearchResult> moves() const;

private:
    struct RootMove {
        Move move;
        int score = 0;            // when last searched within the window
        int depth = 0;            // of that search, like the line
        std::vector<Square> line; // starting with the move
    };

    [[nodiscard]] int depthAfter(int depth, int last) const;
    [[nodiscard]] bool searchDepth(int depth, std::size_t lines);
    [[nodiscard]] bool aspirationSearch(std::size_t pvIndex, int depth);
    [[nodiscard]] std::optional<int> searchWindow(std::size_t pvIndex, int depth, Window window);
    [[nodiscard]] int scoreOf(const Move& move, bool isFirst, int depth, Window window);
    void moveTo(std::size_t place, std::size_t index);
    [[nodiscard]] SearchResult resultOf(std::size_t pvIndex, int depth) const;

    const int m_empties;
    const bool m_isSelective;
    int m_depth = 0; // completed
    SearchBudget& m_budget;
    std::unique_ptr<NodeSearcher> m_nodes;
    std::vector<RootMove> m_moves;            // the best so far come first
    std::vector<std::array<int, 2>> m_scores; // by rank: at the last depth but one, at the last depth
};

} // namespace qipan::reversi
