// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/vcf.h"

#include "tests/core/gomoku/combs.h"
#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/gomoku/position_view.h"
#include "tests/core/gomoku/solver_positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <atomic>
#include <ctime>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

constexpr std::size_t vcfTableBytes = 1 << 20;

ForcedWin solve(VcfSolver& solver, Position& position, Side attacker, int fours, std::uint64_t nodes = 1'000'000)
{
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, nodes, stop};
    return solver.solve(position, attacker, {fours, nodes}, budget);
}

ForcedWin solve(const Board& board, Rule rule, Side attacker, int fours = VcfSolver::maxMoves)
{
    VcfSolver solver{vcfTableBytes};
    Position position{board, rule, handcraftedWeights(rule)};
    return solve(solver, position, attacker, fours);
}

void requireProof(const Board& board, Rule rule, Side attacker, std::size_t plies)
{
    const ForcedWin win = solve(board, rule, attacker);
    INFO(test::told(board, rule, attacker));
    REQUIRE(win.isProven());
    CHECK(win.line.size() == plies);
    CHECK(test::provesWinByFours(board, rule, attacker, win.line));
}

} // namespace

TEST_CASE("the VCF solver agrees with a plain search on few fours", "[gomoku][vcf]")
{
    test::SolverPositions next{51};
    VcfSolver solver{vcfTableBytes};
    int won = 0;
    int refuted = 0;
    const int positions = test::repetitions(2'000, 20'000);
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        for (int i = 0; i < positions; ++i) {
            Board board = next.position(rule);
            Position position{board, rule, handcraftedWeights(rule)};
            for (const Side attacker : {Side::Black, Side::White}) {
                const int fours = i % 10 == 0 ? 3 : i % 3;
                const ForcedWin win = solve(solver, position, attacker, fours);
                INFO(test::told(board, rule, attacker) << fours << " fours");
                REQUIRE(win.isProven() == test::winsByFours(board, rule, attacker, fours));
                REQUIRE(win.verdict != Verdict::Unknown);
                ++(win.isProven() ? won : refuted);
            }
        }
    }
    CHECK(won > positions / 10);
    CHECK(refuted > positions / 10);
}

TEST_CASE("a line of fours wins against all replies", "[gomoku][vcf]")
{
    test::SolverPositions next{52};
    VcfSolver solver{vcfTableBytes};
    int longOnes = 0;
    const int positions = test::repetitions(2'000, 20'000);
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        for (int i = 0; i < positions; ++i) {
            const Board board = next.position(rule);
            Position position{board, rule, handcraftedWeights(rule)};
            const test::PositionView before = test::viewOf(position);
            for (const Side attacker : {Side::Black, Side::White}) {
                const ForcedWin win = solve(solver, position, attacker, VcfSolver::maxMoves, 20'000);
                REQUIRE(test::viewOf(position) == before);
                INFO(test::told(board, rule, attacker));
                REQUIRE(win.isProven() == !win.line.empty());
                if (win.isProven())
                    REQUIRE(test::provesWinByFours(board, rule, attacker, win.line));
                longOnes += win.line.size() > 6 ? 1 : 0;
            }
        }
    }
    CHECK(longOnes > positions / 100);
}

