// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the exercise of a diagram.
#include "core/book/diagram_entries.h"

#include "core/record/text.h"

#include <algorithm>
#include <optional>
#include <string>

namespace qipan::book {

namespace {

/// Returns nothing if the text contains anything but cells.
std::optional<std::vector<Cell>> cellsOf(const Diagram& diagram, std::string_view text)
{
    std::vector<Cell> cells;
    for (const std::string_view word : wordsOf(text)) {
        const auto cell = diagram.names().cellOf(word);
        if (!cell)
            return std::nullopt;
        cells.push_back(*cell);
    }
    return cells;
}

void readAnswer(const DiagramEntries& entries, const Diagram& diagram, const Entry& entry, Exercise& exercise)
{
    const auto cells = cellsOf(diagram, entry.value);
    if (!cells || cells->empty()) {
        entries.note(FaultKind::NoCell, entry);
        return;
    }
    Diagram played = diagram;
    played.moves.resize(diagram.shown);
    played.moves.insert(played.moves.end(), cells->begin(), cells->end());
    if (const auto illegal = firstIllegalMove(played)) {
        entries.note(FaultKind::IllegalMove, entry,
                     diagram.names().nameOf(played.moves[*illegal]) + " cannot be played");
        return;
    }
    exercise.answers.push_back(*cells);
}

/// Reads "D8 E8 = why not there", or the text for all other moves.
void readWrong(const DiagramEntries& entries, const Diagram& diagram, const Entry& entry, Exercise& exercise)
{
    const std::size_t sign = entry.value.find(" = ");
    const auto cells = sign != std::string_view::npos ? cellsOf(diagram, entry.value.substr(0, sign)) : std::nullopt;
    const bool isOfCells = cells && !cells->empty();
    const std::string_view text = isOfCells ? record::trimmed(entry.value.substr(sign + 3)) : entry.value;
    if (text.empty())
        entries.note(FaultKind::BadValue, entry);
    else
        exercise.wrong.push_back({.cells = isOfCells ? *cells : std::vector<Cell>{}, .text = std::string{text}});
}

} // namespace

void readExercise(const DiagramEntries& entries, Diagram& diagram)
{
    Exercise exercise;
    bool hasEntry = false;
    for (const Entry& entry : entries.all()) {
        hasEntry = hasEntry || entry.key == "answer" || entry.key == "right" || entry.key == "wrong";
        if (entry.key == "answer" && !diagram.link)
            readAnswer(entries, diagram, entry, exercise);
        else if (entry.key == "right")
            exercise.right = entry.value;
        else if (entry.key == "wrong")
            readWrong(entries, diagram, entry, exercise);
    }
    if (!hasEntry)
        return;
    const bool hasOthers = std::ranges::any_of(exercise.wrong, [](const auto& each) { return each.cells.empty(); });
    if (exercise.answers.empty() && !diagram.link)
        entries.noteMissing("answer");
    else if (exercise.right.empty())
        entries.noteMissing("right");
    else if (!hasOthers)
        entries.noteMissing("wrong");
    else
        diagram.exercise = std::move(exercise);
}

} // namespace qipan::book
