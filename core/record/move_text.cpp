// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_text.h"

#include "core/record/position_text.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::record {

namespace {

bool isLetter(char letter)
{
    return upper(letter) >= 'A' && upper(letter) <= 'Z';
}

/// A tokenizer for moves.
class MoveTokenizer {
public:
    explicit MoveTokenizer(std::string_view text)
        : m_text{text}
    {
    }

    /// Advances to the next move; returns false at the end.
    bool find()
    {
        while (m_at < m_text.size()) {
            const std::size_t digits = digitsAt(m_at);
            const std::size_t behind = m_at + digits;
            if (digits > 0 && behind < m_text.size() && numberSuffixes.find(m_text[behind]) != std::string_view::npos)
                m_at = std::min(m_text.find_first_not_of('.', behind + 1), m_text.size()); // a move number
            else if (isBetween())
                ++m_at;
            else
                return !isResult();
        }
        return false;
    }

    /// A column letter and a number.
    struct Named {
        int column = 0;
        int number = 0;
    };
    std::optional<Named> consumeCell()
    {
        const std::size_t digits = isLetter(m_text[m_at]) ? std::min<std::size_t>(digitsAt(m_at + 1), 2) : 0;
        if (digits == 0)
            return std::nullopt;
        const int number = readNumber<int>(m_text.substr(m_at + 1, digits)).value_or(0);
        const Named named{.column = upper(m_text[m_at]) - 'A', .number = number};
        m_at += digits + 1;
        return named;
    }

    bool consumePass()
    {
        for (const std::string_view pass : {"PASS", "PA", "PS", "--"}) {
            const std::string_view here = m_text.substr(m_at, pass.size());
            if (std::equal(here.begin(), here.end(), pass.begin(), pass.end(),
                           [](char a, char b) { return upper(a) == b; })) {
                m_at += pass.size();
                return true;
            }
        }
        return false;
    }

    [[nodiscard]] std::string_view rest() const { return m_text.substr(m_at); }
    [[nodiscard]] std::size_t at() const { return m_at; }
    void skip(std::size_t bytes) { m_at += bytes; }

private:
    static constexpr std::string_view between = " \t\r\n\v\f,;\"'()>|_/.";
    static constexpr std::string_view numberSuffixes = ".,):";

    /// Includes single dashes; two dashes are a pass.
    [[nodiscard]] bool isBetween() const
    {
        return between.find(m_text[m_at]) != std::string_view::npos
            || (m_text[m_at] == '-' && m_text.substr(m_at + 1, 1) != "-");
    }

    /// Returns true at a final "1-0", "1/2-1/2", "33-31" or "*".
    [[nodiscard]] bool isResult() const
    {
        const std::string_view last = trimmed(rest());
        const bool isCount = isDigit(last.front()) && isDigit(last.back()) && last.find('-') != std::string_view::npos;
        return last == "*" || (isCount && last.find_first_not_of("0123456789-/") == std::string_view::npos);
    }

    [[nodiscard]] std::size_t digitsAt(std::size_t begin) const
    {
        std::size_t end = begin;
        while (end < m_text.size() && isDigit(m_text[end]))
            ++end;
        return end - begin;
    }

