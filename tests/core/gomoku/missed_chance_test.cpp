// SPDX-License-Identifier: GPL-3.0-or-later
// What bad gomoku moves overlook.
#include "core/gomoku/missed_chance.h"

#include "core/games/missed_chance_finders.h"
#include "core/games/registry.h"
#include "core/gomoku/game.h"
#include "tests/support/catch.h"

#include <atomic>
#include <vector>

using namespace qipan;
using namespace qipan::gomoku;

namespace {

const Cell farAway{0, 0};

[[nodiscard]] Game gameWith(const std::vector<Cell>& black, const std::vector<Cell>& white, Side toMove = Side::Black,
                            Rule rule = Rule::Freestyle)
{
    std::vector<Ply> stones;
    for (const Cell cell : black)
        stones.push_back({.cell = cell, .side = Side::Black});
    for (const Cell cell : white)
        stones.push_back({.cell = cell, .side = Side::White});
    return Game{rule, 15, StartPosition{stones, toMove}};
}

[[nodiscard]] std::optional<MissedChance> missedChance(const Game& game, Cell played, Cell better)
{
    const std::atomic<bool> stop{false};
    return findMissedChance(game, played, {better}, stop);
}

[[nodiscard]] MissedChanceKind kindOf(const Game& game, Cell played, Cell better)
{
    const auto found = missedChance(game, played, better);
    REQUIRE(found);
    REQUIRE_FALSE(found->better.empty());
    return found->kind;
}

} // namespace

TEST_CASE("a missed five comes first and an unblocked five second", "[gomoku][miss]")
{
    const std::vector<Cell> four{{6, 7}, {7, 7}, {8, 7}, {9, 7}};
    const auto five = missedChance(gameWith(four, {{3, 3}, {4, 3}, {5, 3}, {6, 3}}), farAway, {10, 7});
    REQUIRE(five);
    CHECK(five->kind == MissedChanceKind::Five);
    CHECK(five->cell == Cell{5, 7});
    CHECK_FALSE(missedChance(gameWith(four, {}), {5, 7}, {10, 7})); // the other five wins too

    const auto block = missedChance(gameWith({{5, 7}, {2, 2}}, four), farAway, {10, 7});
    REQUIRE(block);
    CHECK(block->kind == MissedChanceKind::Block);
    CHECK(block->cell == Cell{10, 7});
    CHECK(block->punishment == std::vector<Cell>{{10, 7}});
}

TEST_CASE("an open four and a double four and a four-three are distinguished from other wins by fours",
          "[gomoku][miss]")
{
    CHECK(kindOf(gameWith({{6, 7}, {7, 7}, {8, 7}}, {}), farAway, {9, 7}) == MissedChanceKind::OpenFour);
    CHECK_FALSE(missedChance(gameWith({{6, 7}, {7, 7}, {8, 7}}, {}), {5, 7}, {9, 7})); // both ends make one
    // Closed threes in a row and a column that meet on {6, 7}; white threatens to win.
    const Game twice =
        gameWith({{3, 7}, {4, 7}, {5, 7}, {6, 4}, {6, 5}, {6, 6}}, {{2, 7}, {6, 3}, {10, 12}, {11, 12}, {12, 12}});
    CHECK(kindOf(twice, farAway, {6, 7}) == MissedChanceKind::TwoFours);
    const Game fourThree = gameWith({{3, 7}, {4, 7}, {5, 7}, {6, 5}, {6, 6}}, {{2, 7}, {12, 12}, {12, 2}, {2, 12}});
    const auto found = missedChance(fourThree, farAway, {6, 7});
    REQUIRE(found);
    CHECK(found->kind == MissedChanceKind::FourAndThree);
    CHECK(found->better.front() == Cell{6, 7});
    CHECK(found->better.size() >= 3);
}

TEST_CASE("a double three counts as a win by fours and threes when no four helps", "[gomoku][miss]")
{
    const Game game = gameWith({{6, 7}, {7, 7}, {8, 5}, {8, 6}}, {{12, 12}, {12, 2}, {2, 12}});
    const auto found = missedChance(game, farAway, {8, 7});
    REQUIRE(found);
    CHECK(found->kind == MissedChanceKind::WinByThreats);
    CHECK(found->better.size() >= 3);
}

