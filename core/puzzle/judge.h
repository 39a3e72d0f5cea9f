// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/puzzle/puzzle.h"

#include <atomic>
#include <cstddef>
#include <memory>

namespace qipan::puzzle {

/// The result of judging the player's latest move.
enum class Verdict : std::uint8_t {
    Solved,    ///< the puzzle is solved
    Continues, ///< right; the opponent has replied, and the player is to move again
    Wrong,     ///< refuted by the answer
    Open,      ///< stopped before a result
};

/// Scores under perfect play, in discs for the player.
struct ExactScores {
    int best = 0;   ///< with the best move
    int played = 0; ///< with the latest move

    friend bool operator==(const ExactScores&, const ExactScores&) = default;
};

struct Judgement {
    Verdict verdict = Verdict::Open;
    /// Continues: the opponent's moves until the player moves again; empty if it passes, and in link-match. Wrong: a
    /// refuting line starting with the opponent's move, without passes; may be empty. Solved: a continuation to show,
    /// or empty.
    std::vector<Cell> answer;
    std::optional<ExactScores> scores{}; ///< for reversi, unless Open
};

/// Judges the moves in a puzzle: any line that reaches the goal is right, not only the one in the file. Calls may take
/// seconds, must not overlap, and return Open or nothing within 50 ms of `stop`. The same line gives the same answer.
class Judge {
public:
    virtual ~Judge() = default;

    /// Judges the last move of `line`, which contains both sides' moves from the puzzle's position without passes,
    /// ending with the player's latest; in link-match a pair is two cells.
    /// Precondition: `line` is legal, and its earlier moves are right and answered as returned by judge().
    [[nodiscard]] virtual Judgement judge(std::span<const Cell> line, const std::atomic<bool>& stop) = 0;

    /// Returns the right moves after `line`, with the player to move; the best one first. In link-match, returns one
    /// pair.
    [[nodiscard]] virtual std::vector<Cell> rightMoves(std::span<const Cell> line, const std::atomic<bool>& stop) = 0;

    /// Verifies the solution in a file without assuming, as judge() does, that it is right. Returns the number of its
    /// cells up to and including the first player's move proven wrong; 0 if the position itself is wrong because there
    /// is nothing to stop, or a trap needs no forbidden block; nothing if no error was found or `stop` became true. The
    /// default implementation checks the first move only.
    [[nodiscard]] virtual std::optional<std::size_t> wrongInFile(std::span<const Cell> solution,
                                                                 const std::atomic<bool>& stop);

protected:
    Judge() = default;
    Judge(const Judge&) = default;
    Judge& operator=(const Judge&) = default;
};

/// Creates the judge of a puzzle, which it copies.
[[nodiscard]] std::unique_ptr<Judge> makeJudge(const Puzzle& puzzle);

// The judges of each game, for makeJudge().
[[nodiscard]] std::unique_ptr<Judge> makeGomokuJudge(const Puzzle& puzzle);
[[nodiscard]] std::unique_ptr<Judge> makeReversiJudge(const Puzzle& puzzle);
[[nodiscard]] std::unique_ptr<Judge> makeLinkJudge(const Puzzle& puzzle);

} // namespace qipan::puzzle
