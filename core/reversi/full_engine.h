#pragma once

#include "core/board/engine.h"
#include "core/reversi/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// The whole search as an engine for reversi::Game, as strong as its limits allow; without any it thinks until it is
/// stopped or the end of the game is seen. Scores are those of Search. What it remembers is as large as `memory` allows
/// and 16 MB where that names nothing; it forgets everything between two calls. `weights` must outlive it.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, const Weights& weights = trainedWeights());

} // namespace qipan::reversi
