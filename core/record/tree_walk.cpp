// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/tree_walk.h"

#include "core/games/registry.h"

#include <algorithm>

namespace qipan::record {

namespace {

std::unique_ptr<BoardGame> startOf(const GameRecord& record)
{
    const GameInfo& game = *findGame(record.game);
    // Without a rule, what all rules have in common, as in Replay.
    const std::string_view rule = record.rule.empty() ? "standard" : record.rule;
    return record.start ? game.makeGameFrom(rule, record.size, *record.start)
                        : game.makeGame(rule, record.size, Opening::Free);
}

} // namespace

std::vector<GameTree::Node> pathTo(const GameTree& tree, GameTree::Node node)
{
    std::vector<GameTree::Node> path;
    for (; node != GameTree::root; node = tree.parent(node))
        path.push_back(node);
    std::ranges::reverse(path);
    return path;
}

std::vector<GameTree::Node> lineThrough(const GameTree& tree, GameTree::Node node)
{
    std::vector<GameTree::Node> line = pathTo(tree, node);
    for (node = tree.firstChild(node); node != GameTree::none; node = tree.firstChild(node))
        line.push_back(node);
    return line;
}

std::vector<GameTree::Node> childrenOf(const GameTree& tree, GameTree::Node node)
{
    std::vector<GameTree::Node> children;
    for (GameTree::Node child = tree.firstChild(node); child != GameTree::none; child = tree.nextSibling(child))
        children.push_back(child);
    return children;
}

GameTree::Node siblingBefore(const GameTree& tree, GameTree::Node node)
{
    GameTree::Node before = GameTree::none;
    for (GameTree::Node each = tree.firstChild(tree.parent(node)); each != node; each = tree.nextSibling(each))
        before = each;
    return before;
}

GameTree::Node childWith(const GameTree& tree, GameTree::Node node, RecordPly ply)
{
    GameTree::Node child = tree.firstChild(node);
    while (child != GameTree::none && tree.ply(child) != ply)
        child = tree.nextSibling(child);
    return child;
}

GameTree::Node headOf(const GameTree& tree, GameTree::Node node)
{
    while (tree.parent(node) != GameTree::root && tree.firstChild(tree.parent(node)) == node)
        node = tree.parent(node);
    return node;
}

std::size_t depthOf(const GameTree& tree, GameTree::Node node)
{
    std::size_t depth = 0;
    for (; node != GameTree::root; node = tree.parent(node))
        ++depth;
    return depth;
}

std::vector<Cell> cellsOf(const GameTree& tree, std::span<const GameTree::Node> path)
{
    std::vector<Cell> cells;
    for (const GameTree::Node node : path) {
        if (const auto cell = tree.ply(node).cell)
            cells.push_back(*cell);
    }
    return cells;
}

std::unique_ptr<BoardGame> positionAfter(const GameRecord& record, std::span<const GameTree::Node> path)
{
    std::unique_ptr<BoardGame> game = startOf(record);
    for (const Cell cell : cellsOf(record.tree, path)) // passes are not plies of a BoardGame
        game->play(cell);
    return game;
}

} // namespace qipan::record
