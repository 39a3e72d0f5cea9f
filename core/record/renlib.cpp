// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/renlib.h"

#include "core/record/renlib_format.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

using namespace renlib;

namespace {

unsigned valueOf(char byte)
{
    return static_cast<unsigned char>(byte);
}

/// The low nibble is the column from 1, the high nibble the row from 0 at the top; the cell may be outside the board.
Cell cellOf(char position)
{
    return {static_cast<int>(valueOf(position) & 0xfU) - 1, static_cast<int>(valueOf(position) >> 4U)};
}

/// Converts Windows line ends and the title separator to \n.
std::string commentOf(std::string_view bytes)
{
    if (bytes.starts_with(titleEnd))
        bytes.remove_prefix(1); // no title
    std::string text;
    for (std::size_t at = 0; at < bytes.size(); ++at) {
        if (bytes[at] == '\r' && at + 1 < bytes.size() && bytes[at + 1] == '\n')
            continue;
        text += bytes[at] == titleEnd || bytes[at] == '\r' ? '\n' : bytes[at];
    }
    return text;
}

class RenlibReading {
public:
    RenlibReading(std::string_view bytes, const TextConversion& decode)
        : m_bytes{bytes.substr(0, maxBytes)}
        , m_decode{decode}
        , m_faults{m_bytes, false}
    {
        if (bytes.size() > maxBytes)
            note(FaultKind::TooMuch);
        m_record.size = boardSize;
        m_builder.emplace(m_record, m_budget);
        --m_budget.nodes;
    }

    Reading run() &&
    {
        Reading reading;
        if (readHeader()) {
            while (m_at < m_bytes.size() && readNode()) { }
            // RenLib itself writes an empty tree like this; places left over are those of a partially saved tree.
            if (!m_endsInLeaf && m_record.tree.size() > 1)
                note(FaultKind::Unfinished);
            reading.games.push_back(std::move(m_record));
        }
        reading.fault = m_faults.first();
        reading.isPartial = m_faults.hasSkipped();
        return reading;
    }

private:
    /// A node that has more children to come, and whether its line had an error before.
    struct Place {
        GameTree::Node node = GameTree::root;
        bool isBroken = false;
    };

    void note(FaultKind kind)
    {
        m_faults.note({.kind = kind, .byte = m_at, .ply = m_builder ? m_builder->nextPly() : 0});
    }

    bool readHeader()
    {
        if (m_bytes.size() >= headerBytes && m_bytes.starts_with(magic)) {
            // Later versions may have unknown flags.
            const unsigned version = valueOf(m_bytes[magic.size()]) * 256 + valueOf(m_bytes[magic.size() + 1]);
            if (version <= unsigned{majorVersion} * 256 + unsigned{minorVersion}) {
                m_at = headerBytes;
                return true;
            }
            note(FaultKind::Syntax);
            return false;
        }
        if (m_bytes.starts_with(centre))
            return true;
        note(FaultKind::NoRecord);
        return false;
    }

    /// The text of a cell is on a leaf that is not a move; a node with children is an ordinary ply.
    static bool isPly(unsigned flags) { return (flags & NoMove) == 0 || (flags & Leaf) == 0; }

    /// Reads a node with its texts; returns false if nothing more can be read.
    bool readNode()
    {
        const std::size_t begin = m_at;
        const bool isFirst = std::exchange(m_isFirst, false);
        const char position = m_bytes[m_at];
        const unsigned flags = m_at + 1 < m_bytes.size() ? valueOf(m_bytes[m_at + 1]) : 0;
        const bool extended = (flags & Extension) != 0;
        const std::size_t bytes = extended ? 4 : 2;
        if (m_bytes.size() - m_at < bytes) {
            note(FaultKind::Unfinished);
            return false;
        }
        const unsigned more = extended ? valueOf(m_bytes[m_at + 3]) : 0;
        m_at += bytes;
        noteUnkept(position, flags, extended ? valueOf(m_bytes[begin + 2]) << 8U | more : 0);
        std::string_view comment;
        std::string_view label;
        if ((flags & (Comment | OldComment)) != 0)
            comment = (flags & OldComment) != 0 ? parseOldComment() : parseText();
        if ((more & boardText) != 0)
            label = parseText();
        const std::size_t end = std::exchange(m_at, begin); // faults refer to the start of the node

        if ((flags & Sibling) != 0) {
            if (m_places.size() == maxDepth) {
                note(FaultKind::TooMuch);
                return false;
            }
            m_places.push_back({.node = m_builder->here(), .isBroken = m_isBroken});
        }
        if (!(isFirst && position == 0))
            play(position, flags);
        if (!m_isBroken)
            addNotes(position, flags,
                     commentOf(decoded((flags & OldComment) != 0 ? withoutMarkBit(comment) : std::string{comment})),
                     label);
        m_at = end;
        m_endsInLeaf = (flags & Leaf) != 0;
        return !m_endsInLeaf || goBack();
    }

