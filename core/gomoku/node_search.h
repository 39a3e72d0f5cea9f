// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/board/search_window.h"
#include "core/gomoku/move_order.h"
#include "core/gomoku/position.h"
#include "core/gomoku/vcf.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace qipan::gomoku {

/// Principal variation search below the root (Marsland, Campbell: Parallel Search of Strongly Ordered Game Trees,
/// 1982) with a transposition table. Each position that is not evaluated statically is also searched for short wins by
/// fours. Answers to fours do not reduce the depth, and no position with a threatened open four is evaluated
/// statically. Uses late move reductions, and futility pruning and razoring near the leaves.
class NodeSearch {
public:
    /// Keeps references to all arguments; changes `position` and restores it.
    NodeSearch(Position& position, SearchTable& table, VcfSolver& solver, SearchBudget& budget);

    /// Starts an iteration: lines of threats may be extended slightly beyond this depth.
    void beginIteration(int depth) { m_depth = depth; }

    /// Returns the score for `side`, which is to move, `ply` plies from the root: exact within the window, a bound
    /// outside. Meaningless once the budget is exhausted. `isCutNode` marks an expected cut node. Precondition: nobody
    /// has won.
    [[nodiscard]] int search(Side side, int ply, int depth, Window window, bool isCutNode);
    /// Returns the principal variation from `ply` on as of the last search there; empty if the score was not exact.
    [[nodiscard]] const std::vector<Point>& line(int ply) const { return frame(ply).line; }

    void store(Side side, int ply, int depth, int score, Point move, Bound bound);

private:
    /// The state of a ply of the current line.
    struct Frame {
        std::optional<int> staticEval; // static evaluation for the side to move
        std::vector<Point> line;
    };
    /// A node and what affects its search.
    struct Node {
        Side side;
        int ply;
        int depth;
        bool isCutNode;
        bool isImproving;  // better than at the side's previous turn
        bool isThreatened; // the other side threatens to win
    };

    [[nodiscard]] Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] const Frame& frame(int ply) const { return m_frames[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] std::uint64_t hashFor(Side side) const;
    [[nodiscard]] Point lastPoint() const { return m_position.stones() > 0 ? m_position.lastPoint() : 0; }

    [[nodiscard]] int answerFive(Side side, int ply, int depth, Window window, bool isCutNode);
    [[nodiscard]] std::optional<int> winByFours(Side side, int ply);
    [[nodiscard]] bool isImproving(int ply) const;
    [[nodiscard]] static bool canPruneByFutility(const Node& node, int staticEval, Window window);
    [[nodiscard]] static bool canRazor(const Node& node, int staticEval, Window window);
    [[nodiscard]] int bestOf(MoveOrder& moves, const Node& node, Window window);
    [[nodiscard]] int scoreOf(Point move, const Node& node, int tried, Window window);
    [[nodiscard]] int scoreAfter(Point move, Side side, int ply, int depth, Window window, bool isCutNode);
    void updateHistory(Point move, std::span<const Point> tried, const Node& node);
    void updatePv(int ply, Point move);

    Position& m_position;
    SearchTable& m_table;
    VcfSolver& m_solver;
    SearchBudget& m_budget;
    MoveHistory m_history;
    int m_depth = 0;
    std::vector<Frame> m_frames; // by ply
};

/// The context of a late move.
struct LateMove {
    int depth;        ///< of the position before the move
    int tried;        ///< moves tried before it
    bool isPrincipal; ///< the position is on the expected principal variation
    bool isImproving; ///< the static evaluation is better than at the side's previous turn
};

/// Returns by how many plies the first search of such a move is reduced.
[[nodiscard]] int lateMoveReduction(const LateMove& move);

} // namespace qipan::gomoku
