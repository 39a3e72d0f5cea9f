// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/psq.h"

#include "core/record/record_outcome.h"
#include "core/record/result_text.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace qipan::record {

namespace {

constexpr std::string_view heading = "Piskvorky";
constexpr std::string_view noPlayers = "0:0, 0"; ///< two persons, of whom the first one began
constexpr std::string_view noTime = "0";
constexpr std::size_t namesAndResult = 3;

/// Removes and returns the text up to `divider`, trimmed.
std::string_view nextField(std::string_view& rest, char divider)
{
    const std::size_t end = std::min(rest.find(divider), rest.size());
    const std::string_view field = trimmed(rest.substr(0, end));
    rest.remove_prefix(std::min(end + 1, rest.size()));
    return field;
}

/// Reads a column or row; numbers beyond all boards become a large one.
std::optional<int> readCoordinate(std::string_view field)
{
    constexpr int outside = 1'000;
    const std::string_view digits = field.starts_with('-') ? field.substr(1) : field;
    if (digits.empty() || !std::ranges::all_of(digits, [](char letter) { return isDigit(letter); }))
        return std::nullopt;
    return std::clamp(readNumber<int>(field).value_or(outside), 0, outside);
}

struct PsqMove {
    Cell cell;
    std::string_view time; ///< any number, or several
};

std::optional<PsqMove> readMove(std::string_view line)
{
    const auto column = readCoordinate(nextField(line, ','));
    const auto row = readCoordinate(nextField(line, ','));
    const std::string_view time = trimmed(line);
    if (!column || !row || time.find_first_not_of("0123456789+-.eE, ") != std::string_view::npos)
        return std::nullopt;
    return PsqMove{.cell = {*column - 1, *row - 1}, .time = time};
}

/// Returns true for a line that has the form of a move, even with mistakes in it: numbers or single letters with signs
/// between them, or a word for what is no move here.
bool isLikeMove(std::string_view line)
{
    for (const std::string_view word : {"PASS", "UNDO", "SWAP", "-", "--"}) {
        if (upperText(line.substr(0, word.size() + 1)) == word)
            return true;
    }
    const std::string kept = toUtf8(line); // as a name is written back
    std::string buffer;
    const std::string_view text = plainText(kept, buffer);
    bool hasDigit = false;
    std::size_t parts = 0; // numbers and letters
    for (std::size_t at = 0; at < text.size(); ++at) {
        const bool isLetter = upper(text[at]) >= 'A' && upper(text[at]) <= 'Z';
        const char before = at > 0 ? text[at - 1] : ' ';
        const bool isAlone = before == ' ' && (at + 1 == text.size() || text[at + 1] == ' ');
        const bool isWord = isLetter && (isAlone || (upper(before) >= 'A' && upper(before) <= 'Z'));
        if (isWord || text[at] == '"' || static_cast<unsigned char>(text[at]) >= 0x80)
            return false;
        parts += isLetter || (isDigit(text[at]) && !isDigit(before)) ? 1 : 0;
        hasDigit = hasDigit || isDigit(text[at]);
    }
    return hasDigit && parts > 1;
}

/// Returns true if the two lines behind the moves are names: what looks like a move is one only if a result code shows
/// that nothing is missing.
bool areNames(std::string_view first, std::string_view second, bool hasCode)
{
    return !readMove(first) && !readMove(second)
        && (hasCode ? !isLikeMove(first) || !isLikeMove(second) : !isLikeMove(first));
}

/// Reads "11:11, 1", what follows the size in the first line.
bool secondMovesFirst(std::string_view players)
{
    const std::size_t last = players.rfind(',');
    return last != std::string_view::npos && trimmed(players.substr(last + 1)) == "1";
}

class PsqReading {
public:
    explicit PsqReading(std::string_view bytes)
        : m_rest{withoutMark(bytes.substr(0, maxBytes))}
        , m_file{m_rest}
        , m_faults{m_rest}
    {
        if (bytes.size() > maxBytes)
            note(FaultKind::TooMuch, {});
    }

