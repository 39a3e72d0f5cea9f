// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/gomoku/position.h"
#include "core/gomoku/proof_table.h"
#include "core/gomoku/vcf.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::gomoku {

/// Finds wins by continuous threats (VCT): each move of the attacker is a four or a three, which is a move that
/// threatens to win by a four (see threats.h). The defender may answer with anything that could stop the threat and
/// with own fours.
///
/// The search is df-pn (Nagai: Df-pn Algorithm for Searching AND/OR Trees and Its Applications, 2002), with the
/// numbers of children combined as in weak proof-number search (Ueda, Hashimoto, Hashimoto, Iida: Weak Proof-Number
/// Search, 2008), because of many transpositions; VcfSolver examines each new position. Finds a win, not the shortest
/// one. The same sequence of calls gives the same answers.
class VctSolver {
public:
    /// A quarter of `bytes` goes to refuted fours, the rest to proof numbers.
    explicit VctSolver(std::size_t bytes)
        : m_table{bytes - bytes / 4}
        , m_vcf{bytes / 4}
    {
    }

    /// Searches with `attacker` to move. Changes `position` and restores it. Spends at most `nodes` from `budget`,
    /// including those of the fours. Reuses results of earlier calls, whatever their positions. Returns within 10 ms
    /// after the budget ends.
    ///
    /// `Refuted` means that there is no win by fours and threes. The line of a win contains the longest defence found;
    /// it ends like those of VcfSolver, or with a three that black may not answer. If the table was too small for the
    /// whole proof, the line may be incomplete. Precondition: nobody has won.
    [[nodiscard]] ForcedWin solve(Position& position, Side attacker, std::uint64_t nodes, SearchBudget& budget);

    /// The same after a move of the attacker: the defender is to move, and the line starts with its answer.
    [[nodiscard]] ForcedWin solveAnswer(Position& position, Side attacker, std::uint64_t nodes, SearchBudget& budget);

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
                                  SearchBudget& budget);
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
    [[nodiscard]] std::uint64_t hashFor(std::uint64_t stones, Side toMove) const;
    [[nodiscard]] bool spendNode();

    ProofTable m_table;
    VcfSolver m_vcf;
    // of the current call
    SearchBudget* m_budget = nullptr;
    std::uint64_t m_lastNode = 0; // of the budget
    std::uint64_t m_salt = 0;
    Side m_attacker = Side::Black;
    bool m_isStopped = false;
};

} // namespace qipan::gomoku
