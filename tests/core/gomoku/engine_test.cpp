// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"

#include "tests/support/catch.h"
#include "tests/support/counts.h"
#include "tests/support/engine_checks.h"
#include "tests/support/random_game.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstdlib>
#include <random>
#include <vector>

using namespace qipan;
using gomoku::Game;
using gomoku::Rule;
using test::moveOf;

TEST_CASE("an engine returns a legal move whatever its limits are", "[gomoku][engine]")
{
    std::mt19937 random{8};
    for (int i = 0; i < 40; ++i) {
        const auto engine = gomoku::makeEngine(1 + i % gomoku::engineLevels, 3);
        Game game{i % 2 == 0 ? Rule::Freestyle : Rule::Standard, 15};
        test::playAtRandom(game, random, 5 * i);
        if (game.outcome())
            continue;
        (void)moveOf(*engine, game, {.nodes = 0});
        (void)moveOf(*engine, game, {.depth = 0});
        (void)moveOf(*engine, game, {.nodes = 50});
        (void)moveOf(*engine, game, {.depth = 50, .time = std::chrono::milliseconds{3}});
    }
}

TEST_CASE("the last empty point is played", "[gomoku][engine]")
{
    Game game{Rule::Standard, 15};
    std::mt19937 random{12};
    while (game.plies().size() < 224) {
        const std::vector<Cell> cells = test::legalCells(game);
        game.play(cells[test::below(random, cells.size())]);
        while (game.outcome()) { // avoid the move that ended the game
            for (std::size_t i = 1 + random() % 20; i > 0; --i)
                game.takeBack();
        }
    }
    for (int level = 1; level <= gomoku::engineLevels; ++level)
        (void)moveOf(*gomoku::makeEngine(level, 1), game);
}

