// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/gomoku/node_search.h"
#include "core/gomoku/position.h"
#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// The tables of a search, for one rule and board size. Call clear() before another one, and where results must be
/// reproducible.
class SearchMemory {
public:
    /// A fifth of `bytes` goes to refuted fours, split among the threads, an eighth to wins by fours and threes, and
    /// the rest to the transposition table. Precondition: threads >= 1.
    explicit SearchMemory(std::size_t bytes, int threads = 1)
        : m_table{bytes - bytes / 5 - bytes / 8}
        , m_threats{std::min(bytes / 8, maxForThreats)}
    {
        for (int i = 0; i < threads; ++i)
            m_fours.emplace_back(std::min(bytes / 5 / static_cast<std::size_t>(threads), maxForFours));
    }

    [[nodiscard]] SearchTable& table() { return m_table; }
    /// For use by one thread only. Precondition: 0 <= thread < threads().
    [[nodiscard]] VcfSolver& fours(int thread) { return m_fours[static_cast<std::size_t>(thread)]; }
    /// For use by the first thread only.
    [[nodiscard]] VctSolver& threats() { return m_threats; }
    [[nodiscard]] int threads() const { return static_cast<int>(m_fours.size()); }

    void clear()
    {
        m_table.clear();
        for (VcfSolver& solver : m_fours)
            solver.clear();
        m_threats.clear();
    }

private:
    // More would take too long to clear.
    static constexpr std::size_t maxForFours = 16 << 20; // per thread
    static constexpr std::size_t maxForThreats = 4 << 20;

    SearchTable m_table;
    std::vector<VcfSolver> m_fours;
    VctSolver m_threats;
};

/// Iterative deepening search of one thread from the root. NodeSearch searches below the root. The first thread also
/// searches for wins by fours and threes, its own and those of the other side after the best move, with an effort that
/// grows with the search: they reach deeper than it does.
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
