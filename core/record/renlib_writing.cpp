// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/renlib.h"
#include "core/record/renlib_format.h"

#include <algorithm>

namespace qipan::record {

using namespace renlib;

namespace {

char positionOf(Cell cell)
{
    return static_cast<char>(cell.y * 16 + cell.x + 1);
}

class RenlibWriting {
public:
    RenlibWriting(const GameTree& tree, const TextConversion& encode)
        : m_tree{tree}
        , m_encode{encode}
    {
    }

    std::string run() &&
    {
        m_bytes.reserve(headerBytes + m_tree.size() * 2);
        m_bytes = magic;
        m_bytes += {majorVersion, minorVersion};
        m_bytes.resize(headerBytes, '\xff');
        addNode(GameTree::root);
        for (auto step = m_tree.stepAfter(GameTree::root); step; step = m_tree.stepAfter(step->node))
            addNode(step->node);
        return std::move(m_bytes);
    }

private:
    /// Writes the node, followed by a non-move node for each text on another cell.
    void addNode(GameTree::Node node)
    {
        constexpr Cell noCell{-1, 0}; // becomes position 0
        const Cell own = node == GameTree::root ? noCell : m_tree.ply(node).cell.value_or(noCell);
        std::vector<const Mark*> labels; // on other cells
        const Mark* label = nullptr;     // on its own cell
        bool isMarked = false;
        for (const Mark& mark : m_tree.marks(node)) {
            isMarked = isMarked || (mark.kind == MarkKind::Cross && mark.cell == own);
            if (mark.kind != MarkKind::Label || mark.label.empty())
                continue;
            if (mark.cell == own && label == nullptr)
                label = &mark;
            else
                labels.push_back(&mark);
        }
        const std::string comment = textOf(m_tree.comment(node));
        const bool hasChildren = m_tree.firstChild(node) != GameTree::none;
        unsigned flags = isMarked ? unsigned{Marked} : 0;
        if (node != GameTree::root && m_tree.nextSibling(node) != GameTree::none)
            flags |= Sibling;
        if (!hasChildren && labels.empty())
            flags |= Leaf;
        if (!comment.empty())
            flags |= Comment;
        add(positionOf(own), flags, comment, label);
        for (std::size_t i = 0; i < labels.size(); ++i) {
            const bool isLast = i + 1 == labels.size() && !hasChildren;
            add(positionOf(labels[i]->cell), NoMove | Leaf | (isLast ? 0U : unsigned{Sibling}), {}, labels[i]);
        }
    }

    void add(char position, unsigned flags, std::string_view comment, const Mark* label)
    {
        m_bytes += position;
        m_bytes += static_cast<char>(label == nullptr ? flags : flags | Extension);
        if (label != nullptr)
            m_bytes += {'\0', static_cast<char>(boardText)};
        if (!comment.empty())
            addText(comment);
        if (label != nullptr)
            addText(withoutZeros(label->label));
    }

    void addText(std::string_view text)
    {
        const std::string bytes = m_encode ? m_encode(text) : std::string{text};
        m_bytes += bytes;
        m_bytes.append(2 - bytes.size() % 2, '\0');
    }

    static std::string withoutZeros(std::string_view text)
    {
        std::string bytes{text};
        std::replace(bytes.begin(), bytes.end(), '\0', ' ');
        return bytes;
    }

    /// The first line is the title, or, if it is empty, there is none; the other lines end as on Windows.
    static std::string textOf(std::string_view comment)
    {
        const std::string text = withoutZeros(comment);
        const std::size_t title = std::min(text.find('\n'), text.size());
        std::string bytes = text.substr(0, title);
        if (title == 0 && !text.empty())
            bytes += titleEnd;
        for (std::size_t at = title; at < text.size(); ++at) {
            if (at == title && title > 0)
                bytes += titleEnd;
            else if (text[at] == '\n')
                bytes += "\r\n";
            else
                bytes += text[at];
        }
        return bytes;
    }

    const GameTree& m_tree;
    const TextConversion& m_encode;
    std::string m_bytes;
};

} // namespace

std::optional<std::string> writeRenlib(const GameRecord& record, const TextConversion& encode)
{
    if (record.game != gomokuKey || record.size != boardSize || record.start)
        return std::nullopt;
    return RenlibWriting{record.tree, encode}.run();
}

} // namespace qipan::record
