// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"

#include <chrono>
#include <cstddef>

namespace qipan::reversi {

/// Decides whether the end of the game is close enough to be solved instead of evaluated.
class EndgameTiming {
public:
    /// Created when the search starts. Keeps a reference to the budget.
    EndgameTiming(int empties, std::size_t lines, const SearchBudget& budget);

    /// Returns true if the search has gone far enough for a good move ordering, and the remaining budget will usually
    /// suffice to find out who wins, if not the exact score.
    [[nodiscard]] bool isDue() const;

private:
    [[nodiscard]] bool isAffordable() const;

    const double m_cost; // expected positions
    const SearchBudget& m_budget;
    const std::chrono::steady_clock::time_point m_begin;
};

} // namespace qipan::reversi
