#pragma once

#include "core/board/board_game.h"
#include "core/board/engine.h"
#include "core/board/registry.h"
#include "ui/board/analysis_marks.h"

#include <vector>

namespace qipan::app {

/// How many cells the side to move can play.
[[nodiscard]] int countMoves(const BoardGame& position);

/// The lines of an analysis, the best first, as marks on a board: values where the game's scores tell discs, else
/// chances. The line with the number `picked`, from 0, is shown in their place.
[[nodiscard]] ui::AnalysisMarks marksOf(const GameInfo::Score& unit, const std::vector<Thinking>& lines, int picked);

} // namespace qipan::app
