// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/cell.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace qipan::record {

/// What is drawn on a cell in addition to its stone.
enum class MarkKind : std::uint8_t { Triangle, Square, Circle, Cross, Label };

struct Mark {
    Cell cell;
    MarkKind kind = MarkKind::Cross;
    std::string label; ///< for a `Label`; otherwise empty

    friend bool operator==(const Mark&, const Mark&) = default;
};

/// The comments, extra texts, marks and values of some nodes. All are in few sequences, and readers add most of them in
/// the order of the nodes, so that they take little memory, also in many small trees.
class NodeNotes {
public:
    using Node = std::uint32_t; // GameTree::Node
    enum class Kind : std::uint8_t { Comment, Extra, Marks, Value };

    NodeNotes() = default;
    NodeNotes(const NodeNotes& other);

    /// Return what a node has, or nothing.
    [[nodiscard]] std::string_view text(Node node, Kind kind) const;
    [[nodiscard]] std::span<const Mark> marks(Node node) const;
    /// Each appends to what the node has of this kind.
    void add(Node node, Kind kind, std::string_view text);
    void add(Node node, const std::vector<Mark>& marks);
    void replace(Node node, std::size_t index, Mark mark);
    void clear(Node node, Kind kind);

private:
    struct Place {
        Node node = 0;
        std::uint32_t begin = 0; // in m_letters or m_marks
        std::uint32_t size : 30 = 0;
        std::uint32_t kind : 2 = 0;
    };
    using Key = std::pair<Node, std::uint32_t>;

    [[nodiscard]] static Key keyOf(const Place& place) { return {place.node, place.kind}; }
    [[nodiscard]] static Key keyOf(Node node, Kind kind) { return {node, static_cast<std::uint32_t>(kind)}; }
    template <typename Notes>
    [[nodiscard]] static auto find(Notes& notes, Key key) -> decltype(notes.m_inOrder.data());
    [[nodiscard]] Place& at(Key key);
    template <typename Item>
    void append(Key key, std::span<const Item> items, std::vector<Item>& all, std::size_t& unused);
    template <typename Item>
    void tidy(bool isOfMarks, std::vector<Item>& all, std::size_t& unused);

    std::vector<Place> m_inOrder;
    std::unique_ptr<std::map<Key, Place>> m_others; // added after one of a later node
    std::vector<char> m_letters;
    std::vector<Mark> m_marks;
    std::size_t m_unusedLetters = 0; // of no node any more
    std::size_t m_unusedMarks = 0;
};

} // namespace qipan::record
