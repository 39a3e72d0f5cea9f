// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/gomoku/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// Creates the full-strength engine, which supports gomoku::Game only and all limits, including threads, memory and
/// lines. Without a limit of time, nodes or depth it searches until it is stopped or has solved the position. If only
/// the time is limited, it keeps its tables from move to move; otherwise it clears them, so that the same node limit
/// with one thread always gives the same answer. `seed` decides between equally good moves; `weights` are those of the
/// evaluation.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, WeightsOf weights = trainedWeights);

} // namespace qipan::gomoku
