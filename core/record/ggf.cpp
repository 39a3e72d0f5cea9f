// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/ggf.h"

#include "core/record/position_text.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>

namespace qipan::record {

using namespace reversi;

namespace {

bool isBlank(char letter)
{
    return letter == ' ' || letter == '\t' || letter == '\r' || letter == '\n';
}

std::string withoutBlanks(std::string_view text)
{
    std::string letters{text};
    std::erase_if(letters, isBlank);
    return letters;
}

/// A tag NAME[value].
struct Tag {
    std::string_view name;
    std::string_view value;
};

/// Removes and returns the first tag of `rest`, or nothing if there is none.
std::optional<Tag> parseTag(std::string_view& rest)
{
    while (!rest.empty() && isBlank(rest.front()))
        rest.remove_prefix(1);
    const auto open = rest.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz");
    if (open == 0 || open == std::string_view::npos || rest[open] != '[')
        return std::nullopt;
    // Bounded, so that many unterminated games are not each searched to the end of the file.
    const auto close = rest.substr(0, open + maxCommentBytes).find(']', open);
    if (close == std::string_view::npos)
        return std::nullopt;
    const Tag tag{.name = rest.substr(0, open), .value = rest.substr(open + 1, close - open - 1)};
    rest.remove_prefix(close + 1);
    return tag;
}

/// Reads "8", 64 squares and the side to move, with optional blanks.
std::optional<StartPosition> readBoard(std::string_view value)
{
    const std::string letters = withoutBlanks(value.substr(0, maxNameBytes));
    if (letters.size() != 66 || letters.front() != '8')
        return std::nullopt;
    const auto side = readDiscLetter(letters.back());
    const auto discs = readDiscs(std::string_view{letters}.substr(1, 64));
    return side && discs ? std::optional{startOf(*discs, *side)} : std::nullopt;
}

/// Returns true if the text begins with a number other than 8.
bool isOtherSize(std::string_view text)
{
    const std::string_view size = text.substr(0, text.find_first_not_of("0123456789"));
    return !size.empty() && size != "8";
}

/// A game while its tags are read.
class GgfReading {
public:
    GgfReading(std::string_view text, std::size_t number, RecordBudget& budget, FaultCollector& faults)
        : m_text{text}
        , m_number{number}
        , m_budget{budget}
        , m_faults{faults}
    {
        m_record.game = reversiKey;
        m_record.size = reversi::boardEdge;
    }

    void handleTag(const Tag& written)
    {
        if (m_isBroken)
            return;
        const std::string name = upperText(written.name);
        const Tag tag{.name = name, .value = written.value};
        if (tag.name == "TY")
            parseType(tag);
        else if (tag.name == "BO")
            parseBoard(tag);
        else if (tag.name == "GM")
            m_isOther = upperText(withoutBlanks(tag.value.substr(0, maxNameBytes))) != "OTHELLO";
        else if (tag.name == "B" || tag.name == "W")
            parseMove(tag);
        else
            parseFact(tag);
        if (m_isOther)
            note(FaultKind::OtherGame, tag.value);
    }

    /// Records a fault at `part` of the text; reads no more of the game.
    void note(FaultKind kind, std::string_view part)
    {
        m_isBroken = true;
        RecordFault fault = at(part);
        fault.kind = kind;
        fault.ply = m_builder ? m_builder->nextPly() : 0;
        m_faults.note(std::move(fault), part.size());
    }

    /// Returns nothing if it is another game.
    std::optional<GameRecord> finish() &&
    {
        m_builder.reset();
        return m_isOther ? std::nullopt : std::optional{std::move(m_record)};
    }

private:
    [[nodiscard]] RecordFault at(std::string_view part) const
    {
        return {.byte = static_cast<std::size_t>(part.data() - m_text.data()), .game = m_number};
    }

    void parseBoard(const Tag& tag)
    {
        const auto board = readBoard(tag.value);
        if (!board && isOtherSize(trimmed(tag.value))) {
            refuse(FaultKind::BoardSize, tag.value);
        } else if (!board) {
            note(FaultKind::Syntax, tag.value);
        } else if (m_builder) {
            note(FaultKind::SetUp, tag.value);
        } else {
            m_hasBoard = true;
            m_record.start = *board == startOf(GameRecord{}) ? std::nullopt : board;
        }
    }

