// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <vector>

namespace qipan::test {

/// The first move of an engine's answer, without a stop.
[[nodiscard]] Cell moveOf(Engine& engine, const BoardGame& game, const Limits& limits = {});

/// How long `engine` continues after `stop` was set: the 95th percentile of `count` searches. `stop` is set from
/// another thread at a random moment, and on a busy machine that thread may be interrupted as it does so. Requires that
/// each answer is a legal move. Measured in processor time, which std::clock does not provide on Windows: there it is
/// the median.
[[nodiscard]] std::chrono::microseconds stopDelay(Engine& engine, const BoardGame& game, int count);
/// The promised maximum of that: 10 ms; twenty times as much under sanitizers.
#ifdef QIPAN_SANITIZED
inline constexpr std::chrono::milliseconds stopLimit{200};
#else
inline constexpr std::chrono::milliseconds stopLimit{10};
#endif

/// Requires that two engines made the same way give the same answer and node count under the same node limit.
void requireDeterminism(const std::function<std::unique_ptr<Engine>()>& make, const BoardGame& game,
                        std::uint64_t nodes);

/// The score of `first` against `second`: 2 for each win, 1 for each draw. Each of the `pairs` openings, `plies`
/// random moves long, is played with both colours.
[[nodiscard]] int pointsInPairs(Engine& first, Engine& second, const BoardGame& start, int pairs, int plies);

} // namespace qipan::test