    Reading run() &&
    {
        Reading reading;
        if (readHeading()) {
            readMoves();
            readNames();
            if (dropEmptyCode(m_record))
                m_faults.noteSkipped();
            reading.games.push_back(std::move(m_record));
        }
        reading.fault = m_faults.first();
        reading.isPartial = m_faults.hasSkipped();
        return reading;
    }

private:
    /// Returns the next line that is not blank, or nothing at the end.
    std::string_view nextLine()
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(allBlanks), m_rest.size()));
        m_byte = m_file.size() - m_rest.size();
        const std::size_t end = std::min(m_rest.find_first_of("\r\n"), m_rest.size());
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(end);
        return trimmed(line);
    }

    void note(FaultKind kind, std::string_view line) { m_faults.note({.kind = kind, .byte = m_byte}, line.size()); }

    void keep(GameTree::Node node, std::string_view text, std::string_view usual)
    {
        if (text != usual && !addExtra(m_record, RecordFormat::Psq, node, text))
            m_faults.noteSkipped();
    }

    bool readHeading()
    {
        const std::string_view line = nextLine();
        if (upperText(line.substr(0, heading.size())) != upperText(heading)) {
            note(FaultKind::NoRecord, line);
            return false;
        }
        std::string_view facts = line.substr(heading.size());
        std::string_view sides = nextField(facts, ',');
        const auto columns = readCoordinate(nextField(sides, 'x'));
        const auto rows = readCoordinate(trimmed(sides));
        if (!columns || columns != rows || *columns < 5 || *columns > gomoku::largestSize) {
            note(FaultKind::BoardSize, line);
            return false;
        }
        m_record.size = *columns;
        m_secondMovesFirst = secondMovesFirst(facts);
        keep(GameTree::root, trimmed(facts), noPlayers);
        return true;
    }

    void readMoves()
    {
        RecordBudget budget;
        TreeBuilder builder{m_record, budget};
        bool isBroken = false;
        while (true) {
            const std::string_view before = m_rest;
            const std::string_view line = nextLine();
            const auto move = readMove(line);
            if (!move) {
                m_rest = before;
                m_nextPly = builder.nextPly();
                return;
            }
            const RecordFault where{.byte = m_byte};
            isBroken = isBroken || !playOrNote(builder, std::nullopt, move->cell, m_faults, where, line.size());
            if (!isBroken && !move->time.empty())
                keep(builder.here(), move->time, noTime);
        }
    }

    struct Line {
        std::string_view text;
        std::size_t byte = 0;
        bool isBehindBlank = false;
        bool isBeforeBlank = false;
    };

    /// Returns the lines up to the end of the file that are not blank, the last ones of many.
    std::vector<Line> remainingLines()
    {
        constexpr std::size_t most = 12;
        std::vector<Line> lines;
        while (true) {
            const std::string_view before = m_rest;
            const std::string_view text = nextLine();
            const std::string_view blank = before.substr(0, before.size() - m_rest.size() - text.size());
            const char lineEnd = blank.find('\n') == std::string_view::npos ? '\r' : '\n';
            const bool isBlank = std::ranges::count(blank, lineEnd) > 1;
            if (!lines.empty())
                lines.back().isBeforeBlank = isBlank;
            if (text.empty())
                return lines;
            if (lines.size() == most)
                lines.erase(lines.begin() + namesAndResult + 1);
            lines.push_back({.text = text, .byte = m_byte, .isBehindBlank = isBlank});
        }
    }

    /// Reads what is behind the last move: the two names and the result code, or only some of these. All else is no
    /// move: it ends the game with a fault.
    void readNames()
    {
        std::vector<Line> lines = remainingLines();
        const auto lastMove = std::find_if(lines.rbegin(), lines.rend(),
                                           [](const Line& line) { return readMove(line.text).has_value(); });
        const Line first = lines.empty() ? Line{} : lines.front();
        bool isBroken = lastMove != lines.rend();
        lines.erase(lines.begin(), lastMove.base());
        const auto isCode = [](const Line& line) { return readNumber<int>(line.text).has_value(); };
        if (lines.size() > namesAndResult && isCode(lines[namesAndResult - 1])
            && areNames(lines[0].text, lines[1].text, false)) {
            m_faults.noteSkipped();
            lines.resize(namesAndResult);
        }
        const bool isWord = lines.size() == namesAndResult && readResult(lines.back().text, false);
        const bool hasCode = !lines.empty() && (isCode(lines.back()) || isWord);
        if (hasCode) {
            m_record.result = textOf(lines.back().text);
            if (!isCode(lines.back()))
                m_faults.noteSkipped();
            lines.pop_back();
        }
        if (lines.size() > 2) {
            isBroken = true;
            lines.erase(lines.begin(), lines.end() - 2);
        }
        if (lines.size() == 2 && areNames(lines[0].text, lines[1].text, hasCode)) {
            setNames(lines[0].text, lines[1].text);
        } else if (lines.size() == 1 && (lines[0].isBehindBlank || lines[0].isBeforeBlank)
                   && !isLikeMove(lines[0].text)) {
            if (lines[0].isBehindBlank)
                setNames({}, lines[0].text);
            else
                setNames(lines[0].text, {});
        } else {
            isBroken = isBroken || !lines.empty();
        }
        if (isBroken)
            m_faults.note({.kind = FaultKind::Syntax, .byte = first.byte, .ply = m_nextPly}, first.text.size());
    }

    void setNames(std::string_view first, std::string_view second)
    {
        (m_secondMovesFirst ? m_record.white : m_record.black) = textOf(first);
        (m_secondMovesFirst ? m_record.black : m_record.white) = textOf(second);
    }

    std::string textOf(std::string_view line)
    {
        const std::string text = toUtf8(line.substr(0, maxNameBytes));
        if (line.size() > maxNameBytes || text.size() > maxNameBytes)
            m_faults.noteSkipped();
        return std::string{shortened(text, maxNameBytes)};
    }

    std::string_view m_rest;
    std::string_view m_file;
    std::size_t m_byte = 0; // of the last line read
    FaultCollector m_faults;
    GameRecord m_record;
    std::size_t m_nextPly = 0; // behind the last move
    bool m_secondMovesFirst = false;
};

