#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// An engine for hints: where a win is forced it plays that, else as the strongest level does, and it says why.
/// `seed` decides between equally good moves.
[[nodiscard]] std::unique_ptr<Engine> makeAdviser(std::uint64_t seed);

} // namespace qipan::gomoku
