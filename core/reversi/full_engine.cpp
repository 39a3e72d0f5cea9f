// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/engines.h"

#include "core/board/search_table.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/game.h"
#include "core/reversi/root_endgame.h"
#include "core/reversi/search.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>

namespace qipan::reversi {

namespace {

/// The cost of an evaluated position in positions of the endgame search.
constexpr double endgamePositions = 5;

/// Returns the expected positions for the exact score: 16 thousand at 12 empty squares, 6.4 million at 20, averaged
/// over 24 games played by four-ply searches.
double costOf(int empties)
{
    constexpr int measured = 20;
    constexpr double ofMeasured = 6.4e6;
    constexpr double perSquare = 2.15;
    return ofMeasured * std::pow(perSquare, empties - measured);
}

/// Decides whether the end of the game is close enough to be solved instead of evaluated.
class EndgameTiming {
public:
    /// Created when the search starts. Keeps a reference to the budget.
    EndgameTiming(int empties, std::size_t lines, const SearchBudget& budget)
        : m_cost{costOf(empties) * static_cast<double>(lines)}
        , m_budget{budget}
    {
    }

    /// Returns true if the search has gone far enough for a good move ordering, and the remaining budget will usually
    /// suffice to find out who wins, if not the exact score.
    [[nodiscard]] bool isDue() const
    {
        constexpr double dueShare = 0.1; // of the cost
        return static_cast<double>(m_budget.nodes()) * endgamePositions >= dueShare * m_cost && isAffordable();
    }

private:
    /// The winner is known after a sixth of the cost, which is worth more than a deeper evaluation.
    [[nodiscard]] bool isAffordable() const
    {
        constexpr double minShare = 0.35;
        const double least = minShare * m_cost;
        const Limits left = m_budget.left();
        if (left.nodes && static_cast<double>(*left.nodes) < least)
            return false;
        if (!left.time || m_budget.nodes() == 0)
            return true;
        const auto took = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin);
        const auto perPosition = took / static_cast<double>(m_budget.nodes()) / endgamePositions;
        return least * perPosition < *left.time;
    }

    const double m_cost; // expected positions
    const SearchBudget& m_budget;
    const std::chrono::steady_clock::time_point m_begin = std::chrono::steady_clock::now();
};

class FullEngine final : public Engine {
public:
    FullEngine(std::uint64_t seed, const Weights* weights)
        : m_seed{seed}
        , m_weights{weights}
    {
    }

    SearchResult think(const BoardGame& game, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        const Position root = static_cast<const Game&>(game).position();
        const Weights& weights = m_weights != nullptr ? *m_weights : trainedWeights();
        SearchBudget budget{limits, std::numeric_limits<std::uint64_t>::max(), stop};
        Search search{root, m_seed, weights, searchTable(limits), budget};
        const auto moves = static_cast<std::size_t>(std::popcount(legalMoves(root)));
        const std::size_t lines = std::min(moves, static_cast<std::size_t>(std::max(limits.lines.value_or(1), 1)));
        const int depth = depthOf(limits, root, moves);
        const EndgameTiming timing{root.empties(), lines, budget};
        const bool reachesEnd = depth >= root.empties();
        const SearchResult found =
            search.run(depth, report, static_cast<int>(lines), [&] { return reachesEnd && timing.isDue(); });
        if (!reachesEnd || budget.isExhausted())
            return found;
        const PatternEvaluator evaluator{weights};
        return RootEndgame{root, endgameSolver(limits), evaluator, budget, stop}.run(search.moves(), lines, report);
    }

private:
    static constexpr std::size_t defaultMemory = 48 << 20;

    /// Forced moves take no time if time is limited, unless lines, and thus exact values, are requested.
    [[nodiscard]] static int depthOf(const Limits& limits, const Position& root, std::size_t moves)
    {
        constexpr int ofForcedMove = 4;
        const int depth = limits.depth.value_or(root.empties());
        return limits.time && !limits.lines && moves == 1 ? std::min(depth, ofForcedMove) : depth;
    }

    SearchTable& searchTable(const Limits& limits)
    {
        const std::size_t bytes = limits.memory.value_or(defaultMemory) / 3;
        if (!m_table || m_bytes != bytes) {
            m_table.reset(); // free the old one first
            m_table.emplace(bytes);
            m_bytes = bytes;
        }
        if (remembers(limits))
            m_table->age();
        else
            m_table->clear();
        return *m_table;
    }

    EndgameSolver& endgameSolver(const Limits& limits)
    {
        const std::size_t bytes = limits.memory.value_or(defaultMemory) / 3 * 2;
        const int threads = std::max(limits.threads.value_or(1), 1);
        if (!m_solver || m_solverBytes != bytes || m_threads != threads) {
            m_solver.reset();
            m_solver.emplace(bytes, threads);
            m_solverBytes = bytes;
            m_threads = threads;
        }
        if (!remembers(limits))
            m_solver->clear();
        return *m_solver;
    }

    /// With a time limit, results for the previous move help. Otherwise answers must not depend on earlier calls.
    static bool remembers(const Limits& limits) { return limits.time.has_value(); }

    std::uint64_t m_seed;
    const Weights* m_weights;
    std::size_t m_bytes = 0;
    std::optional<SearchTable> m_table;
    std::size_t m_solverBytes = 0;
    int m_threads = 1;
    std::optional<EndgameSolver> m_solver;
};

} // namespace

std::unique_ptr<Engine> makeFullEngine(std::uint64_t seed, const Weights* weights)
{
    return std::make_unique<FullEngine>(seed, weights);
}

} // namespace qipan::reversi
