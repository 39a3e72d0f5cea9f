// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// Creates an engine for hints: it plays a forced win if there is one, otherwise like the strongest level, and gives
/// reasons. `seed` decides between equally good moves.
[[nodiscard]] std::unique_ptr<Engine> makeAdviser(std::uint64_t seed);

} // namespace qipan::gomoku
