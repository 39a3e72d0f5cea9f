// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::reversi {

/// Creates a player like people in their first games, by which the first levels of reversi are measured. It flips many
/// discs and likes the edge. It sees with a chance of 85 percent that it can take a corner, and of 50 that a move gives
/// the other side one. Supports reversi::Game only; limits have no effect. The same seed always gives the same moves.
[[nodiscard]] std::unique_ptr<Engine> makeBeginner(std::uint64_t seed);

} // namespace qipan::reversi