/// Returns the names as two lines that are read as these: in quotes what would be read as something else.
std::string nameLines(std::string first, std::string second, bool hasCode)
{
    const bool isAlone = trimmed(first).empty() || trimmed(second).empty();
    const bool areClear = isAlone || areNames(trimmed(first), trimmed(second), hasCode);
    std::string lines;
    for (std::string* name : {&first, &second}) {
        std::replace_if(
            name->begin(), name->end(), [](char letter) { return letter == '\n' || letter == '\r'; }, ' ');
        const std::string_view text = trimmed(*name);
        const bool isNumber = readNumber<int>(text) && !hasCode && (isAlone || name == &second);
        if (isNumber || readMove(text) || (isLikeMove(text) && (isAlone || !areClear)))
            name->insert(0, "\"").append("\"");
        lines += *name + '\n';
    }
    return lines;
}

} // namespace

Reading readPsq(std::string_view bytes)
{
    return PsqReading{bytes}.run();
}

std::optional<std::string> writePsq(const GameRecord& record)
{
    const auto cells = cellsFromStandardStart(record);
    if (!cells || record.game != gomokuKey)
        return std::nullopt;
    const auto extra = [&record](GameTree::Node node, std::string_view usual) {
        const std::string_view text = extraFor(record, RecordFormat::Psq, node);
        return text.empty() ? usual : text;
    };
    const std::string size = std::to_string(record.size);
    const std::string_view players = extra(GameTree::root, noPlayers);
    std::string text;
    text.append(heading).append(" ").append(size).append("x").append(size).append(", ").append(players).append("\n");
    const auto nodes = record.tree.mainLine();
    const std::size_t setUp = cells->size() - nodes.size(); // stones of the start
    for (std::size_t ply = 0; ply < cells->size(); ++ply) {
        const Cell cell = (*cells)[ply];
        text.append(std::to_string(cell.x + 1)).append(",").append(std::to_string(cell.y + 1)).append(",");
        text.append(ply < setUp ? noTime : extra(nodes[ply - setUp], noTime)).append("\n");
    }
    const bool swaps = secondMovesFirst(players);
    const std::string& first = swaps ? record.white : record.black;
    const std::string& second = swaps ? record.black : record.white;
    const bool hasCode = readNumber<int>(record.result).has_value();
    if (!trimmed(first).empty() || !trimmed(second).empty())
        text += nameLines(first, second, hasCode);
    if (hasCode)
        text += record.result + '\n';
    return text;
}

} // namespace qipan::record
