// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/engines.h"

#include "core/board/search_table.h"
#include "core/reversi/endgame.h"
#include "core/reversi/evaluation.h"
#include "core/reversi/game.h"
#include "core/reversi/search.h"

#include <algorithm>
#include <bit>
#include <chrono>
#include <cmath>
#include <limits>
#include <optional>
#include <utility>
#include <vector>

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

int discsOf(const SearchResult& certain)
{
    return certain.score / terminalScale;
}

void reportAll(std::vector<SearchResult>& moves, std::size_t lines, const Report& report)
{
    std::stable_sort(moves.begin(), moves.begin() + static_cast<std::ptrdiff_t>(lines),
                     [](const SearchResult& a, const SearchResult& b) { return hundredthsOf(a) > hundredthsOf(b); });
    for (std::size_t pvIndex = 0; pvIndex < lines; ++pvIndex) {
        moves[pvIndex].pvIndex = static_cast<int>(pvIndex);
        if (report)
            report(moves[pvIndex]);
    }
}

/// Solves the root moves of an endgame, replacing the scores of a search by exact ones.
class RootEndgame {
public:
    /// Keeps references to all arguments except the position. Precondition: the side to move has a move.
    RootEndgame(const Position& root, EndgameSolver& solver, const PatternEvaluator& evaluator, SearchBudget& budget,
                const std::atomic<bool>& stop)
        : m_root{root}
        , m_solver{solver}
        , m_evaluator{evaluator}
        , m_budget{budget}
        , m_stop{stop}
    {
    }

    /// Returns the best move. `moves` are all root moves with their scores so far, best first. For a single line, it
    /// first finds out who wins: if the budget ends before the exact score is known, it returns a winning or drawing
    /// move with its earlier score. For several lines, `report` receives all of them each time one has become exact.
    [[nodiscard]] SearchResult run(std::vector<SearchResult> moves, std::size_t lines, const Report& report)
    {
        if (lines == 1) {
            SearchResult found = best(moves, report);
            found.nodes = m_budget.nodes();
            return found;
        }
        const std::vector<SearchResult> candidates = moves;
        lines = std::min(lines, moves.size());
        moves.resize(lines);
        for (std::size_t i = 0; i < candidates.size(); ++i) {
            SearchResult move = candidates[i];
            // Moves beyond the requested lines matter only if they are better than the last line.
            const Made made = makeExact(move, i < lines ? noScore : discsOf(moves.back()));
            if (made == Made::BudgetEnded)
                break;
            if (made == Made::NotAbove)
                continue;
            SearchResult& place = i < lines
                ? *std::ranges::find(moves, move.line.front(),
                                     [](const SearchResult& known) { return known.line.front(); })
                : moves.back();
            place = std::move(move);
            reportAll(moves, lines, report);
        }
        moves.front().nodes = m_budget.nodes();
        return moves.front();
    }

private:
    /// The result of solving a move.
    enum class Made : std::uint8_t {
        Exact,
        NotAbove,   ///< the score is not above the requested bound; the move is unchanged
        BudgetEnded ///< likewise unchanged
    };

    [[nodiscard]] SearchResult best(std::vector<SearchResult>& moves, const Report& report)
    {
        SearchResult found = moves.front();
        const auto sign = solve(m_root, -1, 1);
        if (!sign)
            return found;
        if (sign->score >= 0) {
            const Cell winner = cellOf(sign->line.front());
            found = *std::ranges::find(moves, winner, [](const SearchResult& move) { return move.line.front(); });
            found.pvIndex = 0;
        }
        const auto score = sign->score == 0 ? sign
            : sign->score > 0               ? solve(m_root, 1, maxDiscs)
                                            : solve(m_root, -maxDiscs, -1);
        if (!score)
            return found;
        found = exact(score->score, score->line);
        if (report)
            report(found);
        return found;
    }

    /// Makes the score exact if it is above `above` discs.
    [[nodiscard]] Made makeExact(SearchResult& move, int above)
    {
        const Square square = squareOf(move.line.front());
        const Position after = afterMove(m_root, square);
        if (above >= maxDiscs)
            return Made::NotAbove;
        if (above > noScore) {
            const auto bound = solve(after, -above - 1, -above);
            if (!bound)
                return Made::BudgetEnded;
            if (-bound->score <= above)
                return Made::NotAbove;
        }
        const auto answer = solve(after, -maxDiscs, std::min(-above, maxDiscs));
        if (!answer)
            return Made::BudgetEnded;
        std::vector<Square> line{square};
        line.insert(line.end(), answer->line.begin(), answer->line.end());
        move = exact(-answer->score, line);
        return Made::Exact;
    }

    [[nodiscard]] std::optional<EndgameResult> solve(const Position& position, int alpha, int beta)
    {
        EndgameResult result = m_solver.solveWithin(position, alpha, beta, m_budget.left(), m_stop, &m_evaluator);
        const bool isWithin = m_budget.spendNodes(result.nodes);
        if (!result.isComplete || !isWithin)
            return std::nullopt;
        return result;
    }

    [[nodiscard]] SearchResult exact(int discs, const std::vector<Square>& line) const
    {
        SearchResult result{
            .depth = m_root.empties(), .score = discs * terminalScale, .nodes = m_budget.nodes(), .isCertain = true};
        for (const Square square : line)
            result.line.push_back(cellOf(square));
        return result;
    }

    const Position m_root;
    EndgameSolver& m_solver;
    const PatternEvaluator& m_evaluator;
    SearchBudget& m_budget;
    const std::atomic<bool>& m_stop;
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
            m_table.emplace(bytes); // frees the old one first
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
