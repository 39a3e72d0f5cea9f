// SPDX-License-Identifier: GPL-3.0-or-later
// Undo and redo of changes to trees, and the positions along their lines.
#include "core/record/record_editor.h"

#include "core/record/replay.h"
#include "tests/core/record/random_record.h"
#include "tests/support/catch.h"
#include "tests/support/counts.h"

#include <algorithm>

using namespace qipan;
using namespace qipan::record;
using namespace qipan::test;

namespace {

using Node = GameTree::Node;

std::vector<Node> nodesOf(const GameTree& tree)
{
    std::vector<Node> nodes{GameTree::root};
    for (auto step = tree.stepAfter(GameTree::root); step; step = tree.stepAfter(step->node))
        nodes.push_back(step->node);
    return nodes;
}

Node anyOf(std::mt19937& random, const std::vector<Node>& nodes)
{
    return nodes[random() % nodes.size()];
}

GameRecord randomRecord(std::mt19937& random)
{
    return random() % 2 == 0 ? randomGomoku(random, {}) : randomReversi(random, {});
}

void changeAnything(std::mt19937& random, RecordEditor& editor, const GameRecord& game)
{
    const auto nodes = nodesOf(game.tree);
    const RecordEditor::Place place{.game = 0, .node = anyOf(random, nodes)};
    switch (random() % 5) {
    case 0:
        editor.add(place, {.side = Side::White, .cell = Cell{static_cast<int>(random() % 8), 7}});
        break;
    case 1:
        if (place.node != GameTree::root)
            editor.remove(place);
        break;
    case 2:
        editor.judge(place,
                     {{.node = anyOf(random, nodes),
                       .quality = static_cast<MoveQuality>(random() % 7),
                       .value = random() % 3 == 0 ? std::string{} : std::to_string(random() % 9) + ".125"}});
        break;
    case 3:
        editor.setComment(place, std::to_string(random() % 1000));
        break;
    default:
        editor.setMarks(place, {{.cell = {1, 2}, .kind = MarkKind::Circle}});
    }
}

} // namespace

TEST_CASE("every change of a tree can be undone and redone", "[record]")
{
    std::mt19937 random{1};
    for (int i = 0; i < repetitions(200, 5'000); ++i) {
        std::vector<GameRecord> games{randomRecord(random)};
        RecordEditor editor{games};
        std::vector<GameTree> states{games[0].tree};
        for (int change = 0; change < 20; ++change) {
            const GameTree before = games[0].tree;
            changeAnything(random, editor, games[0]);
            if (!(games[0].tree == before))
                states.push_back(games[0].tree);
        }
        for (std::size_t at = states.size(); editor.canUndo();) {
            const auto place = editor.undo();
            REQUIRE(std::ranges::count(nodesOf(games[0].tree), place.node) == 1);
            while (at > 0 && !(games[0].tree == states[at - 1]))
                --at;
            REQUIRE(at > 0);
            REQUIRE(games[0].tree.size() == nodesOf(games[0].tree).size());
        }
        REQUIRE(games[0].tree == states.front());
        REQUIRE_FALSE(editor.isChanged());
        while (editor.canRedo()) {
            const auto node = editor.redo().node;
            REQUIRE(std::ranges::count(nodesOf(games[0].tree), node) == 1);
        }
        REQUIRE(games[0].tree == states.back());
    }
}

TEST_CASE("a pass added before a ply is undone and redone with it", "[record]")
{
    std::vector<GameRecord> games(1);
    games[0].game = reversiKey;
    games[0].size = 8;
    RecordEditor editor{games};
    const Node pass = editor.add({}, {.side = Side::Black, .cell = std::nullopt});
    const Node ply = editor.add({.game = 0, .node = pass}, {.side = Side::White, .cell = Cell{2, 3}}, true);
    CHECK(editor.undo() == RecordEditor::Place{});
    CHECK(games[0].tree.size() == 1);
    CHECK(editor.redo() == RecordEditor::Place{.game = 0, .node = ply});
    CHECK(games[0].tree.size() == 3);
}

TEST_CASE("typing a comment is one change until it is saved", "[record]")
{
    std::vector<GameRecord> games(1);
    RecordEditor editor{games};
    editor.setComment({}, "a");
    editor.setComment({}, "ab");
    editor.setSaved();
    CHECK_FALSE(editor.isChanged());
    editor.setComment({}, "abc");
    CHECK(editor.isChanged());
    (void)editor.undo();
    CHECK(games[0].tree.comment(GameTree::root) == "ab");
    CHECK_FALSE(editor.isChanged());
    (void)editor.undo();
    CHECK(games[0].tree.comment(GameTree::root).empty());
    CHECK(editor.isChanged());
    editor.setComment({}, "x"); // what was saved cannot be reached again
    (void)editor.undo();
    CHECK(editor.isChanged());
}

TEST_CASE("the position after a path results from its plies", "[record]")
{
    std::mt19937 random{2};
    for (int i = 0; i < repetitions(100, 3'000); ++i) {
        const GameRecord game = randomRecord(random);
        const auto nodes = nodesOf(game.tree);
        for (int tries = 0; tries < 5; ++tries) {
            const auto path = pathTo(game.tree, anyOf(random, nodes));
            Replay replay{game};
            std::size_t plies = 0;
            for (const Node node : path) {
                replay.play(game.tree.ply(node));
                plies += game.tree.ply(node).cell ? 1 : 0;
            }
            if (replay.mustPass())
                replay.play({.side = replay.sideToMove(), .cell = std::nullopt}); // a BoardGame passes by itself
            const auto position = positionAfter(game, path);
            const std::size_t given = game.start && game.game == gomokuKey ? game.start->stones.size() : 0;
            REQUIRE(position->plies().size() == plies + given);
            REQUIRE(position->outcome().has_value() == replay.isOver());
            if (!replay.isOver())
                REQUIRE(position->sideToMove() == replay.sideToMove());
            for (int y = 0; y < game.size; ++y) {
                for (int x = 0; x < game.size; ++x) {
                    const RecordPly ply{.side = replay.sideToMove(), .cell = Cell{x, y}};
                    REQUIRE(position->isLegal({x, y}) == !replay.moveError(ply));
                }
            }
        }
    }
}
