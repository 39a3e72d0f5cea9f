// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/link/board_rules.h"
#include "core/link/random.h"

namespace qipan::link {

/// Makes a stuck board solvable by a few exchanges: after the first, some pairs are removed, after the next, some
/// more, and so on. When no exchange is left or `budget` is spent (in the unit of exchange.h), the remaining tiles are
/// placed by peeling.
[[nodiscard]] Board iterativeExchange(const Board& stuck, const BoardRules& rules, Random& random,
                                      SearchBudget& budget);

} // namespace qipan::link
