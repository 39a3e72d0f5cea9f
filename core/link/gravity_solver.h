// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/link/position.h"
#include "core/link/random.h"
#include "core/link/solver.h"

#include <cstdint>
#include <unordered_set>
#include <vector>

namespace qipan::link {

/// Solves positions by playing and taking back. With falling tiles, a removal can close paths as well as open them,
/// and a board must be played to its end to know anything about it. So the solver plays at random; when stuck, it
/// varies the last choices, going further and further back before it restarts. It remembers boards proven lost, so
/// that each is proven once.
class GravitySolver {
public:
    /// Keeps a reference to `budget` and spends from it.
    GravitySolver(const Position& position, SearchBudget& budget);

    /// Call once. Leaves `nodes` to the owner of the budget.
    [[nodiscard]] Solving solve();

private:
    /// Searches below the position, within the nodes left for this try. Restores the position unless it is solved.
    [[nodiscard]] Verdict search();
    void setLost();

    Position m_position;
    SearchBudget& m_budget;
    Random m_random;
    std::uint64_t m_leftOfTry = 0;
    std::unordered_set<std::uint64_t> m_lost; // hashes of boards
    std::vector<Pair> m_line;
};

} // namespace qipan::link
