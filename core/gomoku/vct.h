// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/gomoku/position.h"
#include "core/gomoku/vcf.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// The proof numbers of a position from the view of the side to move: the minimum number of positions that must still
/// be decided to prove (`phi`) or disprove (`delta`) its goal. 0 if done. These are the proof and disproof numbers of
/// Allis (Searching for Solutions in Games and Artificial Intelligence, 1994), from the view of the side to move as in
/// Nagai's df-pn (2002), so that one search serves both sides.
struct ProofNumbers {
    static constexpr std::uint32_t infinite = 1U << 30;

    std::uint32_t phi = 1;
    std::uint32_t delta = 1;

    [[nodiscard]] bool isProven() const { return phi == 0; }
    [[nodiscard]] bool isDisproven() const { return delta == 0; }
    [[nodiscard]] bool isDecided() const { return isProven() || isDisproven(); }

    [[nodiscard]] static constexpr ProofNumbers proven() { return {0, infinite}; }
    [[nodiscard]] static constexpr ProofNumbers disproven() { return {infinite, 0}; }
};

/// An entry of the proof table.
struct ProofEntry {
    std::uint64_t hash = 0;
    ProofNumbers numbers;
    std::int16_t move = 0;        ///< the attacker's move if its win is proven; 0 for none
    std::uint16_t plies = 0;      ///< upper bound of the plies to the end of the proven win
    std::uint16_t effort = 0;     ///< positions searched for it, saturating
    std::uint16_t generation = 0; ///< generation of the table; 0 if the entry is empty
};
static_assert(sizeof(ProofEntry) == 24);

/// A table of proof numbers with a fixed size. Old entries and those with little effort are replaced first.
class ProofTable {
public:
    /// Allocates at most `bytes`, rounded down to a power of two, but at least one bucket.
    explicit ProofTable(std::size_t bytes)
        : m_buckets(std::bit_floor(std::max(bytes / sizeof(Bucket), std::size_t{1})))
    {
    }

    /// Returns null if the position is unknown.
    [[nodiscard]] const ProofEntry* find(std::uint64_t hash) const
    {
        for (const ProofEntry& entry : m_buckets[indexOf(hash)]) {
            if (entry.generation != 0 && entry.hash == hash)
                return &entry;
        }
        return nullptr;
    }
    void store(ProofEntry entry)
    {
        entry.generation = m_generation;
        Bucket& bucket = m_buckets[indexOf(entry.hash)];
        const auto worth = [&](const ProofEntry& each) {
            return each.hash == entry.hash ? -1 : each.generation != m_generation ? 0 : 1 + each.effort;
        };
        *std::ranges::min_element(bucket, {}, worth) = entry;
    }
    /// Makes the existing entries the first to be replaced.
    void age()
    {
        if (++m_generation == std::numeric_limits<std::uint16_t>::max())
            clear();
    }
    void clear()
    {
        std::ranges::fill(m_buckets, Bucket{});
        m_generation = 1;
    }

private:
    using Bucket = std::array<ProofEntry, 4>;

    [[nodiscard]] std::size_t indexOf(std::uint64_t hash) const
    {
        return static_cast<std::size_t>(hash) & (m_buckets.size() - 1);
    }

    std::vector<Bucket> m_buckets;
    std::uint16_t m_generation = 1;
};

/// Finds wins by continuous threats (VCT): each move of the attacker is a four or a three, which is a move that
/// threatens to win by a four (see threats.h). The defender may answer with anything that could stop the threat and
/// with own fours. The search is df-pn (Nagai: Df-pn Algorithm for Searching AND/OR Trees and Its Applications, 2002),
/// with the numbers of children combined as in weak proof-number search (Ueda, Hashimoto, Hashimoto, Iida: Weak
/// Proof-Number Search, 2008), because of many transpositions; VcfSolver examines each new position. Finds a win, not
/// the shortest one: for that, search with increasing limits. The same sequence of calls gives the same answers.
class VctSolver {
public:
    static constexpr int unlimitedMoves = VcfSolver::maxMoves; ///< no board has room for more

