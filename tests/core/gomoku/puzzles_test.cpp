// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/vcf.h"
#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/gomoku/puzzles.h"
#include "tests/support/catch.h"

#include <atomic>
#include <ctime>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

/// Fails if it takes more than `seconds` of processor time.
void requireWinByFours(const test::Puzzle& puzzle, double seconds, std::size_t minPlies)
{
    INFO(puzzle.name);
    VcfSolver solver{1 << 20};
    Position position{puzzle.board, puzzle.rule, handcraftedWeights(puzzle.rule)};
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, 1'000'000, stop};
    const std::clock_t begin = std::clock();
    const ForcedWin win = solver.solve(position, puzzle.attacker, {VcfSolver::maxMoves, 1'000'000}, budget);
    CHECK(static_cast<double>(std::clock() - begin) < seconds * CLOCKS_PER_SEC);
    CHECK(win.line.size() >= minPlies);
    CHECK(test::provesWinByFours(puzzle.board, puzzle.rule, puzzle.attacker, win.line));
}

} // namespace

TEST_CASE("published problems of fours are solved within 0.1 s", "[gomoku][vcf]")
{
    int solved = 0;
    for (const test::Puzzle& puzzle : test::puzzles()) {
        if (!puzzle.byFours)
            continue;
        requireWinByFours(puzzle, 0.1, 7);
        ++solved;
    }
    CHECK(solved == 4);
}

TEST_CASE("a hundred-ply sequence of fours is solved within 2 s", "[gomoku][vcf]")
{
    requireWinByFours(test::shadowsAndFog(), 2, 100);
}
