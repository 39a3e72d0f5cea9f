// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/path.h"
#include "core/link/solver.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/never_stop.h"

#include <atomic>
#include <chrono>
#include <set>
#include <thread>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::neverStop;
using qipan::test::repetitions;

namespace {

/// Decides by trying all plays on plain boards; for small ones.
bool canBeSolved(const Board& board, const Shape& shape, FallingMode mode, PathRule rule, std::set<std::string>& lost)
{
    std::string key;
    for (const Tile& tile : board.values())
        key += tile ? static_cast<char>('a' + *tile) : '.';
    if (key.find_first_not_of('.') == std::string::npos)
        return true;
    if (lost.contains(key))
        return false;
    for (const Pair& pair : joinablePairs(board, rule)) {
        Board next = board;
        next[pair.a].reset();
        next[pair.b].reset();
        if (canBeSolved(settledByStep(next, shape, mode), shape, mode, rule, lost))
            return true;
    }
    lost.insert(key);
    return false;
}

/// Plays the line on a plain board; true if every pair is legal and no tile is left.
bool leadsToTheEnd(Board board, const Shape& shape, FallingMode mode, PathRule rule, const std::vector<Pair>& line)
{
    for (const Pair& pair : line) {
        if (!board[pair.a] || board[pair.a] != board[pair.b] || !joiningPath(board, pair.a, pair.b, rule))
            return false;
        board[pair.a].reset();
        board[pair.b].reset();
        board = settledByStep(board, shape, mode);
    }
    return std::ranges::none_of(board.values(), [](const Tile& tile) { return tile.has_value(); });
}

} // namespace