    /// A quarter of `bytes` goes to refuted fours, the rest to proof numbers.
    explicit VctSolver(std::size_t bytes)
        : m_table{bytes - bytes / 4}
        , m_vcf{bytes / 4}
    {
    }

    /// Searches with `attacker` to move. Changes `position` and restores it. Spends at most `nodes` from `budget`,
    /// including those of the fours. Reuses results of earlier calls, whatever their positions. Returns within 10 ms
    /// after the budget ends. `Refuted` means that there is no win by fours and threes. The line of a win contains the
    /// longest defence found; it ends like those of VcfSolver, or with a three that black may not answer. If the table
    /// was too small for the whole proof, the line may be incomplete. Precondition: nobody has won.
    /// `moves` limits the fours and threes before the five.
    [[nodiscard]] ForcedWin solve(Position& position, Side attacker, std::uint64_t nodes, SearchBudget& budget,
                                  int moves = unlimitedMoves);

    /// The same after a move of the attacker: the defender is to move, and the line starts with its answer.
    [[nodiscard]] ForcedWin solveAnswer(Position& position, Side attacker, std::uint64_t nodes, SearchBudget& budget,
                                        int moves = unlimitedMoves);

    /// Forgets the results of earlier calls.
    void clear();

private:
    struct Child {
        Point point = 0;
        ProofNumbers numbers; // from the view of the side that moves after `point`
    };
    /// The moves of a position, or its result.
    struct Expansion {
        std::vector<Child> children;
        std::optional<ProofNumbers> decided;
        std::vector<Point> rest; // the end of the line if the attacker has won
    };
    struct Choice {
        std::size_t best = 0;
        ProofNumbers numbers; // of the position
        ProofNumbers limits;  // of the best child
    };

    [[nodiscard]] ForcedWin solve(Position& position, Side attacker, Side toMove, std::uint64_t nodes,
                                  SearchBudget& budget, int moves);
    [[nodiscard]] ProofNumbers search(Position& position, Side toMove, const ProofNumbers& limits);
    [[nodiscard]] Expansion expand(Position& position, Side toMove, bool isNew);
    void expandAttack(Position& position, bool isNew, Expansion& expansion);
    void expandDefence(Position& position, Expansion& expansion);
    void expandBlocks(const Position& position, Expansion& expansion);
    void addChild(const Position& position, Side toMove, Point point, std::uint32_t delta, Expansion& expansion) const;
    [[nodiscard]] static Choice choose(const std::vector<Child>& children, const ProofNumbers& limits);
    void store(const Position& position, Side toMove, const Expansion& expansion, const ProofNumbers& numbers,
               std::uint64_t nodesBefore);
    [[nodiscard]] std::vector<Point> lineOf(Position& position, Side toMove);
    [[nodiscard]] Point provenMove(Position& position);
    [[nodiscard]] Point longestAnswer(const Position& position, const std::vector<Child>& children) const;
    [[nodiscard]] std::uint16_t pliesWith(const Position& position, Side toMove, Point point) const;
    void play(Position& position, Side toMove, Point point);
    void takeBack(Position& position, Side moved);
    [[nodiscard]] int movesLeftAfter(Side mover) const;
    [[nodiscard]] std::uint64_t hashOf(const Position& position, Side toMove) const;
    [[nodiscard]] std::uint64_t hashAfter(const Position& position, Point point, Side mover) const;
    [[nodiscard]] std::uint64_t hashFor(std::uint64_t stones, Side toMove, int movesLeft) const;
    [[nodiscard]] bool spendNode();

    ProofTable m_table;
    VcfSolver m_vcf;
    // of the current call
    SearchBudget* m_budget = nullptr;
    std::uint64_t m_lastNode = 0; // of the budget
    std::uint64_t m_salt = 0;
    Side m_attacker = Side::Black;
    int m_movesLeft = unlimitedMoves; // of the attacker before the five; never changes if unlimited
    bool m_isStopped = false;
};

} // namespace qipan::gomoku