TEST_CASE("a tiny table changes no verdict", "[gomoku][vcf]")
{
    test::SolverPositions next{53};
    VcfSolver large{vcfTableBytes};
    VcfSolver small{1};
    for (int i = 0; i < test::repetitions(300, 5'000); ++i) {
        const Rule rule = i % 2 == 0 ? Rule::Freestyle : Rule::Renju;
        const Board board = next.position(rule);
        Position position{board, rule, handcraftedWeights(rule)};
        const ForcedWin win = solve(large, position, Side::White, 6);
        CHECK(solve(small, position, Side::White, 6).verdict == win.verdict);
        CHECK(solve(large, position, Side::White, 6).line == win.line);
        large.clear();
        CHECK(solve(large, position, Side::White, 6).line == win.line);
    }
}

TEST_CASE("an immediate five needs no four", "[gomoku][vcf]")
{
    const Board board = test::drawnBoard({"XXXX..", "OOOO..", "......", "......", "......", "......"});
    CHECK(solve(board, Rule::Freestyle, Side::Black, 0).line == std::vector<Point>{pointOf({4, 0})});
    CHECK(solve(board, Rule::Freestyle, Side::White, 0).line == std::vector<Point>{pointOf({4, 1})});
    CHECK(
        solve(test::drawnBoard({".XXX.", ".....", ".....", ".....", "....."}), Rule::Freestyle, Side::Black, 0).verdict
        == Verdict::Refuted);
}

TEST_CASE("a double four wins except for Black in renju", "[gomoku][vcf]")
{
    const Board board = test::drawnBoard({
        "..........",
        "....O.....",
        "....X.....",
        "....X.....",
        "....X.....",
        "OXXX......",
        "..........",
        "..........",
        "..........",
        "..........",
    });
    requireProof(board, Rule::Freestyle, Side::Black, 3);
    requireProof(board, Rule::Standard, Side::Black, 3);
    CHECK(solve(board, Rule::Renju, Side::Black).verdict == Verdict::Refuted);
}

TEST_CASE("Black's fours avoid a forbidden point", "[gomoku][vcf][renju]")
{
    // The two fours as above; below, a four and an open three need another four.
    const Board board = test::drawnBoard({
        "...............",
        "....O..........",
        "....X..........",
        "....X..........",
        "....X..........",
        "OXXX...........",
        "...............",
        "...............",
        "...............",
        "...............",
        "..........X....",
        "..........X....",
        "......OXXX.....",
        "...............",
        "...............",
    });
    requireProof(board, Rule::Freestyle, Side::Black, 3);
    requireProof(board, Rule::Renju, Side::Black, 5);
}

TEST_CASE("white wins by a four that black may not block", "[gomoku][vcf][renju]")
{
    const Board board = test::drawnBoard({
        "OOO............",
        "....XX.........",
        "....X.X........",
        "....X..X.......",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
    });
    const ForcedWin win = solve(board, Rule::Renju, Side::White);
    REQUIRE(win.isProven());
    CHECK(win.line == std::vector<Point>{pointOf({3, 0})});
    CHECK(test::provesWinByFours(board, Rule::Renju, Side::White, win.line));
    CHECK(solve(board, Rule::Freestyle, Side::White).verdict == Verdict::Refuted);
    VcfSolver solver{vcfTableBytes};
    Position position{board, Rule::Renju, handcraftedWeights(Rule::Renju)};
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, 1'000'000, stop};
    const auto despiteAnyBlock = [&] {
        const SolverLimits limits{.moves = VcfSolver::maxMoves, .nodes = 100'000, .mayBlockForbidden = true};
        return solver.solve(position, Side::White, limits, budget).verdict;
    };
    CHECK(despiteAnyBlock() == Verdict::Refuted);
    CHECK(solve(solver, position, Side::White, VcfSolver::maxMoves).isProven()); // not confused by the table
    for (const int y : {1, 2, 3})                                                // for a second four
        position.place(pointOf({3, y}), Side::White);
    CHECK(despiteAnyBlock() == Verdict::Proven);
}

TEST_CASE("a block that makes a four is answered by a four that blocks it", "[gomoku][vcf]")
{
    const std::vector<std::string> rows{
        "...............", //
        "......XXXO.....", // the point to the left of these blocks the column below and makes two fours
        "OXXX...........", // a four here is blocked at the top of the column
        "...X.O.........", //
        "..X..O.........", //
        ".....O.........", //
        ".....X.........", //
        "...............", "...............", "...............", "...............",
        "...............", "...............", "...............", "...............",
    };
    std::vector<std::string> weaker = rows;
    weaker[1] = "...............";
    weaker[4] = ".....O.........";
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        Board board = test::drawnBoard(rows);
        requireProof(board, rule, Side::Black, 5);
        Board withoutFour = test::drawnBoard(weaker);
        for (Board* each : {&board, &withoutFour}) {
            each->place(pointOf({4, 2}), Side::Black);
            each->place(pointOf({5, 2}), Side::White);
        }
        requireProof(board, rule, Side::Black, 3);
        CHECK(solve(board, rule, Side::Black).line.front() == pointOf({5, 1}));
        CHECK(solve(withoutFour, rule, Side::Black).verdict == Verdict::Refuted);
    }
}

TEST_CASE("the VCF solver respects its limits", "[gomoku][vcf]")
{
    Position position{test::longComb(), Rule::Freestyle, handcraftedWeights(Rule::Freestyle)};
    const test::PositionView before = test::viewOf(position);
    VcfSolver solver{vcfTableBytes};
    for (const std::uint64_t nodes : {0U, 1U, 10U, 100U}) {
        const std::atomic<bool> stop{false};
        SearchBudget budget{{}, 1'000'000, stop};
        CHECK(solver.solve(position, Side::Black, {VcfSolver::maxMoves, nodes}, budget).verdict == Verdict::Unknown);
        CHECK(budget.nodes() <= nodes);
        SearchBudget own{{}, nodes, stop};
        CHECK(solver.solve(position, Side::Black, {VcfSolver::maxMoves, 1'000'000}, own).verdict == Verdict::Unknown);
        CHECK(test::viewOf(position) == before);
        solver.clear();
    }
    const std::atomic<bool> stopped{true};
    SearchBudget budget{{}, 1'000'000, stopped};
    CHECK(solver.solve(position, Side::Black, {VcfSolver::maxMoves, 1'000}, budget).verdict == Verdict::Unknown);
}

TEST_CASE("dead-end fours do not hide a chain of twenty", "[gomoku][vcf]")
{
    requireProof(test::shortComb(), Rule::Freestyle, Side::Black, 41);
    const ForcedWin win = solve(test::combWithDecoys(), Rule::Freestyle, Side::Black);
    REQUIRE(win.isProven());
    CHECK(win.line.size() < 60); // long lines may contain a few superfluous fours
    CHECK(test::provesWinByFours(test::combWithDecoys(), Rule::Freestyle, Side::Black, win.line));
}

TEST_CASE("a very long chain of fours is found within 2 s", "[gomoku][vcf]")
{
    const std::clock_t begin = std::clock(); // processor time, unaffected by other programs
    const ForcedWin win = solve(test::longComb(), Rule::Freestyle, Side::Black);
    CHECK(std::clock() - begin < 2 * CLOCKS_PER_SEC);
    REQUIRE(win.isProven());
    CHECK(win.line.size() > 80);
    CHECK(test::provesWinByFours(test::longComb(), Rule::Freestyle, Side::Black, win.line));
}
