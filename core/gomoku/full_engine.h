#pragma once

#include "core/board/engine.h"
#include "core/gomoku/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::gomoku {

/// As strong as the machine: an engine that thinks about gomoku::Game with all that its limits give it, threads, memory
/// and lines too. Without a limit of time, nodes or depth it thinks until it is stopped or has found the end of the
/// game. Where time alone is limited it remembers from move to move; else it forgets, so that with one thread and the
/// same limit of nodes the answer is always the same. `seed` decides between equally good moves,
/// `weights` what a position is worth.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, WeightsOf weights = trainedWeights);

} // namespace qipan::gomoku
