// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/link/position.h"

namespace qipan::link {

/// Returns up to `most` random exchanges of two tiles that give a stuck board a removable pair. Here and below a node
/// of the budget is about ten nanoseconds.
[[nodiscard]] std::vector<Pair> freeingExchanges(const Board& stuck, const BoardRules& rules, std::size_t most,
                                                 Random& random, SearchBudget& budget);

/// Returns an exchange of two tiles that makes a stuck board solvable, proven by a solution; nothing if none was found
/// within the budget.
[[nodiscard]] std::optional<Pair> solvingExchange(const Board& stuck, const BoardRules& rules, Random& random,
                                                  SearchBudget& budget);

} // namespace qipan::link
