// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"

#include <chrono>
#include <cstdint>
#include <ctime>
#include <functional>
#include <memory>
#include <vector>

namespace qipan::test {

/// The first move of an engine's answer, without a stop.
[[nodiscard]] Cell moveOf(Engine& engine, const BoardGame& game, const Limits& limits = {});

/// How long `engine` continues after `stop` was set: delayToCheck of `count` searches. Requires that each answer is a
/// legal move.
[[nodiscard]] std::chrono::microseconds stopDelay(Engine& engine, const BoardGame& game, int count);

/// Which of some delays to compare with stopLimit: the 95th percentile in long runs, which want a quiet machine, and
/// otherwise the median, as on a busy machine any thread may be interrupted.
[[nodiscard]] std::chrono::microseconds delayToCheck(std::vector<std::chrono::microseconds> delays);

/// The time between two values of std::clock: processor time, which a busy machine changes least (on Windows it is the
/// time of day).
[[nodiscard]] std::chrono::microseconds processorTime(std::clock_t begin, std::clock_t end);

/// The promised maximum of that: 10 ms. Sanitizers slow a search down by an unknown factor: with them, tests only prove
/// that it stops.
#ifdef QIPAN_SANITIZED
inline constexpr std::chrono::milliseconds stopLimit{5'000};
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
