// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/game_tree.h"

#include <algorithm>
#include <atomic>
#include <cassert>
#include <cmath>
#include <cstdlib>
#include <string>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::uint16_t passCode = 0xffff;

/// Returns the value of a decimal number such as "-3.5" or "+2", or nothing. (Not all standard libraries read these
/// independently of the locale without streams.)
std::optional<double> numberIn(std::string_view text)
{
    constexpr std::size_t mostDigits = 15; // that a double represents exactly
    const bool isNegative = text.starts_with('-');
    if (isNegative || text.starts_with('+'))
        text.remove_prefix(1);
    std::int64_t digits = 0;
    std::int64_t divisor = 0;
    std::size_t count = 0;
    for (const char each : text) {
        const bool isPoint = each == '.' && divisor == 0;
        if (!isPoint && (each < '0' || each > '9' || ++count > mostDigits))
            return std::nullopt;
        digits = isPoint ? digits : 10 * digits + (each - '0');
        divisor = isPoint ? 1 : 10 * divisor;
    }
    if (count == 0)
        return std::nullopt;
    const double number = static_cast<double>(digits) / static_cast<double>(std::max<std::int64_t>(1, divisor));
    return isNegative ? -number : number;
}

} // namespace

GameTree::Content::Content(const Content& other)
    : nodes{other.nodes}
    , detached{other.detached}
    , notes{other.notes ? std::make_unique<NodeNotes>(*other.notes) : nullptr}
{
}

const NodeNotes& GameTree::notes() const
{
    static const NodeNotes empty;
    return m_content->notes ? *m_content->notes : empty;
}

NodeNotes& GameTree::ownNotes()
{
    Content& content = own();
    if (!content.notes)
        content.notes = std::make_unique<NodeNotes>();
    return *content.notes;
}

GameTree::GameTree()
    : m_content{std::make_shared<Content>()}
{
}

GameTree::Content& GameTree::own()
{
    if (m_content.use_count() > 1)
        m_content = std::make_shared<Content>(*m_content);
    else
        std::atomic_thread_fence(std::memory_order_acquire); // after what another thread read before it let go
    return *m_content;
}

GameTree::Node GameTree::add(Node parent, RecordPly ply)
{
    std::vector<Links>& nodes = own().nodes;
    assert(parent < nodes.size());
    const auto node = static_cast<Node>(nodes.size());
    Links added{.parent = parent, .side = ply.side};
    added.cell = ply.cell ? static_cast<std::uint16_t>(ply.cell->y * 256 + ply.cell->x) : passCode;
    nodes.push_back(added);
    Links& above = nodes[parent];
    if (above.firstChild == none)
        above.firstChild = node;
    else
        nodes[above.lastChild].nextSibling = node;
    above.lastChild = node;
    return node;
}

GameTree::Node GameTree::detach(Node node)
{
    assert(node != root);
    std::vector<Links>& nodes = own().nodes;
    Links& above = nodes[nodes[node].parent];
    const Node before = siblingBefore(*this, node);
    (before == none ? above.firstChild : nodes[before].nextSibling) = nodes[node].nextSibling;
    if (above.lastChild == node)
        above.lastChild = before;
    nodes[node].nextSibling = none;
    m_content->detached += countFrom(node);
    return before;
}

void GameTree::reattach(Node node, Node before)
{
    std::vector<Links>& nodes = own().nodes;
    Links& above = nodes[nodes[node].parent];
    Node& place = before == none ? above.firstChild : nodes[before].nextSibling;
    nodes[node].nextSibling = place;
    place = node;
    if (above.lastChild == before)
        above.lastChild = node;
    m_content->detached -= countFrom(node);
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
    const Links& ply = links(node);
    if (ply.cell == passCode)
        return {.side = ply.side, .cell = std::nullopt};
    return {.side = ply.side, .cell = Cell{ply.cell % 256, ply.cell / 256}};
}

std::string_view GameTree::comment(Node node) const
{
    return notes().text(node, NodeNotes::Kind::Comment);
}

void GameTree::setComment(Node node, std::string_view text)
{
    if (text == comment(node))
        return;
    ownNotes().clear(node, NodeNotes::Kind::Comment);
    ownNotes().add(node, NodeNotes::Kind::Comment, text);
}

void GameTree::addComment(Node node, std::string_view text)
{
    if (text.empty())
        return;
    if (!comment(node).empty())
        ownNotes().add(node, NodeNotes::Kind::Comment, "\n");
    ownNotes().add(node, NodeNotes::Kind::Comment, text);
}

std::string_view GameTree::extra(Node node) const
{
    return notes().text(node, NodeNotes::Kind::Extra);
}

void GameTree::addExtra(Node node, std::string_view text)
{
    if (!text.empty())
        ownNotes().add(node, NodeNotes::Kind::Extra, text);
}

std::span<const Mark> GameTree::marks(Node node) const
{
    return notes().marks(node);
}

bool GameTree::addMark(Node node, Mark mark)
{
    const std::span<const Mark> all = marks(node);
    const auto same = std::ranges::find_if(
        all, [&mark](const Mark& each) { return each.cell == mark.cell && each.kind == mark.kind; });
    const auto index = static_cast<std::size_t>(same - all.begin());
    const bool isNew = same == all.end();
    if (isNew)
        ownNotes().add(node, {std::move(mark)});
    else
        ownNotes().replace(node, index, std::move(mark));
    return isNew;
}

void GameTree::setMarks(Node node, const std::vector<Mark>& marks)
{
    if (marks.empty() && this->marks(node).empty())
        return;
    ownNotes().clear(node, NodeNotes::Kind::Marks);
    ownNotes().add(node, marks);
}

void GameTree::setQuality(Node node, MoveQuality quality)
{
    if (quality != this->quality(node))
        own().nodes[node].quality = quality;
}

std::string_view GameTree::valueText(Node node) const
{
    return notes().text(node, NodeNotes::Kind::Value);
}

std::optional<double> GameTree::value(Node node) const
{
    return numberIn(valueText(node));
}

bool GameTree::setValue(Node node, std::string_view text)
{
    if (!text.empty() && !numberIn(text))
        return false;
    if (text != valueText(node)) {
        ownNotes().clear(node, NodeNotes::Kind::Value);
        ownNotes().add(node, NodeNotes::Kind::Value, text);
    }
    return true;
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
        return a.comment(x) == b.comment(y) && std::ranges::equal(a.marks(x), b.marks(y))
            && a.quality(x) == b.quality(y) && a.valueText(x) == b.valueText(y) && a.extra(x) == b.extra(y);
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

std::size_t moveNumberOf(const GameTree& tree, GameTree::Node node)
{
    std::size_t number = 0;
    for (; node != GameTree::root; node = tree.parent(node))
        number += tree.ply(node).cell ? 1 : 0;
    return number;
}

std::string textOfValue(double value)
{
    const long hundredths = std::lround(value * 100);
    const std::string decimals = std::to_string(100 + std::labs(hundredths) % 100).substr(1);
    return (hundredths < 0 ? "-" : "") + std::to_string(std::labs(hundredths) / 100) + '.' + decimals;
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
