// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/full_engine.h"

#include "core/board/search_table.h"
#include "core/reversi/endgame_timing.h"
#include "core/reversi/game.h"
#include "core/reversi/pattern_evaluator.h"
#include "core/reversi/root_endgame.h"
#include "core/reversi/search.h"

#include <algorithm>
#include <bit>
#include <limits>
#include <optional>

namespace qipan::reversi {

namespace {

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
