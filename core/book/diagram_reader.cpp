// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/book/diagram_reader.h"

#include "core/record/text.h"

namespace qipan::book {

namespace {

constexpr std::string_view keysOfAll[]{"id", "game", "label", "mark", "area", "caption", "claim", "right", "wrong"};
constexpr std::string_view keysOfStones[]{"black", "white", "turn", "moves", "show", "answer", "refutation"};
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

bool mayRepeat(std::string_view key)
{
    return key == "claim" || key == "path" || key == "answer" || key == "wrong" || key == "refutation";
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

DiagramEntries::DiagramEntries(std::span<const Line> lines, std::size_t fence, Faults& faults)
    : m_fence{fence}
    , m_faults{faults}
{
    for (const Line& line : lines)
        add(line);
}

void DiagramEntries::add(const Line& line)
{
    const std::string_view text = record::trimmed(line.text);
    if (text.empty())
        return;
    const std::size_t colon = text.find(':');
    if (colon == std::string_view::npos) {
        m_faults.note(FaultKind::UnknownKey, line.number, "no \"key: value\": " + quoted(text));
        return;
    }
    const Entry entry{.key = record::trimmed(text.substr(0, colon)),
                      .value = record::trimmed(text.substr(colon + 1)),
                      .line = line.number};
    if (m_entries.size() == maxEntries)
        note(FaultKind::TooMuch, entry);
    else if (!mayRepeat(entry.key) && find(entry.key) != nullptr)
        note(FaultKind::Duplicate, entry, "stands here twice");
    else
        m_entries.push_back(entry);
}

const Entry* DiagramEntries::find(std::string_view key) const
{
    const auto found = std::ranges::find(m_entries, key, &Entry::key);
    return found == m_entries.end() ? nullptr : &*found;
}

void DiagramEntries::note(FaultKind kind, const Entry& entry, std::string_view what) const
{
    const std::string key{entry.key};
    m_faults.note(kind, entry.line, key + ": " + (what.empty() ? quoted(entry.value) : std::string{what}));
}

void DiagramEntries::noteMissing(std::string_view key) const
{
    m_faults.note(FaultKind::Missing, m_fence, std::string{key} + ": is missing");
}

} // namespace qipan::book
