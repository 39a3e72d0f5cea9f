// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf_game.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

void SgfGame::parseNotes(const SgfProperty& property)
{
    constexpr std::array<std::pair<std::string_view, MarkKind>, 6> names{{{"TR", MarkKind::Triangle},
                                                                          {"SQ", MarkKind::Square},
                                                                          {"CR", MarkKind::Circle},
                                                                          {"MA", MarkKind::Cross},
                                                                          {"M", MarkKind::Cross},
                                                                          {"LB", MarkKind::Label}}};
    for (const auto& [name, kind] : names) {
        if (property.name == name)
            parseMarks(property, kind);
    }
    if (property.name == "L")
        parseLetters(property);
    const bool ofGame = property.name == "GC" && !m_builder;
    if (property.name != "C" && !ofGame)
        return;
    const GameTree::Node node = m_builder ? m_builder->here() : GameTree::root;
    const std::size_t said = m_record.tree.comment(node).size();
    if (ofGame && said > 0)
        return;
    const std::string_view raw = sgfFirst(property.values);
    const std::size_t remaining = maxCommentBytes - std::min(maxCommentBytes, said > 0 ? said + 1 : 0);
    constexpr std::size_t maxRawBytes = 2 * maxCommentBytes; // if every byte is escaped
    const std::string text = sgfText(raw.substr(0, maxRawBytes));
    if (raw.size() > maxRawBytes || text.size() > remaining)
        note(FaultKind::TooMuch, property, plyHere());
    m_record.tree.addComment(node, shortened(text, remaining));
}

void SgfGame::parseMarks(const SgfProperty& property, MarkKind kind)
{
    std::string_view rest = property.values;
    while (const auto value = parseSgfValue(rest)) {
        std::string_view cells = value->raw;
        std::string label;
        if (kind == MarkKind::Label) {
            const std::size_t colon = sgfColon(cells);
            if (colon != std::string_view::npos)
                label = sgfText(cells.substr(colon + 1, maxCommentBytes), true);
            cells = cells.substr(0, colon);
        }
        const std::string text{shortened(label, maxNameBytes)};
        const auto marked = parseCells(cells);
        if (!marked)
            noteCells(property);
        for (const Cell cell : marked.value_or(std::vector<Cell>{}))
            addMark({.cell = cell, .kind = kind, .label = text});
    }
}

/// FF[1] to FF[3]: the first point is labelled a, the next one b, and so on.
void SgfGame::parseLetters(const SgfProperty& property)
{
    char letter = 'a';
    std::string_view rest = property.values;
    for (auto value = parseSgfValue(rest); value && letter <= 'z'; value = parseSgfValue(rest), ++letter) {
        const auto cells = parseCells(value->raw);
        if (!cells)
            noteCells(property);
        for (const Cell cell : cells.value_or(std::vector<Cell>{}))
            addMark({.cell = cell, .kind = MarkKind::Label, .label = std::string(1, letter)});
    }
}

void SgfGame::addMark(Mark mark)
{
    m_record.tree.addMark(m_builder ? m_builder->here() : GameTree::root, std::move(mark));
}

} // namespace qipan::record
