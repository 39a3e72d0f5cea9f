// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/sgf_game.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

namespace qipan::record {

namespace {

bool isOneOf(std::string_view name, std::span<const std::string_view> names)
{
    return std::ranges::find(names, name) != names.end();
}

bool hasSeveralValues(std::string_view values)
{
    (void)parseSgfValue(values);
    return parseSgfValue(values).has_value();
}

} // namespace

bool SgfGame::parseNotes(const SgfProperty& property)
{
    constexpr std::array<std::pair<std::string_view, MarkKind>, 6> names{{{"TR", MarkKind::Triangle},
                                                                          {"SQ", MarkKind::Square},
                                                                          {"CR", MarkKind::Circle},
                                                                          {"MA", MarkKind::Cross},
                                                                          {"M", MarkKind::Cross},
                                                                          {"LB", MarkKind::Label}}};
    for (const auto& [name, kind] : names) {
        if (property.name == name) {
            parseMarks(property, kind);
            return true;
        }
    }
    if (isJudged(property))
        return true;
    if (property.name == "L") {
        parseLetters(property);
        return true;
    }
    const std::size_t said = m_record.tree.comment(here()).size();
    const bool isOfGame = property.name == "GC" && here() == GameTree::root && said == 0;
    if (property.name != "C" && !isOfGame)
        return false;
    parseComment(property, said);
    return true;
}

/// Reads the quality of the ply or the value of the position. Returns false for other properties, and for values that
/// would not be written like that, which are kept as they are: several, or a quality of a node that has one.
bool SgfGame::isJudged(const SgfProperty& property)
{
    if (hasSeveralValues(property.values))
        return false;
    const std::string_view value = trimmed(sgfFirst(property.values));
    if (property.name == "V")
        return m_record.tree.valueText(here()).empty() && !value.empty() && m_record.tree.setValue(here(), value);
    for (const auto& [quality, name, number] : sgfQualities) {
        const bool isSame = value == number || (value.empty() && number == "1");
        if (property.name != name || !isSame || here() == GameTree::root)
            continue;
        if (m_record.tree.quality(here()) != MoveQuality::None)
            return false;
        m_record.tree.setQuality(here(), quality);
        return true;
    }
    return false;
}

/// Adds a comment to one of `said` bytes.
void SgfGame::parseComment(const SgfProperty& property, std::size_t said)
{
    if (hasSeveralValues(property.values))
        m_faults.noteSkipped();
    const std::string_view raw = sgfFirst(property.values);
    const std::size_t remaining = maxCommentBytes - std::min(maxCommentBytes, said > 0 ? said + 1 : 0);
    constexpr std::size_t maxRawBytes = 2 * maxCommentBytes; // if every byte is escaped
    const std::string text = sgfText(raw.substr(0, maxRawBytes));
    if (raw.size() > maxRawBytes || text.size() > remaining)
        note(FaultKind::TooMuch, property, plyHere());
    m_record.tree.addComment(here(), shortened(text, remaining));
}

/// Keeps a property that is not a note, unless it is one of those that a record holds or that any file has.
void SgfGame::keep(const SgfProperty& property)
{
    constexpr std::array<std::string_view, 9> ofFile{"FF", "CA", "AP", "B", "W", "AB", "AW", "AE", "PL"};
    constexpr std::array<std::string_view, 8> facts{"GM", "SZ", "RU", "PB", "PW", "DT", "EV", "RE"};
    const bool isMove = property.name == "B" || property.name == "W";
    const bool isFact = isOneOf(property.name, facts);
    if (isOneOf(property.name, ofFile) || (isFact && m_isFirstNode)) {
        if ((isMove || isFact) && hasSeveralValues(property.values))
            m_faults.noteSkipped();
        if (property.name == "RU")
            keepRule(property);
        return;
    }
    // Without a name it would continue the property before it; in a later node of the root a fact would become one of
    // the game.
    const bool isMisplaced = property.name.empty() || (isFact && here() == GameTree::root && !m_isFirstNode);
    if (isMisplaced
        || !addExtra(m_record, RecordFormat::Sgf, here(), std::string{property.name}.append(property.values)))
        m_faults.noteSkipped();
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
            if (label.size() > maxNameBytes)
                m_faults.noteSkipped();
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
    for (auto value = parseSgfValue(rest); value; value = parseSgfValue(rest), ++letter) {
        if (letter > 'z')
            return m_faults.noteSkipped();
        const auto cells = parseCells(value->raw);
        if (!cells)
            noteCells(property);
        for (const Cell cell : cells.value_or(std::vector<Cell>{}))
            addMark({.cell = cell, .kind = MarkKind::Label, .label = std::string(1, letter)});
    }
}

void SgfGame::addMark(Mark mark)
{
    if (!m_record.tree.addMark(here(), std::move(mark)))
        m_faults.noteSkipped();
}

} // namespace qipan::record
