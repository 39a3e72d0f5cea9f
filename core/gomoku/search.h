#pragma once

#include "core/board/engine.h"
#include "core/board/search_budget.h"
#include "core/gomoku/node_search.h"
#include "core/gomoku/position.h"
#include "core/gomoku/score.h"
#include "core/gomoku/search_memory.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// Iterative deepening from a position: one thread's search for the best moves. NodeSearch has what is below the root.
///
/// The first thread also looks for wins by fours and threes, one's own and the other side's after what seems best, with
/// more and more effort as the search goes on: they reach deeper than it does.
class Search {
public:
    /// `seed` decides between equally good moves. Keeps references to `position`, which it changes and restores, to
    /// `memory`, whose solver for `thread` is its own, and to `budget`.
    /// Precondition: nobody has won and the board is not full.
    Search(Position& position, Side sideToMove, std::uint64_t seed, SearchMemory& memory, SearchBudget& budget,
           int thread = 0);

    /// The best move as far as the budget went, at most `depth` plies (at least 1), with the depth that was finished.
    /// Without any finished one it is the most promising move, of depth 0. `report` gets the `lines` best moves (at
    /// least 1, and fewer where there are not so many), by rank, for each depth that is finished.
    [[nodiscard]] Thinking run(int depth, const Report& report, int lines = 1);

private:
    struct RootMove {
        Point point;
        int score = 0;           // of the last time that it was searched within the window
        std::vector<Point> line; // of that time; the move first
        bool isRefuted = false;  // the other side wins by fours and threes after it
        bool isSafe = false;     // it does not
    };

    [[nodiscard]] bool hasWin() const { return m_proven > 0; }
    [[nodiscard]] std::vector<Thinking> bestLines(std::size_t wanted, int depth) const;
    void findWinByFours();
    void findWinByThreats();
    void keepWin(const std::vector<Point>& line);
    [[nodiscard]] bool refutes(RootMove& move);
    [[nodiscard]] std::uint64_t threatNodes() const;
    void dropHopelessMoves();
    [[nodiscard]] bool searchDepth(int depth, std::size_t lines);
    [[nodiscard]] bool searchRank(std::size_t rank, int depth);
    [[nodiscard]] bool searchAround(int expected, std::size_t rank, int depth);
    [[nodiscard]] bool searchWindow(std::size_t rank, int depth, Window window);
    [[nodiscard]] int scoreOf(Point move, std::size_t tried, int depth, Window window);
    void moveTo(std::size_t place, std::size_t index);
    [[nodiscard]] Thinking thinkingOf(std::size_t rank, int depth) const;

    Position& m_position;
    const Side m_side;
    VcfSolver& m_fours;
    VctSolver& m_threats;
    SearchBudget& m_budget;
    NodeSearch m_nodes;
    int m_thread;
    std::vector<RootMove> m_moves; // the best so far come first
    std::size_t m_proven = 0;      // 1 where the first one is proven to win by threats
    bool m_hasNoThreats = false;   // no win by fours and threes
};

} // namespace qipan::gomoku
