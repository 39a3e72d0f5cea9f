// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

namespace qipan::gomoku {

/// Proves forced wins thoroughly: for claims in the book and for puzzles. All calls change `position` and restore it,
/// take up to some seconds, and return `Unknown` within 20 ms of `stop`. Precondition of all: nobody has won.
class WinProver {
public:
    /// The node limits of each search and the sizes of the tables; larger tables take longer to clear.
    struct SearchLimits {
        std::uint64_t fourNodes = 2'000'000;
        std::uint64_t threatNodes = 3'000'000;
        std::size_t threatBytes = std::size_t{16} << 20;
        std::size_t fourBytes = std::size_t{2} << 20;
    };

    explicit WinProver(const SearchLimits& searchLimits);
    WinProver()
        : WinProver{SearchLimits{}}
    {
    }

    /// Searches with `attacker` to move, and at most `moves` fours before the five.
    [[nodiscard]] ForcedWin byFours(Position& position, Side attacker, const std::atomic<bool>& stop,
                                    int moves = VcfSolver::maxMoves);
    /// Like byFours(), but in renju black, as the defender, may block on forbidden points too.
    [[nodiscard]] ForcedWin byFoursDespiteAnyBlock(Position& position, Side attacker, const std::atomic<bool>& stop);
    /// Searches at most `nodes` positions, within the limit of `SearchLimits`, and at most `moves` fours and threes
    /// before the five.
    [[nodiscard]] ForcedWin byThreats(Position& position, Side attacker, const std::atomic<bool>& stop,
                                      std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max(),
                                      int moves = VctSolver::unlimitedMoves);

    // After a move of the attacker: the defender is to move, and the line starts with its answer.
    /// Returns `Refuted` if the move was not a four. The line is empty if the defender has no legal answer.
    [[nodiscard]] ForcedWin afterFour(Position& position, Side attacker, const std::atomic<bool>& stop);
    [[nodiscard]] ForcedWin afterThreat(Position& position, Side attacker, const std::atomic<bool>& stop,
                                        int moves = VctSolver::unlimitedMoves);
    /// Like afterThreat(), but also accepts a move whose only threat is a longer win by fours, if the lines after its
    /// answers are easy to prove.
    [[nodiscard]] ForcedWin afterAnyThreat(Position& position, Side attacker, const std::atomic<bool>& stop);

    /// Forgets the results of earlier calls, so that the next one does not depend on them.
    void forget();
    /// Returns the number of positions searched since then.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    [[nodiscard]] ForcedWin afterQuietThreat(Position& position, Side attacker, const std::atomic<bool>& stop,
                                             int fours);
    [[nodiscard]] ForcedWin afterAnswer(Position& position, Side attacker, const std::atomic<bool>& stop, int fours);

    [[nodiscard]] ForcedWin solveFours(Position& position, Side attacker, const std::atomic<bool>& stop,
                                       const SolverLimits& limits);
    [[nodiscard]] VctSolver& threats();

    SearchLimits m_searchLimits;
    std::uint64_t m_nodes = 0;
    VcfSolver m_fours;
    std::unique_ptr<VctSolver> m_threats; // created on first use, since it is large
};

} // namespace qipan::gomoku
