#include "core/record/move_text.h"

#include "core/record/disc_letter.h"
#include "core/record/position_text.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"

#include <algorithm>
#include <array>
#include <bit>
#include <utility>

namespace qipan::record {

namespace {

bool isDigit(char letter)
{
    return letter >= '0' && letter <= '9';
}

bool isLetter(char letter)
{
    return upper(letter) >= 'A' && upper(letter) <= 'Z';
}

/// Moves written one behind the other, taken from the front of a text.
class MoveWords {
public:
    explicit MoveWords(std::string_view text)
        : m_text{text}
    {
    }

    /// Goes to the next one; false at the end.
    bool find()
    {
        while (m_at < m_text.size()) {
            const std::size_t digits = digitsAt(m_at);
            if (digits > 0 && m_at + digits < m_text.size() && m_text[m_at + digits] == '.')
                m_at += digits + 1; // the number of a move
            else if (between.find(m_text[m_at]) != std::string_view::npos)
                ++m_at;
            else
                return true;
        }
        return false;
    }

    /// The letter and the number that begin here.
    struct Named {
        int column = 0;
        int number = 0;
    };
    std::optional<Named> takeCell()
    {
        const std::size_t digits = isLetter(m_text[m_at]) ? std::min<std::size_t>(digitsAt(m_at + 1), 2) : 0;
        if (digits == 0)
            return std::nullopt;
        const int number = readNumber<int>(m_text.substr(m_at + 1, digits)).value_or(0);
        const Named named{.column = upper(m_text[m_at]) - 'A', .number = number};
        m_at += digits + 1;
        return named;
    }

    bool takePass()
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
    static constexpr std::string_view between = " \t\r\n\v\f,;";

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

/// The moves of a text from where `words` stands, up to the first one that breaks. `cellOf` says what is meant.
template <typename CellOf>
Reading readMoves(MoveWords words, GameRecord record, std::string_view text, bool isTooLong, CellOf cellOf)
{
    FaultKeeper faults{text};
    if (isTooLong)
        faults.note({.kind = FaultKind::TooMuch, .illegal = std::nullopt, .text = {}});
    Room room;
    std::optional<TreeBuilder> builder{std::in_place, record, room};
    while (words.find()) {
        const RecordFault where{.kind = FaultKind::NoCell,
                                .illegal = std::nullopt,
                                .byte = words.at(),
                                .ply = builder->nextPly(),
                                .text = {}};
        const auto named = words.takeCell();
        if (!named && !words.takePass()) {
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
        faults.note({.kind = FaultKind::NoRecord, .illegal = std::nullopt, .text = {}});
    reading.fault = faults.first();
    return reading;
}

/// The 64 squares and the side to move at the front, where there are squares.
std::optional<StartPosition> takePosition(MoveWords& words)
{
    std::string letters;
    std::size_t at = 0;
    const std::string_view text = words.rest();
    for (; at < text.size() && letters.size() < 64; ++at) {
        if (allBlanks.find(text[at]) == std::string_view::npos)
            letters += text[at];
    }
    if (letters.size() < 64)
        return std::nullopt;
    const auto discs = readDiscs(letters);
    if (!discs)
        return std::nullopt;
    words.skip(at);
    const int count = std::popcount(discs->black | discs->white);
    Side toMove = count % 2 == 0 ? Side::Black : Side::White;
    if (!words.find())
        return startOf(*discs, toMove);
    const std::string_view rest = words.rest();
    const auto side = readDiscLetter(rest.front());
    if (side && (rest.size() == 1 || !isDigit(rest[1]))) {
        toMove = *side;
        words.skip(1);
    }
    return startOf(*discs, toMove);
}

} // namespace

Reading readGomokuMoves(std::string_view text, int size, RowOrigin origin, std::string_view rule)
{
    GameRecord record;
    record.size = size;
    record.rule = gomokuRule(rule);
    const std::string_view taken = text.substr(0, mostBytes);
    return readMoves(
        MoveWords{taken}, std::move(record), taken, text.size() > mostBytes, [size, origin](MoveWords::Named named) {
            return Cell{named.column, origin == RowOrigin::Bottom ? size - named.number : named.number - 1};
        });
}

std::optional<std::string> writeGomokuMoves(const GameRecord& record, RowOrigin origin)
{
    const auto cells = cellsFromUsualStart(record);
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
    const std::string_view taken = text.substr(0, mostBytes);
    MoveWords words{taken};
    GameRecord record;
    record.game = reversiKey;
    record.size = reversi::boardEdge;
    record.start = takePosition(words);
    return readMoves(words, std::move(record), taken, text.size() > mostBytes, [](MoveWords::Named named) {
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
