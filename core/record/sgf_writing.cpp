// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf.h"
#include "core/record/sgf_text.h"
#include "core/record/tree_builder.h"
#include "core/reversi/position.h"

#include <algorithm>
#include <array>

namespace qipan::record {

namespace {

class SgfWriting {
public:
    explicit SgfWriting(const GameRecord& record)
        : m_record{record}
    {
    }

    std::string run()
    {
        m_text = "(;FF[4]CA[UTF-8]AP[Qipan]";
        m_text += isReversi() ? "GM[2]" : "GM[4]";
        add("SZ", std::to_string(m_record.size));
        if (!hasSgfProperty(extraFor(m_record, RecordFormat::Sgf, GameTree::root), "RU")) // which says more
            add("RU", m_record.rule);
        add("PB", m_record.black);
        add("PW", m_record.white);
        add("DT", m_record.date);
        add("EV", m_record.event);
        add("RE", m_record.result);
        addStart();
        addNotes(GameTree::root);
        addPlies();
        m_text += ")\n";
        return std::move(m_text);
    }

private:
    [[nodiscard]] bool isReversi() const { return m_record.game == reversiKey; }
    [[nodiscard]] std::string point(Cell cell) const { return sgfPoint(cell, isReversi()); }

    void add(std::string_view name, std::string_view value)
    {
        if (!value.empty())
            m_text.append(name).append("[").append(sgfEscaped(value)).append("]");
    }

    void addStart()
    {
        if (!m_record.start)
            return;
        const StartPosition& start = *m_record.start;
        for (const Side side : {Side::Black, Side::White}) {
            std::string values;
            for (const Ply& stone : start.stones) {
                if (stone.side == side)
                    values += '[' + point(stone.cell) + ']';
            }
            if (!values.empty())
                m_text.append(side == Side::Black ? "AB" : "AW").append(values);
        }
        if (isReversi())
            clearCentre(start);
        m_text += start.toMove == Side::Black ? "PL[B]" : "PL[W]";
    }

    /// Removes unused start discs, since readers begin with the usual four.
    void clearCentre(const StartPosition& start)
    {
        reversi::Squares discs = 0;
        for (const Ply& stone : start.stones)
            discs |= reversi::bitOf(reversi::squareOf(stone.cell));
        std::string values;
        for (reversi::Squares left = reversi::startPosition.occupied() & ~discs; left != 0; left &= left - 1)
            values += '[' + point(reversi::cellOf(reversi::firstSquare(left))) + ']';
        if (!values.empty())
            m_text += "AE" + values;
    }

    void addNotes(GameTree::Node node)
    {
        add("C", m_record.tree.comment(node));
        constexpr std::array<std::string_view, 5> names{"TR", "SQ", "CR", "MA", "LB"};
        for (std::size_t kind = 0; kind < names.size(); ++kind) {
            std::string values;
            for (const Mark& mark : m_record.tree.marks(node)) {
                if (static_cast<std::size_t>(mark.kind) != kind)
                    continue;
                values += '[' + point(mark.cell);
                if (mark.kind == MarkKind::Label)
                    values += ':' + sgfEscaped(mark.label, true);
                values += ']';
            }
            if (!values.empty())
                m_text.append(names[kind]).append(values);
        }
        add("V", m_record.tree.valueText(node));
        const MoveQuality quality = m_record.tree.quality(node);
        if (quality != MoveQuality::None) {
            const SgfQuality& written = *std::ranges::find(sgfQualities, quality, &SgfQuality::quality);
            m_text.append(written.name).append("[").append(written.value).append("]");
        }
        m_text += extraFor(m_record, RecordFormat::Sgf, node);
    }

    void addPlies()
    {
        const GameTree& tree = m_record.tree;
        int inRow = 0;
        for (auto step = tree.stepAfter(GameTree::root); step; step = tree.stepAfter(step->node)) {
            // Each child of a node with variations is enclosed in brackets.
            closeBranches(step->left);
            const bool branch = tree.hasVariations(tree.parent(step->node));
            m_isBranch.push_back(branch);
            if (branch || inRow++ % 10 == 0)
                m_text += '\n';
            const RecordPly ply = tree.ply(step->node);
            m_text += branch ? "(;" : ";";
            m_text += ply.side == Side::Black ? "B[" : "W[";
            m_text += (ply.cell ? point(*ply.cell) : std::string{}) + ']';
            addNotes(step->node);
        }
        closeBranches(m_isBranch.size());
    }

    void closeBranches(std::size_t plies)
    {
        for (; plies > 0; --plies) {
            if (m_isBranch.back())
                m_text += ')';
            m_isBranch.pop_back();
        }
    }

    const GameRecord& m_record;
    std::string m_text;
    std::vector<bool> m_isBranch; // for each ply of the current line
};

} // namespace

std::string writeSgf(std::span<const GameRecord> games)
{
    std::string text;
    for (const GameRecord& game : games)
        text += SgfWriting{game}.run();
    return text;
}

} // namespace qipan::record
