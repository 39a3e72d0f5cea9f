// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/tree_builder.h"

#include "tests/support/catch.h"

using namespace qipan;
using namespace qipan::record;

namespace {

/// White, to move, has no move, but black has one.
GameRecord whiteCannotMove()
{
    GameRecord record;
    record.game = reversiKey;
    record.size = 8;
    record.start = StartPosition{.stones = {{{0, 0}, Side::Black}, {{1, 0}, Side::White}}, .toMove = Side::White};
    return record;
}

} // namespace

TEST_CASE("a forced pass is inserted before a ply whether its side is given or not", "[record]")
{
    for (const std::optional<Side> side : {std::optional<Side>{}, std::optional{Side::Black}}) {
        GameRecord record = whiteCannotMove();
        RecordBudget budget;
        TreeBuilder builder{record, budget};
        CHECK_FALSE(builder.play(side, Cell{2, 0}));
        CHECK(record.tree.size() == 3);
        CHECK(budget.nodes == maxNodes - 2);
        CHECK_FALSE(builder.play(side, std::nullopt)); // the game is over
        CHECK(record.tree.size() == 3);
        builder.backTo(GameTree::root);
        CHECK(builder.nextPly() == 1);
    }
}

TEST_CASE("a broken ply inserts no pass", "[record]")
{
    GameRecord record = whiteCannotMove();
    RecordBudget budget;
    TreeBuilder builder{record, budget};
    CHECK(builder.play(Side::Black, Cell{7, 7})->illegal == IllegalMove::NoFlip);
    CHECK(builder.play(Side::White, Cell{2, 0})->illegal == IllegalMove::NoFlip);
    CHECK(builder.play(Side::Black, std::nullopt)->kind == FaultKind::WrongSide);
    CHECK(record.tree.size() == 1);
    CHECK(builder.here() == GameTree::root);
    CHECK_FALSE(builder.play(Side::Black, Cell{2, 0}));
}

TEST_CASE("plies beyond the limit are not accepted", "[record]")
{
    GameRecord record;
    RecordBudget budget{.nodes = 1};
    TreeBuilder builder{record, budget};
    CHECK_FALSE(builder.play({}, Cell{7, 7}));
    CHECK(builder.play({}, Cell{8, 8})->kind == FaultKind::TooMuch);
    GameRecord passing = whiteCannotMove();
    RecordBudget narrow{.nodes = 1};
    CHECK(TreeBuilder{passing, narrow}.play({}, Cell{2, 0})->kind == FaultKind::TooMuch);
    CHECK(passing.tree.size() == 1);
}

TEST_CASE("beyond the most variations of a ply equal ones are one", "[record]")
{
    GameRecord record;
    RecordBudget budget;
    TreeBuilder builder{record, budget};
    const auto playBoth = [&](Cell reply) {
        builder.backTo(GameTree::root);
        CHECK_FALSE(builder.play({}, Cell{7, 7}));
        CHECK_FALSE(builder.play({}, reply));
        return builder.here();
    };
    for (std::size_t i = 0; i < maxVariations; ++i)
        playBoth({8, 8});
    CHECK(record.tree.size() == 1 + 2 * maxVariations);
    const GameTree::Node first = record.tree.firstChild(GameTree::root);
    const std::size_t nodes = budget.nodes;
    const GameTree::Node reply = playBoth({8, 9});
    CHECK(record.tree.parent(reply) == first);
    CHECK(playBoth({8, 9}) != reply); // below their limit, equal replies stay apart
    CHECK(budget.nodes == nodes - 2);
    CHECK(childrenOf(record.tree, GameTree::root).size() == maxVariations);
}

TEST_CASE("the main line from the standard start begins with alternating stones", "[record]")
{
    GameRecord record;
    record.start = StartPosition{.stones = {{{7, 7}, Side::Black}}, .toMove = Side::White};
    record.tree.add(GameTree::root, {.side = Side::White, .cell = Cell{8, 8}});
    CHECK(cellsFromStandardStart(record) == std::vector<Cell>{{7, 7}, {8, 8}});
    record.start->stones.front().side = Side::White;
    CHECK_FALSE(cellsFromStandardStart(record));
    CHECK_FALSE(cellsFromStandardStart(whiteCannotMove()));
}

TEST_CASE("extra texts of a node are in UTF-8, bounded, and for the writer of one format", "[record]")
{
    GameRecord record;
    REQUIRE(addExtra(record, RecordFormat::Sgf, GameTree::root, "US[Ada]"));
    REQUIRE(addExtra(record, RecordFormat::Sgf, GameTree::root, "PC[\xe9]"));
    CHECK(extraFor(record, RecordFormat::Sgf, GameTree::root) == "US[Ada]PC[\xc3\xa9]");
    CHECK(extraFor(record, RecordFormat::Psq, GameTree::root).empty());
    CHECK_FALSE(addExtra(record, RecordFormat::Sgf, GameTree::root, std::string(maxExtraBytes, 'x')));
    CHECK(record.tree.extra(GameTree::root) == "US[Ada]PC[\xc3\xa9]");
    GameRecord other;
    CHECK(addExtra(other, RecordFormat::Sgf, GameTree::root, {}));
    CHECK(other == GameRecord{});
    CHECK_FALSE(other.tree == record.tree);
}
