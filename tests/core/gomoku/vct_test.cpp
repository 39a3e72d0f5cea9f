// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/vct.h"

#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/gomoku/plain_threats.h"
#include "tests/core/gomoku/position_view.h"
#include "tests/core/gomoku/puzzles.h"
#include "tests/core/gomoku/solver_positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <atomic>
#include <cstdint>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

constexpr std::size_t vctTableBytes = 4 << 20;
constexpr std::uint64_t plenty = 200'000;
constexpr Rule vctRules[] = {Rule::Freestyle, Rule::Standard, Rule::Renju};

ForcedWin solve(VctSolver& solver, const Board& board, Rule rule, Side attacker, std::uint64_t nodes = plenty,
                int moves = VctSolver::unlimitedMoves)
{
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, nodes, stop};
    Position position{board, rule, handcraftedWeights(rule)};
    const test::PositionView before = test::viewOf(position);
    const ForcedWin win = solver.solve(position, attacker, nodes, budget, moves);
    CHECK(test::viewOf(position) == before);
    return win;
}

/// Plays the win against every defence; the solver supplies the attacker's moves.
bool holds(VctSolver& solver, const Board& board, Rule rule, Side attacker)
{
    test::ProofReplay replay{rule, attacker, [&](const Board& next) {
                                 const std::atomic<bool> stop{false};
                                 SearchBudget budget{{}, plenty, stop};
                                 Position position{next, rule, handcraftedWeights(rule)};
                                 return solver.solve(position, attacker, plenty, budget).line;
                             }};
    return replay.holds(board);
}

/// The moves of the line are legal, and it ends as claimed.
bool isPlayable(Board board, Rule rule, Side attacker, const std::vector<Point>& line)
{
    Side side = attacker;
    for (const Point point : line) {
        if (board.at(point) != Stone::None || !test::plainlyAllowed(board, rule, point, side))
            return false;
        board.place(point, side);
        if (winsThrough(board, rule, point))
            return side == attacker && point == line.back();
        side = opposite(side);
    }
    // otherwise all helpful points are forbidden for the defender
    return rule == Rule::Renju && attacker == Side::White && line.size() % 2 == 1;
}

} // namespace

TEST_CASE("the VCT solver agrees with a plain search on two moves", "[gomoku][vct]")
{
    test::SolverPositions next{61};
    VctSolver solver{vctTableBytes};
    int won = 0;
    int refuted = 0;
    const int positions = test::repetitions(40, 300);
    for (const Rule rule : vctRules) {
        for (int i = 0; i < positions; ++i) {
            Board board = next.smallPosition(rule);
            for (const Side attacker : {Side::Black, Side::White}) {
                const ForcedWin win = solve(solver, board, rule, attacker);
                INFO(test::told(board, rule, attacker));
                if (test::winsByThreats(board, rule, attacker, 2))
                    REQUIRE(win.isProven());
                ++(win.isProven() ? won : refuted);
            }
        }
    }
    CHECK(won > positions / 4);
    CHECK(refuted > positions / 4);
}

TEST_CASE("the VCT solver finds a win within the limit exactly if there is one", "[gomoku][vct]")
{
    test::SolverPositions next{63};
    VctSolver solver{vctTableBytes};
    int longer = 0;
    const int positions = test::repetitions(40, 300);
    for (const Rule rule : vctRules) {
        for (int i = 0; i < positions; ++i) {
            Board board = next.smallPosition(rule);
            for (const Side attacker : {Side::Black, Side::White}) {
                INFO(test::told(board, rule, attacker));
                bool isWon = false;
                for (int moves = 0; moves <= 2; ++moves) {
                    const Verdict verdict = solve(solver, board, rule, attacker, plenty, moves).verdict;
                    isWon = test::winsByThreats(board, rule, attacker, moves);
                    REQUIRE(verdict == (isWon ? Verdict::Proven : Verdict::Refuted));
                }
                longer += !isWon && solve(solver, board, rule, attacker).isProven() ? 1 : 0;
            }
        }
    }
    CHECK(longer > 0);
}

