// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/gomoku/node_search.h"
#include "core/gomoku/position.h"
#include "core/gomoku/score.h"
#include "core/gomoku/search_memory.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// Iterative deepening search of one thread from the root. NodeSearch searches below the root.
///
/// The first thread also searches for wins by fours and threes, its own and those of the other side after the best
/// move, with an effort that grows with the search: they reach deeper than it does.
class Search {
public:
    /// `seed` decides between equally good moves. Keeps references to `position`, which it changes and restores, to
    /// `memory`, whose solver for `thread` it uses exclusively, and to `budget`.
    /// Precondition: nobody has won and the board is not full.
    Search(Position& position, Side sideToMove, std::uint64_t seed, SearchMemory& memory, SearchBudget& budget,
           int thread = 0);

    /// Returns the best move within the budget and `depth` plies (at least 1), with the completed depth. If no depth
    /// was completed, returns the most promising move with depth 0. `report` receives the `lines` best moves (at least
    /// 1; fewer if there are not as many) in order of rank, for each completed depth.
    [[nodiscard]] SearchResult run(int depth, const Report& report, int lines = 1);

private:
    struct RootMove {
        Point point;
        int score = 0;           // when last searched within the window
        std::vector<Point> line; // of that search, starting with the move
        bool isRefuted = false;  // the other side wins by fours and threes after it
        bool isSafe = false;     // it does not
    };

    [[nodiscard]] bool hasWin() const { return m_proven > 0; }
    [[nodiscard]] std::vector<SearchResult> bestLines(std::size_t wanted, int depth) const;
    void findWinByFours();
    void findWinByThreats();
    void setProvenWin(const std::vector<Point>& line);
    [[nodiscard]] bool refutes(RootMove& move);
    [[nodiscard]] std::uint64_t threatNodes() const;
    void dropHopelessMoves();
    [[nodiscard]] bool searchDepth(int depth, std::size_t lines);
    [[nodiscard]] bool searchPv(std::size_t pvIndex, int depth);
    [[nodiscard]] bool aspirationSearch(std::size_t pvIndex, int depth);
    [[nodiscard]] std::optional<int> searchWindow(std::size_t pvIndex, int depth, Window window);
    [[nodiscard]] int scoreOf(Point move, std::size_t tried, int depth, Window window);
    void moveTo(std::size_t place, std::size_t index);
    [[nodiscard]] SearchResult resultOf(std::size_t pvIndex, int depth) const;

    Position& m_position;
    const Side m_side;
    VcfSolver& m_fours;
    VctSolver& m_threats;
    SearchBudget& m_budget;
    NodeSearch m_nodes;
    int m_thread;
    std::vector<RootMove> m_moves; // the best so far come first
    std::size_t m_proven = 0;      // 1 if the first move is proven to win by threats
    bool m_hasNoThreats = false;   // no win by fours and threes exists
};

} // namespace qipan::gomoku
