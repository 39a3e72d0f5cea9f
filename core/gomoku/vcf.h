// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/board/seeded_random.h"
#include "core/gomoku/position.h"

#include <algorithm>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace qipan::gomoku {

/// Stores for positions how many attacking moves are not enough to win; newer entries replace older ones. An entry is a
/// word: the upper bits of the hash, and the number of moves in the lowest eight bits.
class RefutationTable {
public:
    static constexpr int always = 255; ///< no number of moves is enough

    /// Allocates at most `bytes`, rounded down to a power of two, but at least 2 KiB.
    explicit RefutationTable(std::size_t bytes)
        : m_entries(std::bit_floor(std::max(bytes / sizeof(std::uint64_t), minEntries)))
    {
    }

    /// Returns the number of moves known not to be enough; 0 if the position is unknown.
    [[nodiscard]] int refutedMoves(std::uint64_t hash) const
    {
        const std::uint64_t entry = m_entries[indexOf(hash)] ^ m_salt;
        return (entry ^ hash) <= numberMask ? static_cast<int>(entry & numberMask) : 0;
    }
    /// Precondition: 1 <= moves <= always.
    void store(std::uint64_t hash, int moves)
    {
        m_entries[indexOf(hash)] = ((hash & ~numberMask) | static_cast<std::uint64_t>(moves)) ^ m_salt;
    }
    /// Clears the table in constant time: stored entries are no longer recognised.
    void clear() { m_salt = mix(m_salt, 0) & ~numberMask; }

private:
    static constexpr std::uint64_t numberMask = 255;
    static constexpr std::size_t minEntries = 256; // so that the index determines the bits that an entry omits

    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const
    {
        return static_cast<std::size_t>(hash) & (m_entries.size() - 1);
    }

    std::vector<std::uint64_t> m_entries;
    std::uint64_t m_salt = 0; // upper bits of all entries since the last clear()
};

/// The result of a solver.
enum class Verdict : std::uint8_t {
    Unknown, ///< the limits ended the search
    Refuted, ///< no win within the requested number of moves
    Proven,  ///< `line` is a win
};

/// A verdict and, if it is `Proven`, the moves of both sides, starting with the attacker's.
struct ForcedWin {
    Verdict verdict = Verdict::Unknown;
    /// Ends with the five, or, if no block is legal, with the four.
    std::vector<Point> line;

    [[nodiscard]] bool isProven() const { return verdict == Verdict::Proven; }
};

/// The limits of a solver.
struct SolverLimits {
    int moves = 0; ///< the attacker's moves before the five; 0 finds a five only, the maximum is VcfSolver::maxMoves
    std::uint64_t nodes = 0;        ///< positions with the attacker to move
    bool mayBlockForbidden = false; ///< lets black, as the defender, block fours on forbidden points
};

/// Returns the part of a solver's hash that the stones do not determine: rule, size and attacker.
[[nodiscard]] std::uint64_t solverSalt(const Position& position, Side attacker);

/// Finds wins by continuous fours (VCF): each move of the attacker is a four, so that the defender has at most one
/// answer. If that answer is a four too, the attacker must block it with a four. Deepens iteratively, one four at a
/// time at first, so that short lines are found before long ones. In renju black plays no forbidden points, as attacker
/// or defender.
class VcfSolver {
public:
    static constexpr int maxMoves = 200; ///< no board has room for more fours

    /// `bytes` is the size of the table of refuted positions; see RefutationTable.
    explicit VcfSolver(std::size_t bytes)
        : m_table{bytes}
    {
    }

    /// Searches with `attacker` to move. Changes `position` and restores it. Spends at most `limits.nodes` from
    /// `budget`. Reuses refutations of earlier calls, whatever their positions. Precondition: nobody has won.
    [[nodiscard]] ForcedWin solve(Position& position, Side attacker, const SolverLimits& limits, SearchBudget& budget);

    /// Forgets the refutations of earlier calls.
    void clear() { m_table.clear(); }

private:
    enum class Found : std::uint8_t { Win, NoWinYet, NoWinEver };

    [[nodiscard]] Found attack(Position& position, int fours);
    [[nodiscard]] Found afterFour(Position& position, Point four, int fours);
    [[nodiscard]] Found defend(Position& position, int fours);
    [[nodiscard]] std::vector<Point> foursToTry(const Position& position, int fours, Found& left) const;
    [[nodiscard]] bool spendNode();

    RefutationTable m_table;
    // of the current call
    SearchBudget* m_budget = nullptr;
    std::uint64_t m_nodesLeft = 0;
    std::uint64_t m_salt = 0;
    Side m_attacker = Side::Black;
    bool m_isBlockLimited = false; // some blocks are forbidden
    bool m_isStopped = false;
    std::vector<Point> m_line; // of the win, in reverse
};

} // namespace qipan::gomoku
