#pragma once

#include "core/board/search_budget.h"
#include "core/link/board_rules.h"
#include "core/link/random.h"

#include <optional>
#include <vector>

namespace qipan::link {

/// Up to `most` exchanges of two tiles, drawn at random, after which a stuck board has a pair that can go. Any other
/// exchange leaves it stuck. One node of the budget, here and below, is some ten nanoseconds.
[[nodiscard]] std::vector<Pair> freeingExchanges(const Board& stuck, const BoardRules& rules, std::size_t most,
                                                 Random& random, SearchBudget& budget);

/// Two tiles that need only change places and a stuck board can be finished for certain; nothing when none was found
/// before `budget` was spent.
[[nodiscard]] std::optional<Pair> solvingExchange(const Board& stuck, const BoardRules& rules, Random& random,
                                                  SearchBudget& budget);

} // namespace qipan::link
