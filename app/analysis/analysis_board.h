// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"
#include "core/games/registry.h"
#include "ui/board/marks.h"

#include <vector>

namespace qipan::app {

/// Returns the number of legal moves of the side to move.
[[nodiscard]] int countMoves(const BoardGame& position);

/// Converts the lines of an analysis, best first, to marks on a board: values in discs if scores count discs, else
/// winning chances. The line with index `picked` is shown in full instead.
[[nodiscard]] ui::AnalysisMarks marksOf(const GameInfo::Score& unit, const std::vector<SearchResult>& lines,
                                        int picked);

} // namespace qipan::app