TEST_CASE("gomoku engines are deterministic for a seed and node limit", "[gomoku][engine]")
{
    std::mt19937 random{9};
    for (int level = 1; level <= gomoku::engineLevels; ++level) {
        for (int i = 0; i < 4; ++i) {
            Game game{Rule::Freestyle, 15};
            test::playAtRandom(game, random, 2 + 8 * i);
            if (!game.outcome())
                test::requireDeterminism([level] { return gomoku::makeEngine(level, 77); }, game, 2'000);
        }
    }
}

TEST_CASE("the seed decides between equal gomoku moves", "[gomoku][engine]")
{
    Game game{Rule::Freestyle, 15};
    game.play({7, 7});
    std::vector<Cell> replies;
    for (std::uint64_t seed = 0; seed < 20; ++seed)
        replies.push_back(moveOf(*gomoku::makeEngine(1, seed), game));
    CHECK(std::ranges::any_of(replies, [&](Cell cell) { return cell != replies.front(); }));
    for (const Cell cell : replies)
        CHECK((std::abs(cell.x - 7) <= 2 && std::abs(cell.y - 7) <= 2));
}

TEST_CASE("the strongest gomoku level reports each completed depth within its limits", "[gomoku][engine]")
{
    Game game{Rule::Freestyle, 15};
    for (const Cell cell : {Cell{7, 7}, Cell{8, 8}, Cell{6, 8}})
        game.play(cell);
    std::vector<SearchResult> reports;
    const std::atomic<bool> stop{false};
    const SearchResult found = gomoku::makeEngine(gomoku::strongestLevel, 4)
                                   ->think(game, {.depth = 3, .nodes = 100'000}, stop,
                                           [&](const SearchResult& result) { reports.push_back(result); });
    REQUIRE(reports.size() == 3);
    for (std::size_t i = 0; i < reports.size(); ++i) {
        CHECK(reports[i].depth == static_cast<int>(i) + 1);
        CHECK_FALSE(reports[i].line.empty());
    }
    CHECK(found.depth == 3);
    CHECK(found.nodes <= 100'000);
    CHECK(found.line == reports.back().line);
    for (const Cell cell : found.line) { // the moves of the line are legal
        REQUIRE(game.isLegal(cell));
        game.play(cell);
    }
}

TEST_CASE("the strongest gomoku level stops within 10 ms", "[gomoku][engine][threads]")
{
    Game game{Rule::Freestyle, 20};
    for (const Cell cell : {Cell{9, 9}, Cell{10, 10}, Cell{8, 10}, Cell{10, 8}, Cell{12, 9}, Cell{9, 12}})
        game.play(cell);
    const auto engine = gomoku::makeEngine(gomoku::strongestLevel, 4);
    CHECK(test::stopDelay(*engine, game, test::repetitions(200, 1'000)) < test::stopLimit);
}

TEST_CASE("gomoku engines play all rules to the end and Black never plays a forbidden point", "[gomoku][engine]")
{
    std::mt19937 random{14};
    const int games = std::max(2, test::repetitions(6, 60));
    for (const Rule rule : {Rule::Freestyle, Rule::Standard, Rule::Renju}) {
        for (int i = 0; i < games; ++i) {
            const auto black = gomoku::makeEngine(1 + i % gomoku::engineLevels, random());
            const auto white = gomoku::makeEngine(1 + (3 * i + 5) % gomoku::engineLevels, random());
            Game game{rule, 15};
            test::playAtRandom(game, random, 2 + i % 5);
            while (!game.outcome())
                game.play(moveOf(game.sideToMove() == Side::Black ? *black : *white, game, {.nodes = 2'000}));
            CHECK(game.outcome()->reason != EndReason::Forbidden);
        }
    }
}

TEST_CASE("in renju Black chooses another point if the best one is forbidden", "[gomoku][engine]")
{
    // (7,7) is a double three. White's four in the top row can only be stopped on a forbidden point.
    Game threes{Rule::Renju, 15};
    for (const Cell cell :
         {Cell{7, 5}, Cell{0, 14}, Cell{7, 6}, Cell{2, 14}, Cell{5, 7}, Cell{4, 14}, Cell{6, 7}, Cell{6, 14}})
        threes.play(cell);
    Game lost{Rule::Renju, 15};
    for (const Cell cell : {Cell{4, 1}, Cell{0, 0}, Cell{4, 2}, Cell{1, 0}, Cell{4, 3}, Cell{2, 0}, Cell{5, 1},
                            Cell{14, 14}, Cell{6, 2}, Cell{0, 14}, Cell{7, 3}, Cell{3, 0}})
        lost.play(cell);
    REQUIRE_FALSE(lost.outcome());
    for (int level = 1; level <= gomoku::engineLevels; ++level) {
        for (std::uint64_t seed = 0; seed < 5; ++seed) {
            for (Game game : {threes, lost}) {
                game.play(moveOf(*gomoku::makeEngine(level, seed), game, {.nodes = 3'000}));
                CHECK_FALSE(game.outcome());
            }
        }
    }
}

TEST_CASE("in renju White makes an overline when possible and Black blocks it", "[gomoku][engine]")
{
    Game game{Rule::Renju, 15};
    const std::vector<Cell> black{{0, 0}, {4, 2}, {8, 0}, {12, 2}, {14, 6}, {0, 4}};
    const std::vector<Cell> white{{3, 8}, {4, 8}, {5, 8}, {7, 8}, {8, 8}};
    for (std::size_t i = 0; i < white.size(); ++i) {
        game.play(black[i]);
        game.play(white[i]);
    }
    for (int level = 3; level <= gomoku::engineLevels; ++level) { // lower ones may miss their own chances
        CHECK(moveOf(*gomoku::makeEngine(level, 3), game, {.nodes = 3'000}) == Cell{6, 8});
        if (level == 3)
            continue; // the level may overlook the other side's five
        Game next{game};
        next.play(black.back());
        CHECK(moveOf(*gomoku::makeEngine(level, 3), next, {.nodes = 3'000}) == Cell{6, 8});
    }
}
