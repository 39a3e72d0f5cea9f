// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram_reader.h"

#include "core/link/position.h"

namespace qipan::book {

namespace {

void readPaths(const DiagramEntries& entries, Diagram& diagram)
{
    for (const Entry& entry : entries.all()) {
        if (entry.key != "path")
            continue;
        const auto pair = pairOf(wordsOf(entry.value), *diagram.link);
        if (diagram.link->paths.size() == maxPaths)
            entries.note(FaultKind::TooMuch, entry);
        else if (!pair)
            entries.note(FaultKind::BadValue, entry, "no two tiles of the board: " + quoted(entry.value));
        else if (!cornersOf(*diagram.link, *pair))
            entries.note(FaultKind::BadValue, entry, "there is no path: " + quoted(entry.value));
        else
            diagram.link->paths.push_back(*pair);
    }
}

void readPairs(const DiagramEntries& entries, Diagram& diagram)
{
    const Entry* entry = entries.find("pairs");
    if (entry == nullptr)
        return;
    link::Position position = positionOf(*diagram.link);
    for (const std::string_view part : partsOf(entry->value)) {
        const auto words = wordsOf(part);
        const auto a = words.size() == 2 ? diagram.names().cellOf(words.front()) : std::nullopt;
        const auto b = words.size() == 2 ? diagram.names().cellOf(words.back()) : std::nullopt;
        if (!a || !b || !position.canRemove({*a, *b}))
            return entries.note(FaultKind::IllegalMove, *entry, quoted(part) + " cannot go");
        position.remove({*a, *b});
        diagram.pairs.push_back({*a, *b});
    }
}

} // namespace

bool readLinkBoard(const DiagramEntries& entries, Diagram& diagram)
{
    const Entry* entry = entries.find("tiles");
    if (entry == nullptr) {
        entries.noteMissing("tiles");
        return false;
    }
    auto tiles = readTiles(entry->value);
    if (!tiles) {
        entries.note(FaultKind::BadValue, *entry, "no rows of equal length, of letters, '.' and '#'");
        return false;
    }
    diagram.size = tiles->board.size();
    LinkBoard board{.tiles = std::move(tiles->board), .shape = std::move(tiles->shape)};
    if (const Entry* border = entries.find("border")) {
        board.border = border->value != "no";
        if (border->value != "no" && border->value != "yes")
            entries.note(FaultKind::BadValue, *border);
    }
    if (const Entry* falling = entries.find("falling")) {
        const auto mode = fallingModeOf(falling->value);
        board.falling = mode.value_or(link::FallingMode::None);
        if (!mode)
            entries.note(FaultKind::BadValue, *falling);
    }
    if (const auto loose = firstLooseTile(board)) {
        entries.note(FaultKind::BadValue, *entry,
                     "the tile on " + diagram.names().nameOf(*loose) + " does not lie still, it would fall");
        board.falling = link::FallingMode::None;
    }
    diagram.link = std::move(board);
    readPaths(entries, diagram);
    readPairs(entries, diagram);
    return true;
}

} // namespace qipan::book
