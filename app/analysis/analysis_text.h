// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"
#include "core/games/registry.h"
#include "ui/board/marks.h"

#include <QString>

#include <cstdint>
#include <optional>
#include <vector>

namespace qipan::app {

/// Returns winChance() in percent. An undecided game is never certain: 1 to 99.
[[nodiscard]] int chancePercent(const GameInfo::Score& unit, int score);

/// The same as text for a list: "62 %", "win in 4" (the winner's moves), "loss in 3".
[[nodiscard]] QString chanceText(const GameInfo::Score& unit, int score);

/// The colour to choose while the choice of an opening is open.
enum class BetterColour : std::uint8_t { Black, White, Even };

/// Returns the better colour by white's score in a position with white to move: neither if their chances differ by 4 %
/// at most.
[[nodiscard]] BetterColour betterColour(const GameInfo::Score& unit, int forWhite);

/// Says how a position stands for the side that may choose its colour: it has the better one. To place two more stones
/// instead gains nothing, since the other side then chooses. "The chooser takes Black: 62 %".
[[nodiscard]] QString choiceText(const GameInfo::Score& unit, int forWhite);

/// Returns black's chance in a finished game: 1, 0, or 0.5 for a draw.
[[nodiscard]] double blackChance(const Outcome& end);

/// Returns the expected final disc difference for the side to move (negative if behind); empty in games whose scores do
/// not count discs.
[[nodiscard]] std::optional<double> discsAhead(const GameInfo::Score& unit, const SearchResult& result);

/// Returns whether a value in discs is displayed as zero. Exact values are shown as whole numbers, others with one
/// decimal.
[[nodiscard]] bool isShownAsNone(double discs, bool isExact);

/// Formats discs with a sign, and with one decimal unless exact: "+4", "−2.5", "0.0".
[[nodiscard]] QString discsText(double discs, bool isExact);

/// Formats the value of an analysis line for a list: "+3.5", "+4 exact", or the result of `chanceText`.
[[nodiscard]] QString valueText(const GameInfo::Score& unit, const SearchResult& result);

/// The same in words: "about 3.5 discs ahead", "4 discs behind, exact", "62 %".
[[nodiscard]] QString valueDescription(const GameInfo::Score& unit, const SearchResult& result);

/// Describes the progress of an analysis: "Depth 12 · 350 k nodes/s"; without the speed if it is not meaningful.
[[nodiscard]] QString progressText(const SearchResult& best, qint64 milliseconds);

/// Returns the number of legal moves of the side to move.
[[nodiscard]] int countMoves(const BoardGame& position);

/// Converts the lines of an analysis, best first, to marks on a board: values in discs if scores count discs, else
/// winning chances. The line with index `picked` is shown in full instead.
[[nodiscard]] ui::AnalysisMarks marksOf(const GameInfo::Score& unit, const std::vector<SearchResult>& lines,
                                        int picked);

} // namespace qipan::app
