#pragma once

#include "core/board/engine.h"
#include "core/board/registry.h"

#include <QString>

#include <optional>

namespace qipan::app {

/// How likely a score makes it that its side wins, 0 to 1: the logistic function of the score over the game's scale,
/// and certainty for what is decided.
[[nodiscard]] double winChance(const GameInfo::Score& unit, int score);

/// In percent; what is not decided is not certain: 1 to 99.
[[nodiscard]] int chancePercent(const GameInfo::Score& unit, int score);

/// The same in words for a list: "62 %", "win in 4" (the winner's moves), "loss in 3".
[[nodiscard]] QString chanceText(const GameInfo::Score& unit, int score);

/// The chance of black in a game that is over: 1, 0, or a half for a draw.
[[nodiscard]] double blackChance(const Outcome& end);

/// By how many discs the side to move will win (negative: lose), as far as was seen; nothing in games whose scores do
/// not tell.
[[nodiscard]] std::optional<double> discsAhead(const GameInfo::Score& unit, const Thinking& thinking);

/// Values in discs are shown as whole numbers where they are exact, else with tenths: true where nothing is left of
/// them.
[[nodiscard]] bool isShownAsNone(double discs, bool isExact);

/// With its sign, and a digit after the point only where it is not exact: "+4", "−2.5", "0.0".
[[nodiscard]] QString discsText(double discs, bool isExact);

/// What a line of an analysis is worth, for a list: "+3.5", "+4 exact", or what chanceText says.
[[nodiscard]] QString valueText(const GameInfo::Score& unit, const Thinking& thinking);

/// The same as one says it: "about 3.5 discs ahead", "4 discs behind, exact", "62 %".
[[nodiscard]] QString valueWords(const GameInfo::Score& unit, const Thinking& thinking);

/// Said of the best move: "best, 4 discs ahead, exact".
[[nodiscard]] QString bestWords(const QString& words);

/// How far an analysis has come: "Depth 12 · 350 k nodes/s"; without the speed where there is none to speak of.
[[nodiscard]] QString progressText(const Thinking& best, qint64 milliseconds);

} // namespace qipan::app
