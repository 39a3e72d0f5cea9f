// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/link/reference.h"

#include "core/link/game.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>
#include <utility>

using namespace qipan;
using namespace qipan::link;
using namespace qipan::link::test;
using qipan::test::repetitions;

namespace {

Cell randomCell(Random& random, BoardSize size)
{
    // including one cell beyond each edge
    return {static_cast<int>(random.below(static_cast<std::size_t>(size.columns) + 2)) - 1,
            static_cast<int>(random.below(static_cast<std::size_t>(size.rows) + 2)) - 1};
}

} // namespace

TEST_CASE("choosing a cell selects or deselects or moves the selection or removes a pair", "[link]")
{
    Game game{boardOf({"a.b", "cca", "bab"})};

    CHECK(game.choose({1, 0}) == Choice{Nothing{}}); // empty
    CHECK(game.choose({-1, 0}) == Choice{Nothing{}});
    CHECK(game.choose({3, 2}) == Choice{Nothing{}});
    CHECK_FALSE(game.picked());

    CHECK(game.choose({0, 0}) == Choice{Picked{{0, 0}}});
    CHECK(game.picked() == Cell{0, 0});
    CHECK(game.choose({1, 0}) == Choice{Nothing{}}); // the selection stays
    CHECK(game.choose({0, 7}) == Choice{Nothing{}});
    CHECK(game.picked() == Cell{0, 0});

    CHECK(game.choose({0, 0}) == Choice{Unpicked{{0, 0}}});
    CHECK_FALSE(game.picked());

    (void)game.choose({0, 0});
    CHECK(game.choose({2, 0}) == Choice{PickMoved{{0, 0}, {2, 0}, Mismatch::DifferentPicture}});
    CHECK(game.picked() == Cell{2, 0});

    CHECK(game.choose({0, 2}) == Choice{PickMoved{{2, 0}, {0, 2}, Mismatch::NoPath}});
    CHECK(game.picked() == Cell{0, 2});
    CHECK(game.tilesLeft() == 8);

    (void)game.choose({0, 1});
    const Path straight{{{0, 1}, {1, 1}}};
    CHECK(game.choose({1, 1}) == Choice{Removed{{0, 1}, {1, 1}, Picture{2}, straight}});
    CHECK_FALSE(game.picked());
    CHECK_FALSE(game.board()[{0, 1}]);
    CHECK(game.choose({1, 1}) == Choice{Nothing{}}); // a third click on a cell that is now empty
    CHECK(game.tilesLeft() == 6);
}

TEST_CASE("the effect of a choice can be predicted", "[link]")
{
    const Game game{boardOf({"aa"})};
    CHECK(game.decide({0, 0}) == Choice{Picked{{0, 0}}});
    CHECK_FALSE(game.picked());
    CHECK(game.tilesLeft() == 2);
}

TEST_CASE("a game is won with the last pair and stuck when no pair can be removed", "[link]")
{
    Game game{boardOf({"aa"})};
    CHECK_FALSE(game.won());
    CHECK_FALSE(game.stuck());
    (void)game.choose({0, 0});
    (void)game.choose({1, 0});
    CHECK(game.won());
    CHECK_FALSE(game.stuck());
    CHECK_FALSE(game.hint());

    Game crossed{boardOf({"ab", "ba"})};
    CHECK(crossed.stuck());
    CHECK_FALSE(crossed.won());
    CHECK_FALSE(crossed.hint());
    crossed.shuffle(1);
    CHECK_FALSE(crossed.stuck());
    CHECK(crossed.hint());
    crossed.undo();
    CHECK(crossed.stuck());
    CHECK(crossed.board() == boardOf({"ab", "ba"}));
    crossed.redo();
    CHECK_FALSE(crossed.stuck());
}

TEST_CASE("hints are always valid moves", "[link]")
{
    for (std::uint32_t seed = 1; seed <= 39; ++seed) {
        const auto mode = static_cast<FallingMode>(seed % fallingModes);
        const DealSetup setup{
            .size = {8, 8}, .mode = mode, .pictures = 12, .difficulty = Difficulty::Easy, .seed = seed};
        Game game{dealt(setup).board, {}, mode};
        while (const auto hint = game.hint()) {
            REQUIRE(isValid(hint->path, game.board(), hint->pair.a, hint->pair.b, game.rule()));
            REQUIRE(std::holds_alternative<Picked>(game.choose(hint->pair.a)));
            const Choice choice = game.choose(hint->pair.b);
            REQUIRE(std::holds_alternative<Removed>(choice));
            REQUIRE(std::get<Removed>(choice).path == hint->path);
        }
        CHECK((game.won() || game.stuck()));
    }
}

