// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "app/analysis/game_values.h"
#include "core/games/missed_chance_finders.h"

#include <atomic>
#include <cstddef>
#include <memory>
#include <optional>
#include <vector>

namespace qipan::app {

/// A move that decided a game, or helped to decide it.
struct TurningPoint {
    Mistake mistake;
    std::shared_ptr<const BoardGame> position; ///< before the move; never null
    std::vector<Cell> played; ///< the game from there on, starting with the bad move, as far as it is shown
    std::optional<GameValues::Value> before; ///< the evaluation before the move
    std::optional<GameValues::Value> after;
    AnyMissedChance missedChance;
};

inline constexpr std::size_t maxTurningPoints = 3;

/// Returns the moves that lost most winning chances, biggest loss first, the earlier one first among equals: the
/// candidates for `explainTurningPoints`. In a position that is already lost nothing more can be lost. `missedChance`
/// is not set yet. Empty if no move lost much.
[[nodiscard]] std::vector<TurningPoint> turningPoints(const GameValues& values);

/// Selects at most `maxTurningPoints` moves, explains what they missed, and returns them in the order of the game.
/// Moves with a large loss whose refutation is visible on the board are preferred: a missed three over a long forced
/// win, and both over a move without a known reason. Of a mistake that one side repeats only the first is kept: soon
/// after the other and at the same cell or corner, or a habit such as lost mobility. Moves that turn out not to be
/// mistakes are dropped. The last move that lost the game is always included, unless it repeats a mistake.
/// Takes about a second: do not call it in the window thread. Returns soon after `stop`.
[[nodiscard]] std::vector<TurningPoint> explainTurningPoints(std::vector<TurningPoint> points, const GameInfo& game,
                                                             const std::atomic<bool>& stop);

} // namespace qipan::app
