// SPDX-License-Identifier: GPL-3.0-or-later
// Reads the parts of a diagram except its tiles.
#include "core/book/diagram_reader.h"
#include "core/games/registry.h"
#include "core/gomoku/board.h"
#include "core/record/start_cells.h"
#include "core/record/text.h"

#include <iterator>

namespace qipan::book {

namespace {

void setUp(const DiagramEntries& entries, Diagram& diagram, const Entry& entry, Side side)
{
    for (const std::string_view word : wordsOf(entry.value)) {
        const auto cell = diagram.names().cellOf(word);
        if (!cell)
            entries.note(FaultKind::NoCell, entry, quoted(word) + " is no cell of the board");
        else if (std::ranges::find(diagram.stones, *cell, &Ply::cell) != diagram.stones.end())
            entries.note(FaultKind::Duplicate, entry, quoted(word) + " has a stone already");
        else
            diagram.stones.push_back({.cell = *cell, .side = side});
    }
}

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

/// Reads "D8 E8 = F8 G8", the moves that refute these, or the moves that refute all others.
void readRefutation(const DiagramEntries& entries, const Diagram& diagram, const Entry& entry, Exercise& exercise)
{
    const std::size_t sign = entry.value.find('=');
    const bool isOfCells = sign != std::string_view::npos;
    const auto cells = cellsOf(diagram, isOfCells ? entry.value.substr(0, sign) : std::string_view{});
    const auto moves = cellsOf(diagram, isOfCells ? entry.value.substr(sign + 1) : entry.value);
    if (!cells || cells->empty() == isOfCells || !moves || moves->empty()) {
        entries.note(FaultKind::NoCell, entry);
        return;
    }
    for (const Cell cell : *cells) {
        Diagram played = diagram;
        played.moves.resize(diagram.shown);
        played.moves.push_back(cell);
        played.moves.insert(played.moves.end(), moves->begin(), moves->end());
        if (const auto illegal = firstIllegalMove(played)) {
            entries.note(FaultKind::IllegalMove, entry,
                         diagram.names().nameOf(played.moves[*illegal]) + " cannot be played");
            return;
        }
    }
    exercise.refutations.push_back({.cells = *cells, .moves = *moves});
}

} // namespace

void readRule(const DiagramEntries& entries, Diagram& diagram)
{
    const GameInfo& game = *findGame(diagram.game);
    diagram.rule = game.rules.front().key;
    diagram.size = {game.rules.front().sizes.front(), game.rules.front().sizes.front()};
    if (diagram.game != record::gomokuKey)
        return;
    if (const Entry* entry = entries.find("rule")) {
        if (const RuleInfo* rule = game.findRule(entry->value))
            diagram.rule = rule->key;
        else
            entries.note(FaultKind::BadValue, *entry);
    }
    if (const Entry* entry = entries.find("size")) {
        const auto size = record::readNumber<int>(entry->value);
        if (size && *size >= 5 && *size <= gomoku::largestSize)
            diagram.size = {*size, *size};
        else
            entries.note(FaultKind::BadValue, *entry);
    }
}

void readStones(const DiagramEntries& entries, Diagram& diagram)
{
    const Entry* black = entries.find("black");
    const Entry* white = entries.find("white");
    if (diagram.game == record::reversiKey && black == nullptr && white == nullptr)
        diagram.stones = record::StartCells{true, diagram.size.columns}.start(Side::Black).stones;
    if (black != nullptr)
        setUp(entries, diagram, *black, Side::Black);
    if (white != nullptr)
        setUp(entries, diagram, *white, Side::White);
    if (const Entry* turn = entries.find("turn")) {
        if (turn->value == "white")
            diagram.turn = Side::White;
        else if (turn->value != "black")
            entries.note(FaultKind::BadValue, *turn);
    }
}

void readMoves(const DiagramEntries& entries, Diagram& diagram)
{
    const Entry* entry = entries.find("moves");
    if (entry != nullptr) {
        for (const std::string_view word : wordsOf(entry->value)) {
            const auto cell = diagram.names().cellOf(word);
            if (diagram.moves.size() == maxMoves) {
                entries.note(FaultKind::TooMuch, *entry);
                break;
            }
            if (!cell) { // the following ones would be attributed to the wrong side
                entries.note(FaultKind::NoCell, *entry, quoted(word) + " is no cell of the board");
                break;
            }
            diagram.moves.push_back(*cell);
        }
        if (const auto illegal = firstIllegalMove(diagram)) {
            const std::string name = diagram.names().nameOf(diagram.moves[*illegal]);
            entries.note(FaultKind::IllegalMove, *entry,
                         "move " + std::to_string(*illegal + 1) + ", " + name + ", cannot be played");
            diagram.moves.resize(*illegal);
        }
    }
    diagram.shown = diagram.moves.size();
    if (const Entry* show = entries.find("show")) {
        const auto shown = record::readNumber<std::size_t>(show->value);
        if (shown && *shown <= diagram.moves.size())
            diagram.shown = *shown;
        else
            entries.note(FaultKind::BadValue, *show);
    }
}

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
        else if (entry.key == "refutation" && !diagram.link)
            readRefutation(entries, diagram, entry, exercise);
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
