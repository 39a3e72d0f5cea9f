// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <atomic>
#include <cstdint>
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

} // namespace qipan::gomoku