TEST_CASE("what the opponent was allowed is named by the strongest threat", "[gomoku][miss]")
{
    const std::vector<Cell> three{{6, 7}, {7, 7}, {8, 7}};
    const auto open = missedChance(gameWith({{2, 2}, {12, 3}}, three), farAway, {9, 7});
    REQUIRE(open);
    CHECK(open->kind == MissedChanceKind::StopThree);
    CHECK(open->better == std::vector<Cell>{{9, 7}});
    CHECK(open->punishment.size() == 3); // the four, its block, and the five
    CHECK(open->punishment.front() == open->cell);

    const std::vector<Cell> fourThree{{3, 7}, {4, 7}, {5, 7}, {6, 5}, {6, 6}};
    CHECK(kindOf(gameWith({{2, 7}, {12, 12}}, fourThree), farAway, {6, 7}) == MissedChanceKind::StopFours);
    const std::vector<Cell> threeThree{{6, 7}, {7, 7}, {8, 5}, {8, 6}};
    CHECK(kindOf(gameWith({{12, 12}, {12, 2}}, threeThree), farAway, {8, 7}) == MissedChanceKind::StopThreats);
}

TEST_CASE("an unblocked three ranks before your own long attack but after a short win by fours", "[gomoku][miss]")
{
    const std::vector<Cell> three{{6, 7}, {7, 7}, {8, 7}};
    const std::vector<Cell> threeThree{{6, 2}, {7, 2}, {8, 3}, {8, 4}};
    const auto left = missedChance(gameWith(threeThree, three), farAway, {8, 2});
    REQUIRE(left);
    CHECK(left->kind == MissedChanceKind::StopThree);
    const std::vector<Cell> fourThree{{3, 2}, {4, 2}, {5, 2}, {6, 3}, {6, 4}};
    CHECK(kindOf(gameWith(fourThree, {{2, 2}, {6, 7}, {7, 7}, {8, 7}}), farAway, {6, 2})
          == MissedChanceKind::FourAndThree);
}

TEST_CASE("in renju a missed forbidden point is named and a four that Black may not block is a trap", "[gomoku][miss]")
{
    const Game doubleThree =
        gameWith({{6, 7}, {7, 7}, {8, 5}, {8, 6}}, {{12, 12}, {12, 2}, {2, 12}}, Side::Black, Rule::Renju);
    const auto forbidden = missedChance(doubleThree, {8, 7}, {9, 7});
    REQUIRE(forbidden);
    CHECK(forbidden->kind == MissedChanceKind::ForbiddenPoint);
    CHECK(forbidden->forbidden == Forbidden::DoubleThree);

    // White's four leaves one five, where black would make threes in a column and a diagonal.
    const Game trap = gameWith({{8, 5}, {8, 6}, {6, 5}, {7, 6}, {7, 7}, {13, 7}},
                               {{9, 7}, {10, 7}, {11, 7}, {2, 12}, {2, 2}}, Side::White, Rule::Renju);
    const auto caught = missedChance(trap, farAway, {12, 7});
    REQUIRE(caught);
    CHECK(caught->kind == MissedChanceKind::Trap);
    CHECK(caught->cell == Cell{12, 7});
}

TEST_CASE("a quiet loss has no name and a stopped search reports no wrong one", "[gomoku][miss]")
{
    const Game quiet = gameWith({{7, 7}}, {{8, 8}});
    CHECK(kindOf(quiet, farAway, {7, 8}) == MissedChanceKind::Other);
    const std::atomic<bool> stopped{true};
    const Game fourThree = gameWith({{3, 7}, {4, 7}, {5, 7}, {6, 5}, {6, 6}}, {{2, 7}, {12, 12}});
    const auto found = findMissedChance(fourThree, farAway, {{6, 7}}, stopped);
    REQUIRE(found);
    CHECK(found->kind == MissedChanceKind::Other);
}

TEST_CASE("every registered game can explain missed chances", "[gomoku][miss]")
{
    for (const GameInfo& game : games())
        CHECK(missedChanceFinder(game.key) != nullptr);
    CHECK(missedChanceFinder("link") == nullptr);
}
