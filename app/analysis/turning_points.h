#pragma once

#include "app/analysis/game_values.h"
#include "core/board/miss.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// A move that decided a game, or helped to.
struct TurningPoint {
    Mistake mistake;
    std::shared_ptr<const BoardGame> position; ///< before the move; never null
    std::vector<Cell> played;                  ///< the game from there, the bad move first, for as long as is shown
    std::optional<GameValues::Value> before;   ///< how it stood before the move
    std::optional<GameValues::Value> after;
    Miss miss;
};

inline constexpr std::size_t mostTurningPoints = 3;

/// The moves that cost most of the chance to win, the costliest first and of equal ones the earlier: the candidates for
/// `explained`. Where a game is as good as decided nothing more can be lost. What was missed is not told yet. None
/// where no move cost much.
[[nodiscard]] std::vector<TurningPoint> turningPoints(const GameValues& values);

/// Those of them that are told, with what was missed, in the order of the game; at most `mostTurningPoints`. Before
/// others come those that cost much and that a player can see on the board: a three left alone before a long forced
/// win, and either before a move of which nothing can be said but that it cost something. Such a move stands apart from
/// the others; of a mistake that one side makes again and again the first alone is told: soon after the other, about
/// the same cell or corner, or a habit such as lost mobility. Those are left out whose move was no mistake after all.
/// The last move that lost the game is told as well, unless it is such a mistake again. Takes a second or so: not for
/// the window thread. Ends soon after `stop`.
[[nodiscard]] std::vector<TurningPoint> explained(std::vector<TurningPoint> points, const GameInfo& game,
                                                  const std::atomic<bool>& stop);

} // namespace qipan::app