TEST_CASE("the solver agrees with exhaustive play in every mode and shape", "[link]")
{
    Random random{3};
    int solvable = 0;
    int unsolvable = 0;
    const int games = repetitions(13 * 20, 13 * 1'000);
    for (int game = 0; game < games; ++game) {
        const auto mode = static_cast<FallingMode>(game % fallingModes);
        const BoardSize size{.columns = 4, .rows = game % 3 == 0 ? 4 : 3};
        const Shape shape = random.below(3) == 0 ? randomShape(random, size, 2) : Shape{size};
        const PathRule rule{.maxCorners = 2, .border = random.below(2) == 0};
        const Board board = copiesBoard(random, shape, 2 + 2 * static_cast<int>(random.below(3)));
        std::set<std::string> lost;
        const bool expected = canBeSolved(board, shape, mode, rule, lost);
        const Solving found = solve(Position{board, shape, mode, rule.border}, {}, neverStop);
        INFO(game);
        REQUIRE(found.verdict == (expected ? Verdict::Solvable : Verdict::Unsolvable));
        REQUIRE((expected ? leadsToTheEnd(board, shape, mode, rule, found.line) : found.line.empty()));
        ++(expected ? solvable : unsolvable);
    }
    REQUIRE(solvable > games / 5);
    REQUIRE(unsolvable > games / 20);
}

TEST_CASE("usual boards without gravity are mostly decided and every line clears the board", "[link]")
{
    Random random{17};
    const Shape shape{{.columns = 16, .rows = 10}};
    int open = 0;
    const int games = repetitions(20, 200);
    for (int game = 0; game < games; ++game) {
        const Board board = copiesBoard(random, shape, 4);
        const Solving found = solve(Position{board, shape, FallingMode::None, true}, {.nodes = 1'000}, neverStop);
        open += found.verdict == Verdict::Open ? 1 : 0;
        if (found.verdict == Verdict::Solvable)
            REQUIRE(leadsToTheEnd(board, shape, FallingMode::None, {}, found.line));
    }
    REQUIRE(open * 4 <= games);
}

TEST_CASE("random play never wins a board that the relaxation refutes", "[link]")
{
    Random random{5};
    const Shape shape{{.columns = 8, .rows = 6}};
    int refuted = 0;
    for (int game = 0; game < repetitions(60, 2'000); ++game) {
        const Board board = copiesBoard(random, shape, game % 2 == 0 ? 2 : 4);
        const Position position{board, shape, FallingMode::None, game % 3 == 0};
        if (solve(position, {.nodes = 2'000}, neverStop).verdict != Verdict::Unsolvable)
            continue;
        ++refuted;
        for (int play = 0; play < 50; ++play) {
            Position now = position;
            while (const auto pair = now.randomPair(random))
                now.remove(*pair);
            REQUIRE(now.tilesLeft() > 0);
        }
    }
    REQUIRE(refuted > 0);
}

TEST_CASE("a solver with a node limit is deterministic", "[link]")
{
    Random random{8};
    const Shape shape{{.columns = 10, .rows = 8}};
    for (const FallingMode mode : {FallingMode::None, FallingMode::Down, FallingMode::Inward}) {
        const Position position{copiesBoard(random, shape, 4), shape, mode, true};
        const Solving once = solve(position, {.nodes = 3'000}, neverStop);
        const Solving again = solve(position, {.nodes = 3'000}, neverStop);
        REQUIRE(once.verdict == again.verdict);
        REQUIRE(once.line == again.line);
        REQUIRE(once.nodes == again.nodes);
        REQUIRE(once.nodes <= 3'000);
    }
}

TEST_CASE("a hint keeps the board solvable when that is known", "[link]")
{
    Random random{12};
    int solvable = 0;
    for (int game = 0; game < repetitions(13 * 8, 13 * 100); ++game) {
        const auto mode = static_cast<FallingMode>(game % fallingModes);
        const Shape shape{{.columns = 4, .rows = 3}};
        const Board board = copiesBoard(random, shape, 4);
        Position position{board, shape, mode, true};
        const auto advice = advise(position, {}, neverStop);
        REQUIRE(advice.has_value() == position.anyPair().has_value());
        if (!advice)
            continue;
        REQUIRE(position.canRemove(advice->pair));
        std::set<std::string> lost;
        const bool expected = canBeSolved(board, shape, mode, {}, lost);
        REQUIRE(advice->verdict == (expected ? Verdict::Solvable : Verdict::Unsolvable));
        if (!expected)
            continue;
        ++solvable;
        position.remove(advice->pair);
        REQUIRE(canBeSolved(position.board(), shape, mode, {}, lost));
    }
    REQUIRE(solvable > 0);
}

TEST_CASE("a solver stops soon after it is told to", "[link]")
{
    Random random{2};
    const Shape shape{{.columns = 30, .rows = 20}};
    for (const FallingMode mode : {FallingMode::None, FallingMode::Left}) {
        // Two of a kind on such a large board: no solution can be found, and for falling tiles no proof.
        Board board{shape.size()};
        std::vector<Picture> pictures;
        for (int i = 0; i < board.size().cells(); ++i)
            pictures.push_back(static_cast<Picture>(i / 4));
        random.shuffle(pictures);
        std::size_t next = 0;
        for (int y = 0; y < 20; ++y) {
            for (int x = 0; x < 30; ++x)
                board[{x, y}] = pictures[next++];
        }
        std::atomic<bool> stop{true};
        const Solving found = solve(Position{board, shape, mode, false}, {}, stop);
        REQUIRE(found.verdict != Verdict::Solvable);
        REQUIRE(found.nodes <= 1);
    }
}

TEST_CASE("an empty board is solved and a board without pairs is not", "[link]")
{
    const Shape shape{{.columns = 4, .rows = 4}};
    REQUIRE(solve(Position{Board{shape.size()}, shape, FallingMode::Down, true}, {}, neverStop).verdict
            == Verdict::Solvable);
    const Board dead = boardOf({"abab", "baba", "abab", "baba"});
    const Position position{dead, shape, FallingMode::None, false};
    REQUIRE(solve(position, {}, neverStop).verdict == Verdict::Unsolvable);
    REQUIRE_FALSE(advise(position, {}, neverStop));
}
