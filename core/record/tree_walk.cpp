#include "core/record/tree_walk.h"

#include "core/board/registry.h"

#include <algorithm>

namespace qipan::record {

namespace {

using Node = GameTree::Node;

std::unique_ptr<BoardGame> startOf(const GameRecord& record)
{
    const GameInfo& game = *findGame(record.game);
    // Where no rule is told, what all of them have in common, as in Replay.
    const std::string_view rule = record.rule.empty() ? "standard" : record.rule;
    return record.start ? game.makeGameFrom(rule, record.size, *record.start)
                        : game.makeGame(rule, record.size, Opening::Free);
}

} // namespace

std::vector<Node> pathTo(const GameTree& tree, Node node)
{
    std::vector<Node> path;
    for (; node != GameTree::root; node = tree.parent(node))
        path.push_back(node);
    std::ranges::reverse(path);
    return path;
}

std::vector<Node> lineThrough(const GameTree& tree, Node node)
{
    std::vector<Node> line = pathTo(tree, node);
    for (node = tree.firstChild(node); node != GameTree::none; node = tree.firstChild(node))
        line.push_back(node);
    return line;
}

std::vector<Node> childrenOf(const GameTree& tree, Node node)
{
    std::vector<Node> children;
    for (Node child = tree.firstChild(node); child != GameTree::none; child = tree.nextSibling(child))
        children.push_back(child);
    return children;
}

Node siblingBefore(const GameTree& tree, Node node)
{
    Node before = GameTree::none;
    for (Node each = tree.firstChild(tree.parent(node)); each != node; each = tree.nextSibling(each))
        before = each;
    return before;
}

Node childWith(const GameTree& tree, Node node, RecordPly ply)
{
    Node child = tree.firstChild(node);
    while (child != GameTree::none && tree.ply(child) != ply)
        child = tree.nextSibling(child);
    return child;
}

Node headOf(const GameTree& tree, Node node)
{
    while (tree.parent(node) != GameTree::root && tree.firstChild(tree.parent(node)) == node)
        node = tree.parent(node);
    return node;
}

std::size_t depthOf(const GameTree& tree, Node node)
{
    std::size_t depth = 0;
    for (; node != GameTree::root; node = tree.parent(node))
        ++depth;
    return depth;
}

std::unique_ptr<BoardGame> positionAfter(const GameRecord& record, std::span<const Node> path)
{
    std::unique_ptr<BoardGame> game = startOf(record);
    for (const Node node : path) {
        if (const auto cell = record.tree.ply(node).cell) // passes are no plies of a BoardGame
            game->play(*cell);
    }
    return game;
}

} // namespace qipan::record
