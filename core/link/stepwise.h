#pragma once

#include "core/board/search_budget.h"
#include "core/link/board_rules.h"
#include "core/link/random.h"

namespace qipan::link {

/// A stuck board where a few exchanges make sure that it can be finished: after one of them some pairs go, after the
/// next some more. Where there is none any more, or `budget` is spent (as in exchange.h), what is left is laid by
/// peeling.
[[nodiscard]] Board exchangedStepwise(const Board& stuck, const BoardRules& rules, Random& random,
                                      SearchBudget& budget);

} // namespace qipan::link
