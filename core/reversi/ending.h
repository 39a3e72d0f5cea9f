#pragma once

#include "core/board/search_budget.h"
#include "core/reversi/position.h"
#include "core/reversi/window.h"

namespace qipan::reversi {

/// The score at the end of the game when both sides play their best, for the side to move and in hundredths of a disc:
/// exact within the window, a bound outside. It means nothing once the budget is exhausted.
/// Alpha-beta where the moves that leave the fewest answers come first; for a dozen empty squares.
[[nodiscard]] int endingScore(const Position& position, Window window, SearchBudget& budget);

} // namespace qipan::reversi