TEST_CASE("a changed path rule applies at once", "[link]")
{
    Game game{boardOf({"abba", "abba"}), {.maxCorners = 2, .border = true}};
    (void)game.choose({0, 0});
    CHECK(std::holds_alternative<Removed>(game.decide({3, 0})));
    game.setRule({.maxCorners = 2, .border = false});
    CHECK_FALSE(game.picked());
    (void)game.choose({0, 0});
    CHECK(std::holds_alternative<PickMoved>(game.decide({3, 0})));

    Game corner{boardOf({"abba"}), {.maxCorners = 2, .border = true}};
    (void)corner.choose({1, 0});
    (void)corner.choose({2, 0});
    corner.undo();
    corner.setRule({.maxCorners = 0, .border = true});
    CHECK(corner.hint()->pair == Pair{{1, 0}, {2, 0}});
}

TEST_CASE("undo and redo restore every board exactly in every gravity mode and shape", "[link]")
{
    Random random{17};
    for (int round = 0; round < repetitions(13 * 10, 13 * 1'000); ++round) {
        const BoardSize size{.columns = 4 + 2 * static_cast<int>(random.below(3)), .rows = 5};
        const PathRule rule{.maxCorners = 2, .border = round % 2 == 0};
        const auto mode = static_cast<FallingMode>(round % fallingModes);
        const Shape shape = round % 3 == 0 ? randomShape(random, size, 2) : Shape{size};
        Game game{copiesBoard(random, shape, 4), rule, mode, shape};
        std::vector<Board> boards{game.board()}; // after each change
        for (int click = 0; click < 300 && !game.won(); ++click) {
            if (game.stuck() || random.below(60) == 0) {
                game.shuffle(random.next());
                boards.push_back(game.board());
            } else if (const auto hint = game.hint(); hint && random.below(4) == 0) {
                game.clearPick();
                (void)game.choose(hint->pair.a);
                (void)game.choose(hint->pair.b);
                boards.push_back(game.board());
            } else if (std::holds_alternative<Removed>(game.choose(randomCell(random, size)))) {
                boards.push_back(game.board());
            }
        }
        // All undone, all redone, and then at random.
        std::size_t at = boards.size() - 1;
        const auto step = [&](bool back) {
            back ? game.undo() : game.redo();
            back ? --at : ++at;
            REQUIRE(game.board() == boards[at]);
            REQUIRE_FALSE(game.picked());
            REQUIRE(game.tilesLeft()
                    == std::ranges::count_if(game.board().values(), [](const Tile& tile) { return bool(tile); }));
            REQUIRE(game.stuck() == (!game.won() && !findPair(game.board(), rule)));
            REQUIRE(game.canUndo() == (at > 0));
            REQUIRE(game.canRedo() == (at + 1 < boards.size()));
        };
        while (game.canUndo())
            step(true);
        REQUIRE(at == 0);
        while (game.canRedo())
            step(false);
        REQUIRE(at == boards.size() - 1);
        for (int i = 0; i < 40; ++i) {
            const bool back = game.canUndo() && (!game.canRedo() || random.below(2) == 0);
            if (back || game.canRedo())
                step(back);
        }
    }
}

TEST_CASE("a removal lets tiles fall and reports the falls in every gravity mode and shape", "[link]")
{
    Random random{31};
    for (int round = 0; round < repetitions(13 * 10, 13 * 100); ++round) {
        const BoardSize size{.columns = 3 + static_cast<int>(random.below(6)), .rows = 6};
        const auto mode = static_cast<FallingMode>(round % fallingModes);
        const Shape shape = round % 3 == 0 ? randomShape(random, size, 2) : Shape{size};
        Game game{copiesBoard(random, shape, 4), {}, mode, shape};
        while (const auto hint = game.hint()) {
            Board expected = game.board();
            (void)game.choose(hint->pair.a);
            const Choice choice = game.choose(hint->pair.b);
            Board shown = expected;
            for (Board* board : {&expected, &shown})
                (*board)[hint->pair.a] = (*board)[hint->pair.b] = std::nullopt;
            for (const Fall& fall : std::get<Removed>(choice).falls) {
                REQUIRE(shown[fall.from]);
                REQUIRE_FALSE(shown[fall.to]);
                shown[fall.to] = std::exchange(shown[fall.from], std::nullopt);
            }
            expected = settledByStep(expected, shape, mode);
            REQUIRE(game.board() == expected);
            REQUIRE(shown == expected);
        }
    }
}

TEST_CASE("a new removal clears the redo history", "[link]")
{
    Game game{boardOf({"aabb"})};
    (void)game.choose({0, 0});
    (void)game.choose({1, 0});
    game.undo();
    REQUIRE(game.canRedo());
    (void)game.choose({2, 0}); // a selection alone does not
    CHECK(game.canRedo());
    (void)game.choose({3, 0});
    CHECK_FALSE(game.canRedo());
    game.undo();
    CHECK(game.board() == boardOf({"aabb"}));
}
