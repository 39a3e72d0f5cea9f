#pragma once

#include "core/board/engine.h"
#include "core/reversi/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// The whole search as an engine for reversi::Game, as strong as its limits allow; without any it thinks until it is
/// stopped or the end of the game is seen. Scores are those of Search, and exact ones where they are certain: a search
/// to the end of the game that is allowed by depth, nodes and time goes on until it has them. Threads help with these
/// only. What it remembers is as large as `memory` allows and 48 MB where that names nothing; it forgets everything
/// between two calls. A forced move is not thought about for long where there is a limit of time, and no lines are
/// asked for. `weights` must outlive it; where it is
/// null they are the trained ones, which the first call reads.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, const Weights* weights = nullptr);

} // namespace qipan::reversi
