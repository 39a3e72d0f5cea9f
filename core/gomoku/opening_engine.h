// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// Adds opening rules to `engine`, which does not know them: places the stones of pro and long-pro where they are
/// allowed, and plays swap and swap2 by a search for balance (opening_play.h). The strongest engine of makeEngine()
/// always evaluates these, whatever the level, so that openings are even. Supports gomoku::Game only, as `engine`
/// must. `seed` chooses among openings.
[[nodiscard]] std::unique_ptr<Engine> withOpenings(std::unique_ptr<Engine> engine, std::uint64_t seed);

} // namespace qipan::gomoku
