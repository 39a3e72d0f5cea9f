// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/engine.h"

#include <cstdint>
#include <memory>

namespace qipan::training {

/// Creates a player like people in their first games, by which the first levels of gomoku are measured. It sees a four
/// with a chance of 85 percent: its own, which it completes, or the other side's, which it blocks. It sees a three with
/// a chance of 50: its own, of which it makes a four, open if it can, or the other side's, if open. Otherwise it plays
/// beside single stones and twos, rather its own, with a good deal of chance. Supports gomoku::Game only; limits have
/// no effect. The same seed always gives the same moves.
[[nodiscard]] std::unique_ptr<Engine> makeBeginner(std::uint64_t seed);

} // namespace qipan::training
