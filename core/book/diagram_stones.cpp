// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram_entries.h"
#include "core/games/registry.h"
#include "core/gomoku/board.h"
#include "core/record/start_cells.h"
#include "core/record/text.h"

#include <algorithm>

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

} // namespace qipan::book
