#pragma once

#include "core/board/search_budget.h"
#include "core/board/search_table.h"
#include "core/gomoku/move_order.h"
#include "core/gomoku/position.h"
#include "core/gomoku/vcf.h"

#include <cstddef>
#include <optional>
#include <span>
#include <vector>

namespace qipan::gomoku {

/// The scores that matter to who asks: others are only told apart from these.
struct Window {
    int alpha;
    int beta;

    /// Then only which side of it a score is on matters.
    [[nodiscard]] bool isNull() const { return beta - alpha == 1; }
};

/// Principal variation search below the root (Marsland, Campbell: Parallel Search of Strongly Ordered Game Trees, 1982)
/// with a transposition table. Short victories by continuous fours are looked for in each position that is not judged
/// at sight. The answer to a four costs no depth, and no position is judged while an open four is threatened. Late
/// moves are searched less deeply, and near the leaves what is far from the window is judged without a search.
class NodeSearch {
public:
    /// Keeps references to all of them; changes `position` and restores it.
    NodeSearch(Position& position, SearchTable& table, VcfSolver& solver, SearchBudget& budget);

    /// The iteration that begins: lines of threats may go on a little beyond this depth.
    void beginIteration(int depth) { m_depth = depth; }

    /// The score for `side`, who is to move, `ply` plies from the root: within the window it is exact, outside it is a
    /// bound. It means nothing once the budget is exhausted. `isCut` tells that a score of beta or more is expected.
    /// Precondition: nobody has won.
    [[nodiscard]] int search(Side side, int ply, int depth, Window window, bool isCut);
    /// The best moves from `ply` on, as the last search there found them; without them where it was not exact.
    [[nodiscard]] const std::vector<Point>& line(int ply) const { return frame(ply).line; }

    void store(Side side, int ply, int depth, int score, Point move, Bound bound);

private:
    /// What is known of a ply of the line that is looked at.
    struct Frame {
        std::optional<int> judged; // by the evaluation, for who is to move
        std::vector<Point> line;
    };
    /// What the position at a node asks for.
    struct Node {
        Side side;
        int ply;
        int depth;
        bool isCut;
        bool isImproving; // since the side's last turn
        bool isPressed;   // the other side threatens to win
    };

    [[nodiscard]] Frame& frame(int ply) { return m_frames[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] const Frame& frame(int ply) const { return m_frames[static_cast<std::size_t>(ply)]; }
    [[nodiscard]] std::uint64_t hashFor(Side side) const;
    [[nodiscard]] Point lastPoint() const { return m_position.stones() > 0 ? m_position.lastPoint() : 0; }

    [[nodiscard]] int answerFive(Side side, int ply, int depth, Window window, bool isCut);
    [[nodiscard]] std::optional<int> winByFours(Side side, int ply);
    [[nodiscard]] bool isImproving(int ply) const;
    [[nodiscard]] static bool isGoodAtSight(const Node& node, int judged, Window window);
    [[nodiscard]] static bool isBadAtSight(const Node& node, int judged, Window window);
    [[nodiscard]] int bestOf(MoveOrder& moves, const Node& node, Window window);
    [[nodiscard]] int scoreOf(Point move, const Node& node, int tried, Window window);
    [[nodiscard]] int scoreAfter(Point move, Side side, int ply, int depth, Window window, bool isCut);
    void learn(Point move, std::span<const Point> tried, const Node& node);
    void keepLine(int ply, Point move);

    Position& m_position;
    SearchTable& m_table;
    VcfSolver& m_solver;
    SearchBudget& m_budget;
    MoveHistory m_history;
    int m_depth = 0;
    std::vector<Frame> m_frames; // by ply
};

} // namespace qipan::gomoku
