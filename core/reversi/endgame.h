// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/reversi/endgame_searcher.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::reversi {

enum class EndgameAim : std::uint8_t {
    Exact,       ///< the disc difference
    WinLossDraw, ///< only who wins, which is much faster
};

struct EndgameResult {
    /// For the side to move: the disc difference with empty squares counted for the winner, or its sign.
    int score = 0;
    /// The principal variation, without passes. Contains at least the best move if either side can move and the search
    /// is complete; later moves may be missing.
    std::vector<Square> line;
    std::uint64_t nodes = 0; ///< positions visited by all threads
    bool isComplete = false; ///< false if a limit or `stop` ended the search; score and line are then meaningless
};

/// Solves endgames. A null-window search with a table, fastest-first ordering, parity, stability and enhanced
/// transposition cutoffs; several threads share the table and the later moves of a node.
/// Sources: M. Buro, "Improving heuristic mini-max search by supervised learning" (2002), and the endgame chapters of
/// G. Andersson's "Writing an Othello program" (radagast.se/othello).
class EndgameSolver {
public:
    /// Precondition: threads >= 1.
    explicit EndgameSolver(std::size_t tableBytes, int threads = 1);

    /// `evaluator` may be null. Of the limits, only nodes and time apply. Returns within 10 ms of `stop`. Reuses
    /// results of earlier calls; after clear(), the same position takes the same number of nodes with one thread.
    [[nodiscard]] EndgameResult solve(const Position& position, EndgameAim aim, const Limits& limits,
                                      const std::atomic<bool>& stop, const PatternEvaluator* evaluator = nullptr);

    /// The same with a window of scores in discs, alpha < beta. Outside the window the score is a bound, and the line
    /// starts with a best move only if the score is above alpha.
    [[nodiscard]] EndgameResult solveWithin(const Position& position, int alpha, int beta, const Limits& limits,
                                            const std::atomic<bool>& stop, const PatternEvaluator* evaluator = nullptr);

    /// Clears the table in constant time.
    void clear() { m_table.clear(); }

private:
    EndgameTable m_table;
    int m_threads;
};

} // namespace qipan::reversi
