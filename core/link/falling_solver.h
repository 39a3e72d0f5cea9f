#pragma once

#include "core/board/search_budget.h"
#include "core/link/position.h"
#include "core/link/random.h"
#include "core/link/solver.h"

#include <cstdint>
#include <unordered_set>
#include <vector>

namespace qipan::link {

/// Solves any position by playing and taking back. Where tiles fall, a removal can shut as well as open, and nothing is
/// known of a board before it has been played to its end. So it plays at random, and where that gets stuck tries the
/// last choices anew, deeper and deeper from the end, before it begins again; boards that are proved lost are kept, so
/// that each of them is proved once.
class FallingSolver {
public:
    /// `budget` is spent and must live as long.
    FallingSolver(const Position& position, SearchBudget& budget);

    /// Once. `nodes` is left to the budget.
    [[nodiscard]] Solving solve();

private:
    /// Searches below the position, at most as many nodes as are left of the try. Leaves the position as it is, but at
    /// the end when it is solved.
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
