// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"
#include "core/board/side.h"
#include "core/record/move_quality.h"
#include "core/record/node_notes.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qipan::record {

/// A ply of a record, in which passes are plies.
struct RecordPly {
    Side side = Side::Black;
    std::optional<Cell> cell; ///< nothing for a pass

    friend constexpr bool operator==(const RecordPly&, const RecordPly&) = default;
};

/// A game with variations. Node 0 is the start position, every other node a ply. The first child of a node continues
/// the line; the others are variations. A node takes 20 bytes, so that trees of millions of nodes fit in memory;
/// comments and marks are stored separately. Nothing recurses, so lines may be of any length.
/// Copies share their nodes until one of them is changed, so that another thread can write a copy to a file while this
/// one is shown and edited. A moved-from tree may only be assigned to or destroyed.
class GameTree {
public:
    using Node = NodeNotes::Node;
    static constexpr Node root = 0;
    static constexpr Node none = 0xffff'ffff; ///< no node

    GameTree();

    /// Adds a ply as the last child of `parent`. Precondition: the cell is within 256 by 255.
    Node add(Node parent, RecordPly ply);

    /// Removes a ply and its descendants. They keep their numbers and notes, for reattach(). Takes time
    /// linear in the number of removed plies. Returns the previous sibling or `none`, as needed by reattach().
    /// Precondition: the node is in the tree and not the root.
    Node detach(Node node);
    /// Reinserts a removed ply after the sibling `before`, or as the first child if that is `none`.
    /// Precondition: its parent and that sibling are in the tree.
    void reattach(Node node, Node before);

    /// Returns the number of nodes, without removed ones.
    [[nodiscard]] std::size_t size() const { return m_content->nodes.size() - m_content->detached; }
    /// Precondition: `node` is not the root.
    [[nodiscard]] RecordPly ply(Node node) const;
    [[nodiscard]] Node parent(Node node) const { return links(node).parent; }
    [[nodiscard]] Node firstChild(Node node) const { return links(node).firstChild; }
    [[nodiscard]] Node nextSibling(Node node) const { return links(node).nextSibling; }
    [[nodiscard]] bool hasVariations(Node node) const { return links(node).firstChild != links(node).lastChild; }

    // What comments, marks and extra texts refer to is valid until the tree is changed, so they cannot be set from each
    // other without a copy.

    /// Returns the comment of a node in UTF-8, or an empty text.
    [[nodiscard]] std::string_view comment(Node node) const;
    void setComment(Node node, std::string_view text);
    /// Appends a line to the comment.
    void addComment(Node node, std::string_view text);
    [[nodiscard]] std::span<const Mark> marks(Node node) const;
    /// Adds a mark. Returns false if it replaces one of the same kind on the same cell, so that a node has at most one
    /// of each kind on a cell. Takes time linear in the marks of the node.
    bool addMark(Node node, Mark mark);
    void setMarks(Node node, const std::vector<Mark>& marks);
    /// Returns how good the ply of a node is; `None` if nobody said it, and for the root.
    [[nodiscard]] MoveQuality quality(Node node) const { return links(node).quality; }
    void setQuality(Node node, MoveQuality quality);
    /// Returns the estimated value of the position at a node, positive if black is ahead: in reversi the difference of
    /// discs at the end, in gomoku the chances of black to win minus those of white, -1 to 1. Files of other programs
    /// may have other units.
    [[nodiscard]] std::optional<double> value(Node node) const;
    /// Sets the value as a file spells it, such as "+3.5", or none if it is empty. Returns false, and changes nothing,
    /// if it is not a decimal number of at most 15 digits.
    bool setValue(Node node, std::string_view text);
    /// Returns the value as it is written in files; empty for none.
    [[nodiscard]] std::string_view valueText(Node node) const;

    /// Returns what the file holds of a node that the record has no place for, such as times: UTF-8, as it is spelled
    /// in the record's format (GameRecord::extraFormat), or an empty text. The writer of that format writes it back.
    [[nodiscard]] std::string_view extra(Node node) const;
    /// Appends to the extra text.
    void addExtra(Node node, std::string_view text);

    /// Returns the nodes of the main line from the first ply, following first children.
    [[nodiscard]] std::vector<Node> mainLine() const;

    /// A step of a pre-order walk through the whole tree. `left` is the number of plies to take back before `node` is
    /// played; the root is not visited.
    struct Step {
        Node node = root;
        std::size_t left = 0;
    };
    /// Returns the step after `node`, or nothing at the end. With the root, returns the first step.
    [[nodiscard]] std::optional<Step> stepAfter(Node node) const;

    /// Compares plies, order, all notes and extra texts, but not node numbers.
    friend bool operator==(const GameTree& a, const GameTree& b);

private:
    struct Links {
        Node parent = none;
        Node firstChild = none;
        Node lastChild = none;
        Node nextSibling = none;
        std::uint16_t cell = 0; // y · 256 + x, or a pass
        Side side = Side::Black;
        MoveQuality quality = MoveQuality::None;
    };
    static_assert(sizeof(Links) == 20);

    struct Content {
        Content() = default;
        Content(const Content& other);

        std::vector<Links> nodes = std::vector<Links>(1);
        std::size_t detached = 0;         // nodes removed from the tree, including descendants
        std::unique_ptr<NodeNotes> notes; // null if there are none
    };

    [[nodiscard]] const NodeNotes& notes() const;
    [[nodiscard]] NodeNotes& ownNotes();
    [[nodiscard]] const Links& links(Node node) const { return m_content->nodes[node]; }
    /// Returns the content of this tree alone, which may be changed.
    [[nodiscard]] Content& own();
    [[nodiscard]] std::size_t countFrom(Node top) const;

    std::shared_ptr<Content> m_content;
};

// Each function takes time linear in the length of a node's line or the number of its children, whatever the tree's
// size.

/// Returns the nodes from the first ply to `node`; empty for the root.
[[nodiscard]] std::vector<GameTree::Node> pathTo(const GameTree& tree, GameTree::Node node);
/// Returns pathTo() continued by first children to the end of the line.
[[nodiscard]] std::vector<GameTree::Node> lineThrough(const GameTree& tree, GameTree::Node node);
/// Returns the children of `node` in order.
[[nodiscard]] std::vector<GameTree::Node> childrenOf(const GameTree& tree, GameTree::Node node);
/// Returns the previous sibling of `node`, or `none`. Precondition: not the root.
[[nodiscard]] GameTree::Node siblingBefore(const GameTree& tree, GameTree::Node node);
/// Returns the child of `node` with this ply, or `none`.
[[nodiscard]] GameTree::Node childWith(const GameTree& tree, GameTree::Node node, RecordPly ply);
/// Returns the start of the variation of `node`: the last node on its path that is not a first child, or the first
/// ply.
/// Precondition: not the root.
[[nodiscard]] GameTree::Node headOf(const GameTree& tree, GameTree::Node node);
/// Returns the number of plies that lead to `node`, including passes.
[[nodiscard]] std::size_t depthOf(const GameTree& tree, GameTree::Node node);

/// Returns the number of a move: of the plies that lead to `node` and are not passes.
[[nodiscard]] std::size_t moveNumberOf(const GameTree& tree, GameTree::Node node);

/// Returns a value as it is written in files, with two decimals. Precondition: its magnitude is below a million.
[[nodiscard]] std::string textOfValue(double value);

/// Returns the cells of these plies, without passes.
[[nodiscard]] std::vector<Cell> cellsOf(const GameTree& tree, std::span<const GameTree::Node> path);

} // namespace qipan::record
