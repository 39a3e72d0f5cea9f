// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"
#include "core/reversi/weights.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// Creates the full-strength engine for reversi::Game, as strong as its limits allow; without limits it thinks until
/// it is stopped or has solved the position. Scores are those of `Search`; exact scores are certain. If depth, nodes
/// and time allow a search to the end of the game, it continues until the scores are exact; only this part uses
/// several threads.
/// The tables take `memory` bytes, or 48 MB if not set. They are kept between calls if the time is limited, otherwise
/// cleared. With a time limit, and if no lines are requested, a forced move gets a short search only. Keeps a pointer
/// to `weights`; null stands for the trained ones, which the first call loads.
[[nodiscard]] std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, const Weights* weights = nullptr);

} // namespace qipan::reversi
