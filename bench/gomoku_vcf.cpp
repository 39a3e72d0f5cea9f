// How fast are victories by continuous fours found, and how much faster than by trying every point?
//
//     bench_gomoku_vcf [ROUNDS]        5 unless given, 1 … 1000: how often the solver begins anew
//
// Chains of fours, each searched to its end, then the same chains with three fours only, where there is no win: the
// plain search tries every empty point for that.

#include "core/gomoku/vcf.h"
#include "tests/core/gomoku/combs.h"
#include "tests/core/gomoku/plain_fours.h"

#include <atomic>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <ctime>

namespace {

using namespace qipan;
using namespace qipan::gomoku;

constexpr std::size_t tableBytes = 4 << 20;
constexpr std::uint64_t mostNodes = 50'000'000;

struct Measured {
    ForcedWin win;
    double seconds = 0; // a round
    std::uint64_t nodes = 0;
};

double secondsSince(std::clock_t begin)
{
    return static_cast<double>(std::clock() - begin) / CLOCKS_PER_SEC; // processor time: others may hold this one up
}

Measured measure(const Board& board, int fours, int rounds)
{
    Measured measured;
    Position position{board, Rule::Freestyle, plainWeights(Rule::Freestyle)};
    VcfSolver solver{tableBytes};
    for (int round = 0; round < rounds; ++round) {
        solver.clear();
        const std::atomic<bool> stop{false};
        SearchBudget budget{{}, mostNodes, stop};
        const std::clock_t begin = std::clock();
        measured.win = solver.solve(position, Side::Black, {fours, mostNodes}, budget);
        measured.seconds += secondsSince(begin) / rounds;
        measured.nodes = budget.nodes();
    }
    return measured;
}

/// Prints a line for the whole chain and one for the comparison; false when something is not as it must be.
bool report(const char* name, Board board, int rounds)
{
    constexpr int few = 3;
    const Measured whole = measure(board, VcfSolver::mostMoves, rounds);
    std::printf("%-18s %3zu plies, %8llu nodes, %9.3f ms, %5.2f million nodes/s\n", name, whole.win.line.size(),
                static_cast<unsigned long long>(whole.nodes), 1e3 * whole.seconds,
                1e-6 * static_cast<double>(whole.nodes) / whole.seconds);
    const Measured fast = measure(board, few, 100 * rounds);
    const std::clock_t begin = std::clock();
    const bool wins = test::winsByFours(board, Rule::Freestyle, Side::Black, few);
    const double plain = secondsSince(begin);
    std::printf("%-18s %3d fours: %9.3f ms, plain %9.3f ms, ratio %.0f\n", "", few, 1e3 * fast.seconds, 1e3 * plain,
                plain / fast.seconds);
    return test::provesWinByFours(board, Rule::Freestyle, Side::Black, whole.win.line) && wins == fast.win.isProven();
}

} // namespace

int main(int argc, char* argv[])
{
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 5;
    if (argc > 2 || rounds < 1 || rounds > 1'000) {
        std::fprintf(stderr, "usage: bench_gomoku_vcf [ROUNDS from 1 to 1000]\n");
        return 2;
    }
    bool right = report("20 fours", test::shortComb(), rounds);
    right = report("20 with decoys", test::combWithDecoys(), rounds) && right;
    right = report("42 fours", test::longComb(), rounds) && right;
    if (!right) {
        std::fprintf(stderr, "a proof does not hold, or the two differ\n");
        return 1;
    }
    return 0;
}
