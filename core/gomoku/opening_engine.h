#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// `engine`, which knows nothing of opening rules, with what they ask of an opponent: it puts the stones of pro and
/// long-pro where they may lie, and plays swap and swap2 by a search for balance (opening_play.h). Only the strongest
/// of makeEngine() judges there, whoever plays on: an opening that a weak opponent leaves uneven is no game. It thinks
/// about gomoku::Game, as `engine` must. `seed` chooses among openings.
[[nodiscard]] std::unique_ptr<Engine> withOpenings(std::unique_ptr<Engine> engine, std::uint64_t seed);

} // namespace qipan::gomoku
