#pragma once

#include "core/board/search_budget.h"
#include "core/link/occupancy.h"
#include "core/link/pairing.h"
#include "core/link/random.h"
#include "core/link/solver.h"

#include <utility>
#include <vector>

namespace qipan::link {

/// Solves positions in which nothing falls. There a removal only opens the board, and so:
/// - who goes with whom is all there is to search: once that is known, taking off whatever can go is exact;
/// - equal tiles that can all go now may do so at once, whatever else;
/// - a tile that stays on the relaxed board (RelaxedBoard) proves that there is no solution.
/// The search keeps who may go with whom, strikes out what the last rule refutes, and decides where least is left to
/// choose.
class StillSolver {
public:
    /// Whether it can take this position.
    [[nodiscard]] static bool canSolve(const Position& position);

    /// Precondition: canSolve(position). `budget` is spent and must live as long.
    StillSolver(const Position& position, SearchBudget& budget);
    /// The same for the tiles of a pairing, which are all there is on the board. It keeps to what the pairing allows.
    StillSolver(const Occupancy<1>& occupancy, Pairing pairing, SearchBudget& budget);

    /// Once. `nodes` is left to the budget.
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
    [[nodiscard]] bool takeWholeKind(State& state, std::size_t kind) const;
    [[nodiscard]] bool takeDecided(State& state, std::size_t kind, bool& taken) const;
    [[nodiscard]] bool advance(State& state);

    [[nodiscard]] std::vector<TileIndex> tilesLeft(const State& state, std::size_t without) const;
    [[nodiscard]] bool probe(State& state, std::size_t kind, bool& struck);
    [[nodiscard]] bool probeAll(State& state, bool untilNothingChanges);

    [[nodiscard]] bool playOut(State state, Random& random);
    [[nodiscard]] bool playOuts(const State& state, int count, Random& random);
    [[nodiscard]] TileIndex mostUrgent(const State& state) const;
    [[nodiscard]] Verdict search(State state);
    [[nodiscard]] Verdict decide(const State& state);
    [[nodiscard]] Verdict solveRoot();

    SearchBudget& m_budget;
    State m_root;
    std::vector<std::size_t> m_shutIn; // by kind: how many others cannot go before it, as last seen
    std::vector<Pair> m_line;          // the solution, when there is one
};

} // namespace qipan::link