    /// Notes what the writer does not write: flags that are unknown, or of ordinary plies that were not played.
    void noteUnkept(char position, unsigned flags, unsigned more)
    {
        constexpr unsigned start = 0x04; // of the position that RenLib shows first
        const bool isRoot = position == 0;
        const bool isUnplayed = (flags & NoMove) != 0 && isPly(flags) && !isRoot;
        if ((flags & start) != 0 || isUnplayed || (more & ~boardText) != 0)
            m_faults.noteSkipped();
    }

    bool goBack()
    {
        if (m_places.empty()) {
            if (m_at < m_bytes.size())
                note(FaultKind::Syntax);
            return false;
        }
        m_builder->backTo(m_places.back().node);
        m_isBroken = m_places.back().isBroken;
        m_places.pop_back();
        return true;
    }

    void play(char position, unsigned flags)
    {
        if (m_isBroken || !isPly(flags))
            return;
        const std::optional<Cell> cell = position == 0 ? std::nullopt : std::optional{cellOf(position)};
        const RecordFault where{.byte = m_at};
        m_isBroken = !playOrNote(*m_builder, std::nullopt, cell, m_faults, where, 0);
    }

    /// Adds notes to the current node: the one just read, or the one that its text belongs to.
    void addNotes(char position, unsigned flags, const std::string& comment, std::string_view label)
    {
        const GameTree::Node node = m_builder->here();
        const std::size_t said = m_record.tree.comment(node).size();
        const std::size_t remaining = maxCommentBytes - std::min(maxCommentBytes, said > 0 ? said + 1 : 0);
        if (comment.size() > remaining)
            note(FaultKind::TooMuch);
        m_record.tree.addComment(node, shortened(comment, remaining));
        const Cell cell = cellOf(position);
        if (!BoardSize{boardSize, boardSize}.contains(cell))
            return;
        if ((flags & Marked) != 0)
            addMark({.cell = cell, .kind = MarkKind::Cross});
        if (!label.empty()) {
            const std::string text = decoded(label);
            if (text.size() > maxNameBytes)
                m_faults.noteSkipped();
            addMark({.cell = cell, .kind = MarkKind::Label, .label = std::string{shortened(text, maxNameBytes)}});
        }
    }

    void addMark(Mark mark)
    {
        if (m_budget.marks == 0) {
            note(FaultKind::TooMuch);
            return;
        }
        --m_budget.marks;
        if (!m_record.tree.addMark(m_builder->here(), std::move(mark)))
            m_faults.noteSkipped();
    }

    /// Reads up to a zero byte, and another one if the number of bytes is odd.
    std::string_view parseText()
    {
        const std::size_t end = m_bytes.find('\0', m_at);
        if (end == std::string_view::npos) {
            note(FaultKind::Unfinished);
            return parseUpTo(m_bytes.size(), 0);
        }
        return parseUpTo(end, 1 + (end + 1 - m_at) % 2);
    }

    /// Reads up to the byte with the high bit, and one more if the number of bytes is odd.
    std::string_view parseOldComment()
    {
        std::size_t end = m_at;
        while (end < m_bytes.size() && (valueOf(m_bytes[end]) & 0x80U) == 0)
            ++end;
        if (end == m_bytes.size()) {
            note(FaultKind::Unfinished);
            return parseUpTo(end, 0);
        }
        return parseUpTo(end + 1, (end + 1 - m_at) % 2);
    }

    std::string_view parseUpTo(std::size_t end, std::size_t filling)
    {
        const std::string_view text = m_bytes.substr(m_at, end - m_at);
        m_at = std::min(end + filling, m_bytes.size());
        return text;
    }

    /// Clears the high bit of the last byte, which ends a comment of the first versions.
    static std::string withoutMarkBit(std::string_view comment)
    {
        std::string text{comment};
        if (!text.empty())
            text.back() = static_cast<char>(valueOf(text.back()) & 0x7fU);
        return text;
    }

    [[nodiscard]] std::string decoded(std::string_view text) const
    {
        return toUtf8(m_decode && !text.empty() ? m_decode(text) : std::string{text});
    }

    std::string_view m_bytes;
    const TextConversion& m_decode;
    std::size_t m_at = 0;
    FaultCollector m_faults;
    RecordBudget m_budget;
    GameRecord m_record;
    std::optional<TreeBuilder> m_builder;
    std::vector<Place> m_places; // parents with more children to come
    bool m_isFirst = true;
    bool m_isBroken = false;
    bool m_endsInLeaf = true;
};

} // namespace

Reading readRenlib(std::string_view bytes, const TextConversion& decode)
{
    return RenlibReading{bytes, decode}.run();
}

} // namespace qipan::record