    /// Reads "8", or a type such as "8r20" (a random start), "8k" (komi), "8a" (anti), "s8r18" (a pair of games).
    void parseType(const Tag& tag)
    {
        const std::string type = upperText(trimmed(tag.value.substr(0, maxNameBytes)));
        const std::string_view sized =
            std::string_view{type}.substr(std::min(type.find_first_of("0123456789"), type.size()));
        if (isOtherSize(sized))
            return refuse(FaultKind::BoardSize, tag.value);
        m_hasRandomStart = sized.find('R') != std::string_view::npos;
        m_record.isGuessed = sized.find_first_of("KA") != std::string_view::npos;
        if (type != "8")
            keepTag(tag);
    }

    void keep(GameTree::Node node, std::string_view text)
    {
        if (!addExtra(m_record, RecordFormat::Ggf, node, text))
            m_faults.noteSkipped();
    }

    /// Keeps a tag that the record has no place for.
    void keepTag(const Tag& tag) { keep(GameTree::root, std::string{tag.name} + '[' + std::string{tag.value} + ']'); }

    /// Records a fault because of which the game cannot be shown at all.
    void refuse(FaultKind kind, std::string_view part)
    {
        m_isOther = true;
        note(kind, part);
    }

    void parseFact(const Tag& tag)
    {
        constexpr std::array<std::pair<std::string_view, std::string GameRecord::*>, 5> facts{
            {{"PB", &GameRecord::black},
             {"PW", &GameRecord::white},
             {"PC", &GameRecord::event},
             {"DT", &GameRecord::date},
             {"RE", &GameRecord::result}}};
        const auto known = std::ranges::find(facts, tag.name, [](const auto& fact) { return fact.first; });
        if (known == facts.end() || !(m_record.*known->second).empty() || tag.value.size() > maxNameBytes)
            return keepTag(tag);
        const std::string text = toUtf8(tag.value);
        const std::string value{shortened(text, maxNameBytes)};
        m_record.*known->second = tag.name == "DT" ? dateOfGgf(value) : value;
        if (m_record.*known->second != value) // the time of the day
            keepTag(tag);
    }

    void parseMove(const Tag& tag)
    {
        if (m_hasRandomStart && !m_hasBoard)
            return refuse(FaultKind::Syntax, tag.value);
        if (!m_builder)
            m_builder.emplace(m_record, m_budget);
        const std::string_view value = tag.value.substr(0, maxNameBytes);
        const std::size_t end = std::min(value.find('/'), value.size()); // an evaluation and a time may follow the move
        const auto move = readMove(withoutBlanks(value.substr(0, end)));
        if (!move) {
            note(FaultKind::NoCell, tag.value);
            return;
        }
        const Side side = tag.name == "B" ? Side::Black : Side::White;
        const std::optional<Cell> cell = *move == passMove ? std::nullopt : std::optional{cellOf(*move)};
        const std::size_t ply = m_builder->nextPly();
        m_isBroken = !playOrNote(*m_builder, side, cell, m_faults, at(tag.value), tag.value.size());
        if (m_builder->nextPly() != ply)
            keep(m_builder->here(), tag.value.substr(end));
        else if (end < tag.value.size())
            m_faults.noteSkipped(); // of a pass behind the end
    }

