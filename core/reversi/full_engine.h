#pragma once

#include "core/board/engine.h"
#include "core/reversi/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// The whole search as an engine for reversi::Game, as strong as its limits allow; without any it thinks until it is
/// stopped or the end of the game is seen. Scores are those of Search. What it remembers is as large as `memory` allows
/// and 16 MB where that names nothing; it forgets everything between two calls. `weights` must outlive it; where it is
/// null they are the trained ones, which the first call reads.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, const Weights* weights = nullptr);

} // namespace qipan::reversi
