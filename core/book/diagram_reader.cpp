// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram_reader.h"

#include "core/book/diagram_entries.h"

#include <algorithm>
#include <string>
#include <utility>

namespace qipan::book {

namespace {

constexpr std::string_view keysOfAll[]{"id", "game", "label", "mark", "area", "caption", "claim", "right", "wrong"};
constexpr std::string_view keysOfStones[]{"black", "white", "turn", "moves", "show", "answer"};
constexpr std::string_view keysOfGomoku[]{"rule", "size"};
constexpr std::string_view keysOfLink[]{"tiles", "border", "falling", "path", "pairs"};

std::string_view gameOf(std::string_view key)
{
    for (const std::string_view game : {record::gomokuKey, record::reversiKey, linkKey}) {
        if (key == game)
            return game;
    }
    return {};
}

void noteUnknownKeys(const DiagramEntries& entries, std::string_view game)
{
    const auto has = [](std::span<const std::string_view> keys, std::string_view key) {
        return std::ranges::find(keys, key) != keys.end();
    };
    for (const Entry& entry : entries.all()) {
        const bool isKnown = has(keysOfAll, entry.key) || (game == linkKey && has(keysOfLink, entry.key))
            || (game != linkKey && has(keysOfStones, entry.key))
            || (game == record::gomokuKey && has(keysOfGomoku, entry.key));
        if (!isKnown)
            entries.note(FaultKind::UnknownKey, entry, "is no key of a diagram of " + std::string{game});
    }
}

void readId(const DiagramEntries& entries, Diagram& diagram)
{
    const Entry* id = entries.find("id");
    if (id == nullptr)
        entries.noteMissing("id");
    else if (isAnchor(id->value))
        diagram.id = id->value;
    else
        entries.note(FaultKind::BadValue, *id);
}

void readClaims(const DiagramEntries& entries, Diagram& diagram)
{
    for (const Entry& entry : entries.all()) {
        if (entry.key != "claim")
            continue;
        if (diagram.claims.size() < maxClaims)
            diagram.claims.push_back({.text = std::string{entry.value}, .line = entry.line});
        else
            entries.note(FaultKind::TooMuch, entry);
    }
}

} // namespace

std::optional<Diagram> readDiagram(std::span<const Line> lines, std::size_t fence, std::string_view game,
                                   Faults& faults)
{
    const DiagramEntries entries{lines, fence, faults};
    Diagram diagram;
    diagram.line = fence;
    const Entry* own = entries.find("game");
    diagram.game = gameOf(own != nullptr ? own->value : game);
    if (diagram.game.empty()) {
        if (own != nullptr)
            entries.note(FaultKind::BadValue, *own);
        else
            entries.noteMissing("game");
        return std::nullopt;
    }
    noteUnknownKeys(entries, diagram.game);
    readId(entries, diagram);
    if (diagram.game == linkKey) {
        if (!readLinkBoard(entries, diagram))
            return std::nullopt;
        readMarks(entries, diagram);
    } else {
        readRule(entries, diagram);
        readStones(entries, diagram);
        readMarks(entries, diagram);
        readMoves(entries, diagram);
    }
    readArea(entries, diagram);
    if (const Entry* caption = entries.find("caption"))
        diagram.caption = caption->value;
    readClaims(entries, diagram);
    readExercise(entries, diagram);
    return diagram;
}

bool isAnchor(std::string_view text)
{
    constexpr std::size_t longest = 60;
    return !text.empty() && text.size() <= longest && std::ranges::all_of(text, [](char letter) {
        return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9') || letter == '-';
    });
}

} // namespace qipan::book
