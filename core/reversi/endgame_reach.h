#pragma once

#include "core/board/search_budget.h"

#include <chrono>
#include <cstddef>

namespace qipan::reversi {

/// Whether the end of the game is near enough to be played out rather than guessed at.
class EndgameReach {
public:
    /// Of a search that begins now. Keeps a reference to the budget.
    EndgameReach(int empties, std::size_t lines, const SearchBudget& budget);

    /// The search has looked well enough for a good order of the moves, and what is left of the budget will most
    /// often do to find out who wins, if not by how much.
    [[nodiscard]] bool isReached() const;

private:
    [[nodiscard]] bool isAffordable() const;

    const double m_cost; // positions, most often
    const SearchBudget& m_budget;
    const std::chrono::steady_clock::time_point m_begin;
};

} // namespace qipan::reversi
