#pragma once

#include "core/board/engine.h"
#include "core/reversi/endgame_searcher.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::reversi {

enum class EndgameAim : std::uint8_t {
    Exact,       ///< by how many discs
    WinLossDraw, ///< who wins: much sooner known
};

struct EndgameResult {
    /// For the side to move: the lead in discs with the squares left empty given to the winner, or its sign.
    int score = 0;
    /// The best moves, without passes. The first one is there when any side can move and the search is complete; later
    /// ones may be missing.
    std::vector<Square> line;
    std::uint64_t nodes = 0; ///< positions visited by all threads
    bool isComplete = false; ///< false when a limit or `stop` came first: then score and line tell nothing
};

/// Plays games out to the end, perfectly. A null-window search with a table, fastest-first order, parity, stability
/// and enhanced transposition cut-offs; several threads share the table and the later moves of a node.
/// Techniques: M. Buro, "Improving heuristic mini-max search by supervised learning" (2002), and the endgame chapters
/// of G. Andersson's "Writing an Othello program" (radagast.se/othello).
class EndgameSolver {
public:
    /// Precondition: threads >= 1.
    explicit EndgameSolver(std::size_t tableBytes, int threads = 1);

    /// `guess` may be null. Of the limits, nodes and time count. Returns within 10 ms of `stop`. What it learnt helps
    /// the next call; after clear(), the same position takes the same nodes with one thread.
    [[nodiscard]] EndgameResult solve(const Position& position, EndgameAim aim, const Limits& limits,
                                      const std::atomic<bool>& stop, const EndgameGuess* guess = nullptr);

    /// The same with a window of scores in discs, alpha < beta: outside it the score is a bound on that side, and the
    /// line begins with a best move only where the score is above alpha.
    [[nodiscard]] EndgameResult solveWithin(const Position& position, int alpha, int beta, const Limits& limits,
                                            const std::atomic<bool>& stop, const EndgameGuess* guess = nullptr);

    /// Forgets everything, at once.
    void clear() { m_table.clear(); }

private:
    EndgameTable m_table;
    int m_threads;
};

} // namespace qipan::reversi
