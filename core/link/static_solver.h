// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/search_budget.h"
#include "core/link/pairing.h"
#include "core/link/random.h"
#include "core/link/solver.h"

namespace qipan::link {

/// Solves positions without falling. There a removal can only open paths, and so:
/// - Only the pairing must be searched: once it is known, removing whatever is possible is exact.
/// - If all equal tiles can be removed now, they may be.
/// - A tile that remains on the relaxed board (`RelaxedBoard`) proves that there is no solution.
/// The search keeps the possible partners, excludes those that the last rule refutes, and branches where the fewest
/// choices are left.
class StaticSolver {
public:
    /// Returns true if the solver supports this position.
    [[nodiscard]] static bool canSolve(const Position& position);

    /// Keeps a reference to `budget` and spends from it. Precondition: canSolve(position).
    StaticSolver(const Position& position, SearchBudget& budget);
    /// Solves a board with exactly the tiles of `pairing`, using only the pairs that it allows.
    StaticSolver(const Occupancy<1>& occupancy, Pairing pairing, SearchBudget& budget);

    /// Call once. Leaves `nodes` to the owner of the budget.
    [[nodiscard]] Solving solve();

private:
    using TilePair = std::pair<TileIndex, TileIndex>;

    struct State {
        Occupancy<1> occupancy;
        Pairing pairing;
        std::vector<Pair> line;
    };

    [[nodiscard]] bool joined(const Occupancy<1>& occupancy, TileIndex a, TileIndex b) const;
    void remove(State& state, TileIndex a, TileIndex b) const;
    [[nodiscard]] bool findWholeKind(const State& state, Occupancy<1>& occupancy, std::vector<TileIndex>& left,
                                     std::vector<TilePair>& found) const;
    [[nodiscard]] bool removeWholeKind(State& state, std::size_t kind) const;
    [[nodiscard]] bool removeDecided(State& state, std::size_t kind, bool& removed) const;
    [[nodiscard]] bool advance(State& state);

    [[nodiscard]] std::vector<TileIndex> tilesLeft(const State& state, std::size_t without) const;
    [[nodiscard]] bool probe(State& state, std::size_t kind, bool& struck);
    [[nodiscard]] bool probeAll(State& state, bool untilStable);

    [[nodiscard]] bool playOut(State state, Random& random);
    [[nodiscard]] bool playOuts(const State& state, int count, Random& random);
    [[nodiscard]] TileIndex mostUrgent(const State& state) const;
    [[nodiscard]] Verdict search(State state);
    [[nodiscard]] Verdict decide(const State& state);
    [[nodiscard]] Verdict solveRoot();

    SearchBudget& m_budget;
    State m_root;
    std::vector<std::size_t>
        m_blockerCounts;      // by kind: how many other tiles cannot be removed before it, as last computed
    std::vector<Pair> m_line; // the solution, if found
};

} // namespace qipan::link
