#pragma once

#include "core/puzzle/puzzle.h"

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <vector>

namespace qipan::puzzle {

/// What the player's newest move in a puzzle comes to.
enum class Verdict : std::uint8_t {
    Solved, ///< nothing is left to do
    GoesOn, ///< right; the answer has been chosen, and the player is to move again
    Wrong,  ///< the answer refutes it
    Open,   ///< `stop` came first
};

/// What best play to the end comes to, in discs for the player.
struct Worth {
    int best = 0;   ///< with the best move
    int played = 0; ///< with the newest move

    friend bool operator==(const Worth&, const Worth&) = default;
};

struct Judgement {
    Verdict verdict = Verdict::Open;
    /// GoesOn: the other side's moves until the player moves again, none where it passes and in link-match. Wrong: the
    /// line that shows why, the other side's move first, then both by turns without passes; it may be empty. Solved:
    /// how the game goes on from there, to be shown, or nothing.
    std::vector<Cell> answer;
    std::optional<Worth> worth{}; ///< of reversi, unless Open
};

/// Knows what is right in one puzzle: any line that leads to its aim, not only the one in the file. The calls may take
/// seconds, are made on one thread at a time, and return Open or nothing within 50 ms of `stop`; the same line gives
/// the same answer.
class Judge {
public:
    virtual ~Judge() = default;

    /// `line` has both sides' moves since the puzzle's position without passes, the player's newest last; a pair of
    /// link-match is two cells. Precondition: it is legal, and its moves before are right and answered as told.
    [[nodiscard]] virtual Judgement judge(std::span<const Cell> line, const std::atomic<bool>& stop) = 0;

    /// The moves that are right after `line`, where the player is to move; the best to show first. Of link-match one
    /// pair.
    [[nodiscard]] virtual std::vector<Cell> rightMoves(std::span<const Cell> line, const std::atomic<bool>& stop) = 0;

    /// Looks at the solution of a file that nobody has tried, without the trust in it that judge() has: how many of its
    /// cells there are up to a move of the player's that is proven wrong, with that; 0 where the position itself is
    /// wrong, since it has nothing that must be stopped. Nothing where all may be right, or `stop` came first. A plain
    /// judge looks at the first move.
    [[nodiscard]] virtual std::optional<std::size_t> wrongInFile(std::span<const Cell> solution,
                                                                 const std::atomic<bool>& stop);

protected:
    Judge() = default;
    Judge(const Judge&) = default;
    Judge& operator=(const Judge&) = default;
};

/// The judge of a puzzle, which it copies.
[[nodiscard]] std::unique_ptr<Judge> makeJudge(const Puzzle& puzzle);

// Those of each game, for makeJudge().
[[nodiscard]] std::unique_ptr<Judge> makeGomokuJudge(const Puzzle& puzzle);
[[nodiscard]] std::unique_ptr<Judge> makeReversiJudge(const Puzzle& puzzle);
[[nodiscard]] std::unique_ptr<Judge> makeLinkJudge(const Puzzle& puzzle);

} // namespace qipan::puzzle
