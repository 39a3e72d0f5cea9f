// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <atomic>
#include <cstdint>
#include <memory>
#include <optional>

namespace qipan::gomoku {

/// Plays the openings swap and swap2 by a search for balance (balance.h) with `engine`, whose scores must be
/// comparable. `nodes` is the limit of the whole answer; `seed` chooses among the openings. See Engine::open.
[[nodiscard]] SearchResult playOpening(const Game& position, const OpeningTurn& turn, Engine& engine,
                                       std::uint64_t nodes, std::uint64_t seed, const std::atomic<bool>& stop);

/// Returns the best stone on the cells that pro and long-pro allow for the next ply: the centre, or a cell near the
/// excluded square. Returns nothing if all cells are allowed. Parameters as above.
[[nodiscard]] std::optional<SearchResult> playOnSquare(const Game& position, Engine& engine, std::uint64_t nodes,
                                                       const std::atomic<bool>& stop);

/// Adds opening rules to `engine`, which does not know them: places the stones of pro and long-pro where they are
/// allowed, and plays swap and swap2 by a search for balance (opening_play.h). The strongest engine of makeEngine()
/// always evaluates these, whatever the level, so that openings are even. Supports gomoku::Game only, as `engine`
/// must. `seed` chooses among openings.
[[nodiscard]] std::unique_ptr<Engine> withOpenings(std::unique_ptr<Engine> engine, std::uint64_t seed);

} // namespace qipan::gomoku
