#pragma once

#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <atomic>
#include <memory>

namespace qipan::gomoku {

/// Proves forced wins where there is time to be sure of them: for what the book claims, and for puzzles.
///
/// All calls change `position` and restore it, take up to some seconds, and return Unknown within 20 ms of `stop`.
/// Precondition of all: nobody has won.
class WinProver {
public:
    WinProver();

    /// `attacker` is to move, and plays at most `moves` fours before the five.
    [[nodiscard]] ForcedWin byFours(Position& position, Side attacker, const std::atomic<bool>& stop,
                                    int moves = VcfSolver::mostMoves);
    [[nodiscard]] ForcedWin byThreats(Position& position, Side attacker, const std::atomic<bool>& stop);

    // After a move of the attacker: the defender is to move, and the line begins with its answer.
    /// Refuted where the move was no four. The line is empty where the defender has no answer that it may play.
    [[nodiscard]] ForcedWin afterFour(Position& position, Side attacker, const std::atomic<bool>& stop);
    [[nodiscard]] ForcedWin afterThreat(Position& position, Side attacker, const std::atomic<bool>& stop);
    /// The same, also after a move that threatens nothing sooner than a longer win by fours.
    [[nodiscard]] ForcedWin afterAnyThreat(Position& position, Side attacker, const std::atomic<bool>& stop);

    /// Forgets what earlier calls have found, so that the next one does not depend on them.
    void forget();

private:
    [[nodiscard]] ForcedWin afterQuietThreat(Position& position, Side attacker, const std::atomic<bool>& stop,
                                             int fours);
    [[nodiscard]] ForcedWin afterAnswer(Position& position, Side attacker, const std::atomic<bool>& stop, int fours);

    VcfSolver m_fours;
    std::unique_ptr<VctSolver> m_threats; // from when it is first asked, as it takes much room
};

} // namespace qipan::gomoku
