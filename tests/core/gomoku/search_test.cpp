// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/search.h"

#include "tests/core/gomoku/plain_fours.h"
#include "tests/core/gomoku/position_view.h"
#include "tests/core/gomoku/puzzles.h"
#include "tests/core/gomoku/solver_positions.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <atomic>
#include <string>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

SearchResult think(Position& position, Side side, int depth, std::uint64_t nodes, std::size_t bytes = 1 << 20)
{
    const std::atomic<bool> stop{false};
    SearchBudget budget{{}, nodes, stop};
    SearchMemory memory{bytes};
    Search search{position, side, 1, memory, budget};
    return search.run(depth, {});
}

SearchResult think(const Board& board, Rule rule, Side side, int depth = 6)
{
    Position position{board, rule, handcraftedWeights(rule)};
    return think(position, side, depth, 1'000'000);
}

/// 15 lines: `rows` in the upper left corner, the rest empty.
Board boardOf(std::vector<std::string> rows)
{
    rows.resize(15, "");
    return test::drawnBoard(rows);
}

} // namespace

TEST_CASE("a win or loss is scored by its distance in plies", "[gomoku][search]")
{
    const Board four = boardOf({"", "", "..OXXXX"});
    CHECK(think(four, Rule::Freestyle, Side::Black).score == winScore - 1);
    CHECK(think(boardOf({"", "", "..XXXX"}), Rule::Freestyle, Side::White).score == -(winScore - 2));
    const Board three = boardOf({"", "", "...XXX"});
    CHECK(think(three, Rule::Freestyle, Side::Black).score == winScore - 3);
    const Board threes = boardOf({"", "", "...XXX", "", "", ".......XXX"});
    CHECK(think(threes, Rule::Freestyle, Side::White).score == -(winScore - 4));
}

TEST_CASE("a double three wins except for Black in renju", "[gomoku][search]")
{
    const Board board = boardOf({"", "", "", "....X", "....X", "..XX."});
    const SearchResult found = think(board, Rule::Freestyle, Side::Black);
    CHECK(found.score == winScore - 5);
    const SearchResult renju = think(board, Rule::Renju, Side::Black, 4);
    REQUIRE_FALSE(renju.line.empty());
    CHECK(renju.line.front() != Cell{4, 5});
}

TEST_CASE("a search restores the position and never plays a forbidden point for Black", "[gomoku][search][renju]")
{
    test::SolverPositions next{71};
    for (int i = 0; i < test::repetitions(150, 3'000); ++i) {
        const Rule rule = i % 3 == 0 ? Rule::Freestyle : Rule::Renju;
        const Board board = next.position(rule);
        Position position{board, rule, handcraftedWeights(rule)};
        const test::PositionView before = test::viewOf(position);
        const Side side = i % 2 == 0 ? Side::Black : Side::White;
        for (const std::uint64_t nodes : {0U, 1U, 50U, 3'000U}) {
            const SearchResult found = think(position, side, 20, nodes, i % 2 == 0 ? 1 : 1 << 20);
            REQUIRE(test::viewOf(position) == before);
            REQUIRE(found.nodes <= nodes);
            Board after = board;
            Side mover = side;
            for (const Cell cell : found.line) {
                REQUIRE(after.at(pointOf(cell)) == Stone::None);
                const bool isLastBlock = !test::plainlyAllowed(after, rule, pointOf(cell), mover);
                REQUIRE_FALSE(isLastBlock);
                after.place(pointOf(cell), mover);
                mover = opposite(mover);
            }
        }
    }
}

TEST_CASE("a decided score is confirmed by a deeper search", "[gomoku][search]")
{
    test::SolverPositions next{72};
    int decided = 0;
    const int positions = test::repetitions(300, 3'000);
    for (int i = 0; i < positions; ++i) {
        const Rule rule = i % 2 == 0 ? Rule::Freestyle : Rule::Standard;
        Position position{next.position(rule), rule, handcraftedWeights(rule)};
        const SearchResult found = think(position, Side::Black, 4, 20'000);
        const bool wins = found.score > winScore - 100;
        if (!wins || position.canMakeFive(Side::Black))
            continue;
        ++decided;
        position.place(pointOf(found.line.front()), Side::Black);
        const SearchResult answer = think(position, Side::White, 8, 50'000);
        CHECK(answer.score < -(winScore - 100));
    }
    CHECK(decided > positions / 15);
}

TEST_CASE("published wins by fours and threes are found", "[gomoku][search][renju]")
{
    for (const test::Puzzle& puzzle : test::puzzles()) {
        INFO(puzzle.name);
        Position position{puzzle.board, puzzle.rule, handcraftedWeights(puzzle.rule)};
        const SearchResult found = think(position, puzzle.attacker, 100, 200'000, 8 << 20);
        CHECK(found.score >= decidedScore);
    }
}
