#pragma once

#include "core/board/search_budget.h"
#include "core/gomoku/position.h"
#include "core/gomoku/refutation_table.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// What a solver knows about a forced win.
enum class Verdict : std::uint8_t {
    Unknown, ///< the limits ended the search
    Refuted, ///< there is none, within the number of moves asked for
    Proven,  ///< the line shows it
};

/// A verdict and, where it is Proven, the moves of both sides, the attacker's first.
struct ForcedWin {
    Verdict verdict = Verdict::Unknown;
    /// Ends with the five. Where the defender may play on no block, it ends with the four that it cannot answer.
    std::vector<Point> line;

    [[nodiscard]] bool isProven() const { return verdict == Verdict::Proven; }
};

/// How far a solver looks.
struct SolverLimits {
    int moves = 0;           ///< the attacker's before the five; 0 finds a five only, most is VcfSolver::mostMoves
    std::uint64_t nodes = 0; ///< positions with the attacker to move
};

/// Tells what the stones do not: the rule, the size and the attacker. For the hash of a solver's table.
[[nodiscard]] std::uint64_t solverSalt(const Position& position, Side attacker);

/// Finds victories by continuous fours (VCF): each move of the attacker is a four, so that the defender has one answer,
/// or none. An answer that is a four in turn must be blocked, by a four.
///
/// Looks with more and more fours, one at a time at first, so that short lines come before long ones. Under renju black
/// plays no forbidden point, whichever side it is.
class VcfSolver {
public:
    static constexpr int mostMoves = 200; ///< no board has room for more fours

    /// `bytes` is for the table of refuted positions; see RefutationTable.
    explicit VcfSolver(std::size_t bytes)
        : m_table{bytes}
    {
    }

    /// `attacker` is to move. Changes `position` and restores it. Spends from `budget`, as long as it lasts, at most
    /// `limits.nodes`. What an earlier call has refuted need not be looked at again, on whatever position it was.
    /// Precondition: nobody has won.
    [[nodiscard]] ForcedWin solve(Position& position, Side attacker, const SolverLimits& limits, SearchBudget& budget);

    /// Forgets what earlier calls have refuted.
    void clear() { m_table.clear(); }

private:
    enum class Found : std::uint8_t { Win, NoWinYet, NoWinEver };

    [[nodiscard]] Found attack(Position& position, int fours);
    [[nodiscard]] Found afterFour(Position& position, Point four, int fours);
    [[nodiscard]] Found defend(Position& position, int fours);
    [[nodiscard]] std::vector<Point> foursToTry(const Position& position, int fours, Found& left) const;
    [[nodiscard]] bool spendNode();

    RefutationTable m_table;
    // of the call in progress
    SearchBudget* m_budget = nullptr;
    std::uint64_t m_nodesLeft = 0;
    std::uint64_t m_salt = 0;
    Side m_attacker = Side::Black;
    bool m_isStopped = false;
    std::vector<Point> m_line; // of the win, backwards
};

} // namespace qipan::gomoku
