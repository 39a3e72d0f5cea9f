// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/game_tree.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace qipan::record {

constexpr std::uint16_t passCode = 0xffff;

GameTree::GameTree()
    : m_nodes(1)
{
}

GameTree::Node GameTree::add(Node parent, RecordPly ply)
{
    assert(parent < m_nodes.size());
    const auto node = static_cast<Node>(m_nodes.size());
    Links links{.parent = parent, .side = ply.side};
    links.cell = ply.cell ? static_cast<std::uint16_t>(ply.cell->y * 256 + ply.cell->x) : passCode;
    m_nodes.push_back(links);
    Links& above = m_nodes[parent];
    if (above.firstChild == none)
        above.firstChild = node;
    else
        m_nodes[above.lastChild].nextSibling = node;
    above.lastChild = node;
    return node;
}

GameTree::Node GameTree::detach(Node node)
{
    assert(node != root);
    Links& above = m_nodes[m_nodes[node].parent];
    const Node before = siblingBefore(*this, node);
    (before == none ? above.firstChild : m_nodes[before].nextSibling) = m_nodes[node].nextSibling;
    if (above.lastChild == node)
        above.lastChild = before;
    m_nodes[node].nextSibling = none;
    m_detached += countFrom(node);
    return before;
}

void GameTree::reattach(Node node, Node before)
{
    Links& above = m_nodes[m_nodes[node].parent];
    Node& place = before == none ? above.firstChild : m_nodes[before].nextSibling;
    m_nodes[node].nextSibling = place;
    place = node;
    if (above.lastChild == before)
        above.lastChild = node;
    m_detached -= countFrom(node);
}

/// Returns the number of nodes in a subtree.
std::size_t GameTree::countFrom(Node top) const
{
    std::size_t count = 1;
    for (Node node = top;; ++count) {
        if (firstChild(node) != none) {
            node = firstChild(node);
            continue;
        }
        while (node != top && nextSibling(node) == none)
            node = parent(node);
        if (node == top)
            return count;
        node = nextSibling(node);
    }
}

RecordPly GameTree::ply(Node node) const
{
    assert(node != root);
    const Links& links = m_nodes[node];
    if (links.cell == passCode)
        return {.side = links.side, .cell = std::nullopt};
    return {.side = links.side, .cell = Cell{links.cell % 256, links.cell / 256}};
}

static std::string_view textAt(const std::unordered_map<GameTree::Node, std::string>& texts, GameTree::Node node)
{
    const auto found = texts.find(node);
    return found == texts.end() ? std::string_view{} : found->second;
}

static void setText(std::unordered_map<GameTree::Node, std::string>& texts, GameTree::Node node, std::string text)
{
    if (text.empty())
        texts.erase(node);
    else
        texts[node] = std::move(text);
}

std::string_view GameTree::comment(Node node) const
{
    return textAt(m_comments, node);
}

void GameTree::setComment(Node node, std::string text)
{
    setText(m_comments, node, std::move(text));
}

std::string_view GameTree::extra(Node node) const
{
    return textAt(m_extras, node);
}

void GameTree::setExtra(Node node, std::string text)
{
    setText(m_extras, node, std::move(text));
}

void GameTree::addComment(Node node, std::string_view text)
{
    if (text.empty())
        return;
    std::string& said = m_comments[node];
    if (!said.empty())
        said += '\n';
    said += text;
}

std::span<const Mark> GameTree::marks(Node node) const
{
    const auto found = m_marks.find(node);
    return found == m_marks.end() ? std::span<const Mark>{} : found->second;
}

bool GameTree::addMark(Node node, Mark mark)
{
    std::vector<Mark>& marks = m_marks[node];
    const auto same = std::ranges::find_if(
        marks, [&mark](const Mark& each) { return each.cell == mark.cell && each.kind == mark.kind; });
    if (same == marks.end()) {
        marks.push_back(std::move(mark));
        return true;
    }
    *same = std::move(mark);
    return false;
}

void GameTree::setMarks(Node node, std::vector<Mark> marks)
{
    if (marks.empty())
        m_marks.erase(node);
    else
        m_marks[node] = std::move(marks);
}

std::vector<GameTree::Node> GameTree::mainLine() const
{
    return lineThrough(*this, root);
}

std::optional<GameTree::Step> GameTree::stepAfter(Node node) const
{
    if (firstChild(node) != none)
        return Step{.node = firstChild(node), .left = 0};
    std::size_t left = 0;
    for (; node != root; node = parent(node)) {
        ++left;
        if (nextSibling(node) != none)
            return Step{.node = nextSibling(node), .left = left};
    }
    return std::nullopt;
}

bool operator==(const GameTree& a, const GameTree& b)
{
    const auto alike = [&a, &b](GameTree::Node x, GameTree::Node y) {
        return a.comment(x) == b.comment(y) && std::ranges::equal(a.marks(x), b.marks(y)) && a.extra(x) == b.extra(y);
    };
    if (a.size() != b.size() || !alike(GameTree::root, GameTree::root))
        return false;
    auto x = a.stepAfter(GameTree::root);
    auto y = b.stepAfter(GameTree::root);
    while (x && y) {
        if (x->left != y->left || a.ply(x->node) != b.ply(y->node) || !alike(x->node, y->node))
            return false;
        x = a.stepAfter(x->node);
        y = b.stepAfter(y->node);
    }
    return !x && !y;
}

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

} // namespace qipan::record
