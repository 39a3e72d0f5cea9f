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

/// How long `engine` goes on after `stop` became true, at the 99th percentile of `count` searches. `stop` is set from
/// another thread at a random moment. Requires that each answer is a legal move.
///
/// It is processor time where std::clock has that (not on Windows): other programs may hold this one up.
[[nodiscard]] std::chrono::microseconds stopDelay(Engine& engine, const BoardGame& game, int count);
/// What is promised of that: 10 ms. A program that is slowed down by sanitizers gets twenty times as much.
#ifdef QIPAN_SANITIZED
inline constexpr std::chrono::milliseconds stopLimit{200};
#else
inline constexpr std::chrono::milliseconds stopLimit{10};
#endif

/// Requires that two engines made alike give the same answer, node count and all, under the same node limit.
void requireDeterminism(const std::function<std::unique_ptr<Engine>()>& make, const BoardGame& game,
                        std::uint64_t nodes);

/// The score of `first` against `second`: 2 for each win, 1 for each draw. Each of the `pairs` openings, `plies` random
/// moves long, is played twice with the colours changed.
[[nodiscard]] int pointsInPairs(Engine& first, Engine& second, const BoardGame& start, int pairs, int plies);

} // namespace qipan::test
