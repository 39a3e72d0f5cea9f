#pragma once

#include "core/board/engine.h"
#include "core/board/registry.h"

#include <QString>

namespace qipan::app {

/// How likely a score makes it that its side wins, 0 to 1: the logistic function of the score over the game's scale,
/// and certainty for what is decided.
[[nodiscard]] double winChance(const GameInfo::Score& unit, int score);

/// In percent; what is not decided is not certain: 1 to 99.
[[nodiscard]] int chancePercent(const GameInfo::Score& unit, int score);

/// The same in words for a list: "62 %", "win in 4" (the winner's moves), "loss in 3".
[[nodiscard]] QString chanceText(const GameInfo::Score& unit, int score);

/// How far an analysis has come: "Depth 12 · 350 k nodes/s"; without the speed where there is none to speak of.
[[nodiscard]] QString progressText(const Thinking& best, qint64 milliseconds);

} // namespace qipan::app
