// SPDX-License-Identifier: GPL-3.0-or-later
// Measures the solvers of forced wins, and the gain from their tables and the position's shapes.
//     bench_gomoku_solver [ROUNDS]
// ROUNDS, 1 … 1000, default 3, is how often each solver starts anew. Chains of fours are searched to the end; the same
// chains with three fours only, where there is no win, beside a plain search that tries every empty point. Published
// problems are solved by fours and by threes, with the longest published win by fours, beside the same solvers with a
// minimal table, which give up after `maxNodes` positions.

#include "core/gomoku/vct.h"
#include "tests/core/gomoku/combs.h"
#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/gomoku/puzzles.h"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <string>

namespace {

using namespace qipan;
using namespace qipan::gomoku;

constexpr std::size_t tableBytes = 16 << 20;
constexpr std::uint64_t maxNodes = 2'000'000;

struct Measured {
    ForcedWin win;
    double seconds = 0; // per round
    std::uint64_t nodes = 0;
};

double secondsSince(std::clock_t begin)
{
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; // processor time, unaffected by other programs
}

/// `solve` gets a position and a node budget; `clear` resets the solver.
template <typename Solve, typename Clear>
Measured measure(const Board& board, Rule rule, int rounds, Solve solve, Clear clear)
{
    Measured measured;
    Position position{board, rule, handcraftedWeights(rule)};
    for (int round = 0; round < rounds; ++round) {
        clear();
        const std::atomic<bool> stop{false};
        SearchBudget budget{{}, maxNodes, stop};
        const std::clock_t begin = std::clock();
        measured.win = solve(position, budget);
        measured.seconds += secondsSince(begin) / rounds;
        measured.nodes = budget.nodes();
    }
    return measured;
}

Measured measureFours(std::size_t bytes, const Board& board, Rule rule, Side attacker, int fours, int rounds)
{
    VcfSolver solver{bytes};
    const auto solve = [&](Position& position, SearchBudget& budget) {
        return solver.solve(position, attacker, {fours, maxNodes}, budget);
    };
    return measure(board, rule, rounds, solve, [&] { solver.clear(); });
}

Measured measureThreats(std::size_t bytes, const Board& board, Rule rule, Side attacker, int rounds)
{
    VctSolver solver{bytes};
    const auto solve = [&](Position& position, SearchBudget& budget) {
        return solver.solve(position, attacker, maxNodes, budget);
    };
    return measure(board, rule, rounds, solve, [&] { solver.clear(); });
}

/// Prints a line for the whole chain and one for the comparison; false if a result is wrong.
bool reportChain(const char* name, Board board, int rounds)
{
    constexpr int few = 3;
    constexpr Rule rule = Rule::Freestyle;
    const Measured whole = measureFours(tableBytes, board, rule, Side::Black, VcfSolver::maxMoves, rounds);
    std::printf("%-34s %3zu plies, %8llu nodes, %9.3f ms, %5.2f million nodes/s\n", name, whole.win.line.size(),
                static_cast<unsigned long long>(whole.nodes), 1e3 * whole.seconds,
                1e-6 * static_cast<double>(whole.nodes) / whole.seconds);
    const Measured fast = measureFours(tableBytes, board, rule, Side::Black, few, 100 * rounds);
    const std::clock_t begin = std::clock();
    const bool wins = test::winsByFours(board, rule, Side::Black, few);
    const double plain = secondsSince(begin);
    std::printf("%-34s %3d fours: %9.3f ms, plain %9.3f ms, ratio %.0f\n", "", few, 1e3 * fast.seconds, 1e3 * plain,
                plain / fast.seconds);
    return test::provesWinByFours(board, rule, Side::Black, whole.win.line) && wins == fast.win.isProven();
}

bool reportPuzzle(const test::Puzzle& puzzle, int rounds)
{
    const auto with = [&](std::size_t bytes, int times) {
        return puzzle.byFours
            ? measureFours(bytes, puzzle.board, puzzle.rule, puzzle.attacker, VcfSolver::maxMoves, times)
            : measureThreats(bytes, puzzle.board, puzzle.rule, puzzle.attacker, times);
    };
    const Measured found = with(tableBytes, rounds);
    const Measured plain = with(1, 1);
    std::printf("%-34s %s %3zu plies, %8llu nodes, %9.3f ms; without a table %8llu nodes, %9.3f ms%s, ratio %.1f\n",
                std::string{puzzle.name}.c_str(), puzzle.byFours ? "VCF" : "VCT", found.win.line.size(),
                static_cast<unsigned long long>(found.nodes), 1e3 * found.seconds,
                static_cast<unsigned long long>(plain.nodes), 1e3 * plain.seconds,
                plain.win.isProven() ? "" : " (gave up)", plain.seconds / found.seconds);
    return found.win.isProven();
}

} // namespace

int main(int argc, char* argv[])
{
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 3;
    if (argc > 2 || rounds < 1 || rounds > 1'000) {
        std::fprintf(stderr, "usage: bench_gomoku_solver [ROUNDS from 1 to 1000]\n");
        return 2;
    }
    bool right = reportChain("20 fours", test::shortComb(), rounds);
    right = reportChain("20 with decoys", test::combWithDecoys(), rounds) && right;
    right = reportChain("42 fours", test::longComb(), rounds) && right;
    right = reportPuzzle(test::shadowsAndFog(), rounds) && right;
    for (const test::Puzzle& puzzle : test::puzzles())
        right = reportPuzzle(puzzle, rounds) && right;
    if (!right) {
        std::fprintf(stderr, "a win was not found, a proof does not hold, or the two differ\n");
        return 1;
    }
    return 0;
}
