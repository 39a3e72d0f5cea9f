#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace qipan::record {

/// A ply as records have them: passes are plies of their own.
struct RecordPly {
    Side side = Side::Black;
    std::optional<Cell> cell; ///< nothing for a pass

    friend constexpr bool operator==(const RecordPly&, const RecordPly&) = default;
};

/// What is drawn on a cell beside its stone.
enum class MarkKind : std::uint8_t { Triangle, Square, Circle, Cross, Label };

struct Mark {
    Cell cell;
    MarkKind kind = MarkKind::Cross;
    std::string label; ///< of a Label; empty with the others

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// A game with its variations. Node 0 is the start position, every other node a ply; the first child of a node goes on
/// with the line, the others are variations. A node takes 20 bytes, so that trees of millions of nodes fit; comments
/// and marks are kept beside them. Nothing here recurses: lines may be as long as they like.
class GameTree {
public:
    using Node = std::uint32_t;
    static constexpr Node root = 0;
    static constexpr Node none = 0xffff'ffff; ///< no node

    GameTree();

    /// Adds a ply as the last child of `parent`. Precondition: the cell lies within 256 by 255.
    Node add(Node parent, RecordPly ply);

    /// Takes a ply and all behind it out. They keep their numbers, what is said at them and their marks, for `putBack`.
    /// Takes as long as there are plies behind it. Precondition: it is in the tree, and not the root.
    /// Its sibling before it, or none: where to put it back.
    Node takeOut(Node node);
    /// Puts a ply that was taken out back behind that sibling, or in front of all where that is none. Precondition: its
    /// parent and that sibling are in the tree.
    void putBack(Node node, Node before);

    /// Without what was taken out.
    [[nodiscard]] std::size_t size() const { return m_nodes.size() - m_takenOut; }
    /// Precondition: `node` is not the root.
    [[nodiscard]] RecordPly ply(Node node) const;
    [[nodiscard]] Node parent(Node node) const { return m_nodes[node].parent; }
    [[nodiscard]] Node firstChild(Node node) const { return m_nodes[node].firstChild; }
    [[nodiscard]] Node nextSibling(Node node) const { return m_nodes[node].nextSibling; }
    [[nodiscard]] bool hasVariations(Node node) const { return m_nodes[node].firstChild != m_nodes[node].lastChild; }

    /// What is said at a node, in UTF-8; empty where nothing is.
    [[nodiscard]] std::string_view comment(Node node) const;
    void setComment(Node node, std::string text);
    /// On a line of its own behind what is said there.
    void addComment(Node node, std::string_view text);
    [[nodiscard]] std::span<const Mark> marks(Node node) const;
    void addMark(Node node, Mark mark);
    void setMarks(Node node, std::vector<Mark> marks);

    /// The nodes from the first ply to the end of the line that begins with the root's first child.
    [[nodiscard]] std::vector<Node> mainLine() const;

    /// A step of a walk through the whole tree: every node, each before its children, these in their order. `left` is
    /// how many plies to take back before `node` is played; the root is never told.
    struct Step {
        Node node = root;
        std::size_t left = 0;
    };
    /// The step after the one to `node`; nothing at the end. With the root it is the first one.
    [[nodiscard]] std::optional<Step> stepAfter(Node node) const;

    /// The same plies in the same order, with the same comments and marks, however the nodes are numbered.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    struct Links {
        Node parent = none;
        Node firstChild = none;
        Node lastChild = none;
        Node nextSibling = none;
        std::uint16_t cell = 0; // y · 256 + x, or a pass
        Side side = Side::Black;
    };

    [[nodiscard]] std::size_t countFrom(Node top) const;

    std::vector<Links> m_nodes;
    std::size_t m_takenOut = 0; // of m_nodes, with all behind them
    std::unordered_map<Node, std::string> m_comments;
    std::unordered_map<Node, std::vector<Mark>> m_marks;
};

} // namespace qipan::record