    std::string_view m_text;
    std::size_t m_at = 0;
};

/// Reads moves up to the first error. `cellOf` converts a letter and number to a cell.
template <typename CellOf>
Reading readMoves(MoveTokenizer words, GameRecord record, std::string_view text, bool isTooLong, CellOf cellOf)
{
    FaultCollector faults{text};
    if (isTooLong)
        faults.note({.kind = FaultKind::TooMuch});
    RecordBudget budget;
    std::optional<TreeBuilder> builder{std::in_place, record, budget};
    while (words.find()) {
        const RecordFault where{.kind = FaultKind::NoCell, .byte = words.at(), .ply = builder->nextPly()};
        const auto named = words.consumeCell();
        if (!named && !words.consumePass()) {
            faults.note(where, words.rest().size());
            break;
        }
        const std::optional<Cell> cell = named ? std::optional{cellOf(*named)} : std::nullopt;
        if (!playOrNote(*builder, std::nullopt, cell, faults, where, words.at() - where.byte))
            break;
    }
    builder.reset();
    Reading reading;
    if (record.start || record.tree.size() > 1)
        reading.games.push_back(std::move(record));
    else
        faults.note({.kind = FaultKind::NoRecord});
    reading.fault = faults.first();
    return reading;
}

/// Reads headers such as [Black "Ada"] from the front, which some servers write before the moves.
void consumeHeaders(MoveTokenizer& words, GameRecord& record)
{
    constexpr std::array<std::pair<std::string_view, std::string GameRecord::*>, 4> facts{
        {{"BLACK", &GameRecord::black},
         {"WHITE", &GameRecord::white},
         {"DATE", &GameRecord::date},
         {"EVENT", &GameRecord::event}}};
    while (const auto header = readMoveHeader(words.rest())) {
        for (const auto& [name, fact] : facts) {
            if (std::ranges::equal(header->name, name, {}, upper))
                record.*fact = shortened(toUtf8(header->value.substr(0, maxNameBytes)), maxNameBytes);
        }
        words.skip(header->bytes);
    }
}

} // namespace

std::optional<MoveHeader> readMoveHeader(std::string_view text)
{
    const std::size_t open = text.find_first_not_of(allBlanks);
    if (open == std::string_view::npos || text[open] != '[' || open + 1 == text.size() || !isLetter(text[open + 1]))
        return std::nullopt;
    const std::string_view line = text.substr(open + 1, text.find('\n', open) - open - 1);
    const std::size_t close = line.find_last_of(']');
    if (close == std::string_view::npos)
        return std::nullopt;
    const std::size_t name = std::min(line.find_first_of(" \t\"]"), close);
    return MoveHeader{.name = line.substr(0, name),
                      .value = trimmed(line.substr(name, close - name), " \t\""),
                      .bytes = open + 1 + close + 1};
}

Reading readGomokuMoves(std::string_view text, int size, RowOrigin origin, std::string_view rule)
{
    GameRecord record;
    record.size = size;
    record.rule = gomokuRule(rule);
    std::string plain;
    const std::string_view content = plainText(text.substr(0, maxBytes), plain);
    MoveTokenizer words{content};
    consumeHeaders(words, record);
    return readMoves(
        words, std::move(record), content, text.size() > maxBytes, [size, origin](MoveTokenizer::Named named) {
            return Cell{named.column, origin == RowOrigin::Bottom ? size - named.number : named.number - 1};
        });
}

std::optional<std::string> writeGomokuMoves(const GameRecord& record, RowOrigin origin)
{
    const auto cells = cellsFromStandardStart(record);
    if (!cells || record.game != gomokuKey)
        return std::nullopt;
    std::string text;
    for (const Cell cell : *cells) {
        text += static_cast<char>('a' + cell.x);
        text += std::to_string(origin == RowOrigin::Bottom ? record.size - cell.y : cell.y + 1);
    }
    return text;
}

Reading readTranscript(std::string_view text)
{
    std::string plain;
    const std::string_view content = plainText(text.substr(0, maxBytes), plain);
    MoveTokenizer words{content};
    GameRecord record;
    record.game = reversiKey;
    record.size = reversi::boardEdge;
    consumeHeaders(words, record);
    if (auto board = readWrittenBoard(words.rest())) {
        record.start = std::move(board->start);
        words.skip(board->bytes);
    }
    return readMoves(words, std::move(record), content, text.size() > maxBytes, [](MoveTokenizer::Named named) {
        return Cell{named.column, named.number - 1};
    });
}

std::string writeTranscript(const GameRecord& record)
{
    std::string text;
    if (record.start)
        text = positionText(*record.start) + ' ';
    for (const GameTree::Node node : record.tree.mainLine()) {
        if (const auto cell = record.tree.ply(node).cell)
            text += nameOf(reversi::squareOf(*cell));
    }
    return text;
}

} // namespace qipan::record
