#pragma once

#include "core/board/engine.h"
#include "core/gomoku/game.h"

#include <atomic>
#include <cstdint>
#include <optional>

namespace qipan::gomoku {

/// What an engine does in the openings swap and swap2, by a search for balance (balance.h) with `engine`, whose
/// scores must be comparable. `nodes` are all that it may visit; `seed` chooses among the openings.
/// See Engine::open.
[[nodiscard]] Thinking playOpening(const Game& position, const OpeningTurn& turn, Engine& engine, std::uint64_t nodes,
                                   std::uint64_t seed, const std::atomic<bool>& stop);

/// The best stone on the cells that pro and long-pro leave for the next ply: the centre, or a cell near the square that
/// must be left free. Nothing where the opening leaves all cells. Parameters as above.
[[nodiscard]] std::optional<Thinking> playOnSquare(const Game& position, Engine& engine, std::uint64_t nodes,
                                                   const std::atomic<bool>& stop);

} // namespace qipan::gomoku