TEST_CASE("a win by threats holds against all replies", "[gomoku][vct]")
{
    test::SolverPositions next{62};
    VctSolver solver{vctTableBytes};
    VcfSolver fours{vctTableBytes};
    int byThreats = 0;
    const int positions = test::repetitions(60, 3'000);
    for (const Rule rule : vctRules) {
        for (int i = 0; i < positions; ++i) {
            const Board board = next.position(rule);
            for (const Side attacker : {Side::Black, Side::White}) {
                const ForcedWin win = solve(solver, board, rule, attacker, 1'000);
                INFO(test::told(board, rule, attacker));
                REQUIRE(win.isProven() == !win.line.empty());
                if (!win.isProven() || test::provesWinByFours(board, rule, attacker, win.line))
                    continue;
                REQUIRE(isPlayable(board, rule, attacker, win.line));
                REQUIRE(holds(solver, board, rule, attacker));
                ++byThreats;
            }
        }
    }
    CHECK(byThreats >= positions / 20);
}

TEST_CASE("published problems are solved by threats", "[gomoku][vct][vcf]")
{
    for (const test::Puzzle& puzzle : test::puzzles()) {
        VctSolver solver{vctTableBytes};
        const ForcedWin win = solve(solver, puzzle.board, puzzle.rule, puzzle.attacker);
        INFO(puzzle.name);
        CHECK(win.isProven());
        CHECK(isPlayable(puzzle.board, puzzle.rule, puzzle.attacker, win.line));
        CHECK(test::provesWinByFours(puzzle.board, puzzle.rule, puzzle.attacker, win.line) == puzzle.byFours);
        if (!puzzle.byFours)
            CHECK(holds(solver, puzzle.board, puzzle.rule, puzzle.attacker));
    }
}

TEST_CASE("a tiny table produces no false win", "[gomoku][vct]")
{
    test::SolverPositions next{63};
    VctSolver large{vctTableBytes};
    VctSolver small{1};
    int same = 0;
    const int positions = test::repetitions(100, 3'000);
    for (int i = 0; i < positions; ++i) {
        const Rule rule = vctRules[i % 3];
        const Board board = next.position(rule);
        const ForcedWin win = solve(large, board, rule, Side::Black, 5'000);
        const ForcedWin found = solve(small, board, rule, Side::Black, 5'000);
        INFO(test::told(board, rule, Side::Black));
        if (win.verdict != Verdict::Unknown && found.verdict != Verdict::Unknown)
            REQUIRE(win.verdict == found.verdict);
        same += win.verdict == found.verdict ? 1 : 0;
        large.clear();
        REQUIRE(solve(large, board, rule, Side::Black, 5'000).line == win.line);
    }
    CHECK(same > positions / 2);
}

TEST_CASE("a double three wins but is forbidden to Black in renju", "[gomoku][vct][renju]")
{
    const Board board = test::drawnBoard({
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        ".....XX........",
        ".......X.......",
        ".......X.......",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
    });
    VctSolver solver{vctTableBytes};
    for (const Rule rule : {Rule::Freestyle, Rule::Standard}) {
        const ForcedWin win = solve(solver, board, rule, Side::Black);
        REQUIRE(win.isProven());
        CHECK(isPlayable(board, rule, Side::Black, win.line));
        CHECK(holds(solver, board, rule, Side::Black));
    }
    const ForcedWin win = solve(solver, board, Rule::Renju, Side::Black, 20'000);
    CHECK((win.line.empty() || win.line.front() != pointOf({7, 7})));
}

TEST_CASE("the defender's counter-fours are considered", "[gomoku][vct]")
{
    // Black's two threes would win, but each is stopped by a white four.
    const Board board = test::drawnBoard({
        "...............",
        "...............",
        "...............",
        "...............",
        ".......X.......",
        ".......X.......",
        "...............",
        ".....XX........",
        "...............",
        "...............",
        "...............",
        "...............",
        "...............",
        ".........X.....",
        "OOO............",
    });
    Board answered = board;
    answered.place(pointOf({7, 7}), Side::Black);
    VctSolver solver{vctTableBytes};
    Position position{answered, Rule::Freestyle, handcraftedWeights(Rule::Freestyle)};
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, plenty, stop};
    const ForcedWin win = solver.solveAnswer(position, Side::Black, plenty, budget);
    REQUIRE(win.isProven());
    CHECK(win.line.size() > 5); // with one or two white fours
    CHECK(holds(solver, board, Rule::Freestyle, Side::Black));
}

TEST_CASE("the VCT solver respects its limits", "[gomoku][vct]")
{
    const auto& puzzle = test::puzzles()[4];
    Position position{puzzle.board, puzzle.rule, handcraftedWeights(puzzle.rule)};
    const test::PositionView before = test::viewOf(position);
    VctSolver solver{vctTableBytes};
    for (const std::uint64_t nodes : {0U, 1U, 10U, 100U}) {
        const std::atomic<bool> stop{false};
        SearchBudget budget{{}, plenty, stop};
        CHECK(solver.solve(position, puzzle.attacker, nodes, budget).verdict == Verdict::Unknown);
        CHECK(budget.nodes() <= nodes);
        SearchBudget own{{}, nodes, stop};
        CHECK(solver.solve(position, puzzle.attacker, plenty, own).verdict == Verdict::Unknown);
        CHECK(test::viewOf(position) == before);
        solver.clear();
    }
    const std::atomic<bool> stopped{true};
    SearchBudget budget{{}, plenty, stopped};
    CHECK(solver.solve(position, puzzle.attacker, plenty, budget).verdict == Verdict::Unknown);
}

TEST_CASE("the VCT solver resumes where a limit stopped it", "[gomoku][vct]")
{
    const auto& puzzle = test::puzzles()[4];
    Position position{puzzle.board, puzzle.rule, handcraftedWeights(puzzle.rule)};
    VctSolver solver{vctTableBytes};
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, 10 * plenty, stop};
    ForcedWin win;
    int calls = 0;
    while (!win.isProven() && calls < 100) {
        win = solver.solve(position, puzzle.attacker, 5'000, budget);
        ++calls;
    }
    CHECK(win.isProven());
    CHECK(calls > 1);
}
