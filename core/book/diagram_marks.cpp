// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram_entries.h"
#include "core/record/text.h"

#include <algorithm>
#include <iterator>

namespace qipan::book {

namespace {

struct MarkName {
    std::string_view name;
    record::MarkKind kind;
};
constexpr MarkName markNames[]{{"triangle", record::MarkKind::Triangle},
                               {"square", record::MarkKind::Square},
                               {"circle", record::MarkKind::Circle},
                               {"cross", record::MarkKind::Cross}};

void addMark(const DiagramEntries& entries, Diagram& diagram, const Entry& entry, std::string_view name,
             record::MarkKind kind, std::string_view label)
{
    const auto cell = diagram.names().cellOf(name);
    if (!cell)
        entries.note(FaultKind::NoCell, entry, quoted(name) + " is no cell of the board");
    else if (diagram.marks.size() == maxMarks)
        entries.note(FaultKind::TooMuch, entry);
    else
        diagram.marks.push_back({.cell = *cell, .kind = kind, .label = std::string{label}});
}

} // namespace

void readMarks(const DiagramEntries& entries, Diagram& diagram)
{
    if (const Entry* entry = entries.find("label")) {
        for (const std::string_view part : partsOf(entry->value)) {
            const std::size_t end = std::min(part.find_first_of(" \t"), part.size());
            const std::string_view label = record::trimmed(part.substr(end));
            const bool isLabel = !label.empty() && label.size() <= maxLabelBytes;
            if (isLabel)
                addMark(entries, diagram, *entry, part.substr(0, end), record::MarkKind::Label, label);
            else
                entries.note(FaultKind::BadValue, *entry, "no cell with a short label: " + quoted(part));
        }
    }
    if (const Entry* entry = entries.find("mark")) {
        for (const std::string_view part : partsOf(entry->value)) {
            const auto words = wordsOf(part);
            const auto name =
                words.size() < 2 ? std::end(markNames) : std::ranges::find(markNames, words.back(), &MarkName::name);
            if (name == std::end(markNames)) {
                entries.note(FaultKind::BadValue, *entry, "no cells with a kind of mark: " + quoted(part));
                continue;
            }
            for (std::size_t i = 0; i + 1 < words.size(); ++i)
                addMark(entries, diagram, *entry, words[i], name->kind, {});
        }
    }
}

void readArea(const DiagramEntries& entries, Diagram& diagram)
{
    if (const Entry* entry = entries.find("area")) {
        const auto corners = partsOf(entry->value, '-');
        const auto a = corners.size() == 2 ? diagram.names().cellOf(corners[0]) : std::nullopt;
        const auto b = corners.size() == 2 ? diagram.names().cellOf(corners[1]) : std::nullopt;
        if (a && b)
            diagram.area = Area{.first = {std::min(a->x, b->x), std::min(a->y, b->y)},
                                .last = {std::max(a->x, b->x), std::max(a->y, b->y)}};
        else
            entries.note(FaultKind::NoCell, *entry);
    }
}

} // namespace qipan::book
