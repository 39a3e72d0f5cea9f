// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/path.h"
#include "core/link/position.h"
#include "tests/core/link/reference.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <cmath>
#include <map>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

/// Invariants of a position.
void check(const Position& position, const Board& board)
{
    REQUIRE(position.board() == board);
    REQUIRE(position.hash() == hashOf(board));
    REQUIRE(position.tilesLeft()
            == std::ranges::count_if(board.values(), [](const Tile& tile) { return tile.has_value(); }));
}

/// Requires that both list the same pairs, each once.
void comparePairs(const Position& position, const Board& board, PathRule rule)
{
    std::vector<Pair> pairs;
    position.appendPairs(pairs);
    for (Pair& pair : pairs) {
        REQUIRE(position.canRemove(pair));
        if (std::pair{pair.a.y, pair.a.x} > std::pair{pair.b.y, pair.b.x})
            std::swap(pair.a, pair.b);
    }
    const auto expected = joinablePairs(board, rule);
    REQUIRE(pairs.size() == expected.size());
    REQUIRE(std::ranges::is_permutation(pairs, expected));
    REQUIRE(position.anyPair().has_value() == !expected.empty());
}

} // namespace

TEST_CASE("a position plays and undoes like a plain board in every gravity mode and shape", "[link]")
{
    Random random{21};
    constexpr BoardSize sizes[]{{4, 4}, {8, 6}, {5, 10}, {16, 10}};
    for (int game = 0; game < repetitions(13 * 12, 13 * 1'000); ++game) {
        const auto mode = static_cast<FallingMode>(game % fallingModes);
        const BoardSize size = sizes[random.below(std::size(sizes))];
        const Shape shape = random.below(2) == 0 ? Shape{size} : randomShape(random, size, 2);
        const PathRule rule{.maxCorners = 2, .border = random.below(2) == 0};
        Board board = copiesBoard(random, shape, 2 + 2 * static_cast<int>(random.below(4)));
        Position position{board, shape, mode, rule.border};
        std::vector<Board> boards{board};
        check(position, board);
        while (const auto pair =
                   boards.size() % 2 == 0 ? position.randomPair(random) : position.randomTilePair(random)) {
            if (boards.size() % 4 == 1)
                comparePairs(position, board, rule);
            REQUIRE(position.canRemove(*pair));
            position.remove(*pair);
            board[pair->a] = board[pair->b] = std::nullopt;
            board = settledByStep(board, shape, mode);
            check(position, board);
            boards.push_back(board);
        }
        comparePairs(position, board, rule);
        REQUIRE(joinablePairs(board, rule).empty());

        Position copy = position;
        copy.forgetHistory();
        REQUIRE_FALSE(copy.canUndo());
        check(copy, board);
        while (position.canUndo()) {
            position.undo();
            boards.pop_back();
            check(position, boards.back());
        }
        REQUIRE(boards.size() == 1);
        comparePairs(position, boards.back(), rule);
        check(copy, board);
    }
}

TEST_CASE("random pairs are uniformly distributed however many copies a picture has", "[link]")
{
    const Board board = boardOf({"aabb", "ccdd", "ddee", "eeaa"});
    const Position position{board, Shape{board.size()}, FallingMode::None, true};
    std::vector<Pair> pairs;
    position.appendPairs(pairs);
    std::map<std::pair<Cell, Cell>, int> drawn;
    Random random{4};
    constexpr int draws = 20'000;
    for (int i = 0; i < draws; ++i) {
        const Pair pair = position.randomPair(random).value();
        ++drawn[std::minmax(pair.a, pair.b)];
    }
    REQUIRE(drawn.size() == pairs.size());
    const double expected = double(draws) / double(pairs.size());
    for (const auto& [pair, count] : drawn)
        CHECK(std::abs(count - expected) < 5 * std::sqrt(expected));
}

TEST_CASE("every removable tile and each of its partners is drawn with equal probability", "[link]")
{
    const Board board = boardOf({"aabb", "ccdd", "ddee", "eeaa"});
    const Position position{board, Shape{board.size()}, FallingMode::None, true};
    std::vector<Pair> pairs;
    position.appendPairs(pairs);
    std::map<Cell, int> partners;
    for (const Pair& pair : pairs) {
        ++partners[pair.a];
        ++partners[pair.b];
    }
    std::map<std::pair<Cell, Cell>, int> drawn;
    Random random{4};
    constexpr int draws = 20'000;
    for (int i = 0; i < draws; ++i) {
        const Pair pair = position.randomTilePair(random).value();
        REQUIRE(position.canRemove(pair));
        ++drawn[{pair.a, pair.b}];
    }
    REQUIRE(drawn.size() == 2 * pairs.size());
    for (const auto& [pair, count] : drawn) {
        const double expected = double(draws) / double(partners.size()) / double(partners[pair.first]);
        CHECK(std::abs(count - expected) < 5 * std::sqrt(expected));
    }
}

TEST_CASE("falls are reported and an empty board has no pair", "[link]")
{
    const Board board = boardOf({"ab", "ba", "cc"});
    Position position{board, Shape{board.size()}, FallingMode::Down, true};
    position.remove({{0, 2}, {1, 2}});
    const std::vector<Fall> falls(position.lastFalls().begin(), position.lastFalls().end());
    CHECK(falls == std::vector<Fall>{{{0, 1}, {0, 2}}, {{0, 0}, {0, 1}}, {{1, 1}, {1, 2}}, {{1, 0}, {1, 1}}});
    CHECK(position.tileAt({0, 2}) == Tile{1});
    CHECK_FALSE(position.tileAt({0, 0}));
    Random random{1};
    CHECK_FALSE(position.anyPair());
    CHECK_FALSE(position.randomPair(random));
    CHECK_FALSE(position.randomTilePair(random));
    const Board none{BoardSize{2, 2}};
    CHECK_FALSE(Position(none, Shape{none.size()}, FallingMode::Left, false).randomPair(random));
}