    std::string_view m_text;
    std::size_t m_number;
    RecordBudget& m_budget;
    FaultCollector& m_faults;
    GameRecord m_record;
    std::optional<TreeBuilder> m_builder; // from the first move on
    bool m_hasBoard = false;
    bool m_hasRandomStart = false; // which only BO tells
    bool m_isOther = false;
    bool m_isBroken = false;
};

/// Between games stands nothing, or a number of games. Notes anything else.
void noteBetween(std::string_view text, FaultCollector& faults)
{
    if (text.find_first_not_of(" \t\r\n0123456789") != std::string_view::npos)
        faults.noteSkipped();
}

/// Reads at most `most` games.
Reading readGames(std::string_view bytes, std::size_t most)
{
    const std::string_view text = bytes.substr(0, maxBytes);
    FaultCollector faults{text};
    if (bytes.size() > maxBytes)
        faults.note({.kind = FaultKind::TooMuch, .byte = maxBytes});
    RecordBudget budget;
    Reading reading;
    std::size_t number = 0;
    std::size_t end = 0; // of the last game
    std::size_t begin = text.find("(;");
    for (; begin != std::string_view::npos && number < most && budget.nodes > 0; ++number) {
        --budget.nodes;
        noteBetween(text.substr(end, begin - end), faults);
        GgfReading game{text, number, budget, faults};
        std::string_view rest = text.substr(begin + 2);
        while (const auto tag = parseTag(rest))
            game.handleTag(*tag);
        if (!rest.starts_with(";)"))
            game.note(FaultKind::Unfinished, rest);
        if (auto record = std::move(game).finish())
            reading.games.push_back(*std::move(record));
        end = text.size() - rest.size() + (rest.starts_with(";)") ? 2 : 0);
        begin = text.find("(;", end);
    }
    if (begin == std::string_view::npos)
        noteBetween(text.substr(end), faults);
    if (number == 0)
        faults.note({.kind = FaultKind::NoRecord});
    else if (begin != std::string_view::npos && (number == maxGames || budget.nodes == 0))
        faults.note({.kind = FaultKind::TooMuch, .byte = begin, .game = number});
    reading.fault = faults.first();
    reading.isPartial = faults.hasSkipped();
    return reading;
}

std::string fieldsOf(const RecordFault& fault)
{
    switch (fault.kind) {
    case FaultKind::NoRecord:
        return "no game begins";
    case FaultKind::Unfinished:
        return "the game is not ended by ;)";
    case FaultKind::OtherGame:
        return "not a game of Othello";
    case FaultKind::NoCell:
        return "move " + std::to_string(fault.ply) + " is neither a square nor a pass";
    case FaultKind::SetUp:
        return "BO comes after a move";
    case FaultKind::IllegalMove:
    case FaultKind::WrongSide:
    case FaultKind::WrongPass:
        return "move " + std::to_string(fault.ply) + " is not legal";
    case FaultKind::TooMuch:
        return "it is too long";
    case FaultKind::Syntax:
    case FaultKind::BoardSize:
        break;
    }
    return "BO is no board of 8 lines with a side to move";
}

} // namespace

std::string dateOfGgf(std::string_view value)
{
    const auto seconds = readNumber<std::uint64_t>(value);
    if (!seconds || value.size() < 9 || value.size() > 10)
        return std::string{value};
    const std::chrono::sys_seconds moment{std::chrono::seconds{*seconds}};
    const std::chrono::year_month_day day{std::chrono::floor<std::chrono::days>(moment)};
    const auto twoDigits = [](unsigned number) { return (number < 10 ? "-0" : "-") + std::to_string(number); };
    return std::to_string(int{day.year()}) + twoDigits(unsigned{day.month()}) + twoDigits(unsigned{day.day()});
}

Reading readGgfGames(std::string_view bytes)
{
    return readGames(bytes, maxGames);
}

Result<GgfGame, std::string> readGgf(std::string_view text)
{
    const Reading reading = readGames(text, 1);
    if (reading.fault)
        return fieldsOf(*reading.fault);
    const GameRecord& record = reading.games.front();
    GgfGame game{.black = record.black, .white = record.white, .start = Replay{record}.turn()};
    for (const GameTree::Node node : record.tree.mainLine()) {
        const auto cell = record.tree.ply(node).cell;
        game.moves.push_back(cell ? squareOf(*cell) : passMove);
    }
    return game;
}

std::optional<Square> readMove(std::string_view text)
{
    if (std::ranges::equal(text, std::string_view{"PA"}, {}, upper)
        || std::ranges::equal(text, std::string_view{"PASS"}, {}, upper))
        return passMove;
    if (text.size() != 2)
        return std::nullopt;
    const char column = upper(text[0]);
    const char row = upper(text[1]);
    if (column < 'A' || column > 'H' || row < '1' || row > '8')
        return std::nullopt;
    return squareOf({column - 'A', row - '1'});
}

std::string textOfMove(Square move)
{
    if (move == passMove)
        return "PA";
    const Cell cell = cellOf(move);
    return {static_cast<char>('A' + cell.x), static_cast<char>('1' + cell.y)};
}

} // namespace qipan::record
