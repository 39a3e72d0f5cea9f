#pragma once

#include "core/gomoku/vcf.h"
#include "core/gomoku/vct.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <memory>

namespace qipan::gomoku {

/// Proves forced wins where there is time to be sure of them: for what the book claims, and for puzzles.
///
/// All calls change `position` and restore it, take up to some seconds, and return Unknown within 20 ms of `stop`.
/// Precondition of all: nobody has won.
class WinProver {
public:
    /// The positions that each search may look at, and the bytes that are remembered; forgetting takes the longer the
    /// more these are.
    struct Room {
        std::uint64_t fourNodes = 2'000'000;
        std::uint64_t threatNodes = 3'000'000;
        std::size_t threatBytes = std::size_t{16} << 20;
        std::size_t fourBytes = std::size_t{2} << 20;
    };

    explicit WinProver(const Room& room);
    WinProver()
        : WinProver{Room{}}
    {
    }

    /// `attacker` is to move, and plays at most `moves` fours before the five.
    [[nodiscard]] ForcedWin byFours(Position& position, Side attacker, const std::atomic<bool>& stop,
                                    int moves = VcfSolver::mostMoves);
    /// Looks at `nodes` positions at most, where that is less than there is room for.
    [[nodiscard]] ForcedWin byThreats(Position& position, Side attacker, const std::atomic<bool>& stop,
                                      std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max());

    // After a move of the attacker: the defender is to move, and the line begins with its answer.
    /// Refuted where the move was no four. The line is empty where the defender has no answer that it may play.
    [[nodiscard]] ForcedWin afterFour(Position& position, Side attacker, const std::atomic<bool>& stop);
    [[nodiscard]] ForcedWin afterThreat(Position& position, Side attacker, const std::atomic<bool>& stop);
    /// The same, also after a move that threatens nothing sooner than a longer win by fours, if what follows from its
    /// answers is not hard to prove.
    [[nodiscard]] ForcedWin afterAnyThreat(Position& position, Side attacker, const std::atomic<bool>& stop);

    /// Forgets what earlier calls have found, so that the next one does not depend on them.
    void forget();
    /// Positions that all calls since then have looked at.
    [[nodiscard]] std::uint64_t nodes() const { return m_nodes; }

private:
    [[nodiscard]] ForcedWin afterQuietThreat(Position& position, Side attacker, const std::atomic<bool>& stop,
                                             int fours);
    [[nodiscard]] ForcedWin afterAnswer(Position& position, Side attacker, const std::atomic<bool>& stop, int fours);

    [[nodiscard]] VctSolver& threats();

    Room m_room;
    std::uint64_t m_nodes = 0;
    VcfSolver m_fours;
    std::unique_ptr<VctSolver> m_threats; // from when it is first asked, as it takes much room
};

} // namespace qipan::gomoku
