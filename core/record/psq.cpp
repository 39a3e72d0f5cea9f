// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/psq.h"

#include "core/record/record_outcome.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <utility>

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

/// Returns true for a line that is no name: it has the form of a move, even with mistakes in it.
bool isLikeMove(std::string_view line)
{
    if (line.find_first_not_of("0123456789+-.,; \t") == std::string_view::npos
        && line.find_first_of(",; \t") != std::string_view::npos)
        return true;
    const bool hasFields = line.find(',') != std::string_view::npos;
    const std::string_view first = nextField(line, ',');
    const std::string_view second = nextField(line, ',');
    return hasFields && (readCoordinate(first) || (first.size() == 1 && readCoordinate(second)));
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
            dropEmptyResult();
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
        if (!line.starts_with(heading)) {
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
                return findNames(builder.nextPly());
            }
            const RecordFault where{.byte = m_byte};
            isBroken = isBroken || !playOrNote(builder, std::nullopt, move->cell, m_faults, where, line.size());
            if (!isBroken && !move->time.empty())
                keep(builder.here(), move->time, noTime);
        }
    }

    /// Goes on to the names, behind all lines that have the form of a move: the first line that is no move ends the
    /// game, and the moves behind it are left out.
    void findNames(std::size_t ply)
    {
        std::optional<std::size_t> first; // of the line that is no move
        std::size_t bytes = 0;
        bool isMove = false;
        std::string_view names = m_rest;
        while (true) {
            const std::string_view line = nextLine();
            if (line.empty())
                break;
            if (!first) {
                first = m_byte;
                bytes = line.size();
            }
            if (isLikeMove(line)) {
                isMove = true;
                names = m_rest;
            }
        }
        if (isMove)
            m_faults.note({.kind = FaultKind::Syntax, .byte = *first, .ply = ply}, bytes);
        m_rest = names;
    }

    /// Drops the code of an end by the rules if the board shows none: moves are missing.
    void dropEmptyResult()
    {
        const auto end = m_record.result == "0" ? outcomeOf(m_record) : std::nullopt;
        if (!end || end->outcome.reason != EndReason::Agreed)
            return;
        m_record.result.clear();
        m_faults.noteSkipped();
    }

    /// Reads two names and the result code, or only some of these. A blank line before a single name stands for the
    /// first one.
    void readNames()
    {
        const bool startsBlank = m_rest.find_first_not_of(" \t\r\n") > m_rest.find('\n', m_rest.find('\n') + 1);
        std::vector<std::string_view> lines;
        while (lines.size() <= namesAndResult) {
            const std::string_view line = nextLine();
            if (line.empty())
                break;
            lines.push_back(line);
        }
        if (lines.size() > namesAndResult) {
            m_faults.noteSkipped();
            lines.pop_back();
        }
        if (!lines.empty() && (lines.size() == namesAndResult || readNumber<int>(lines.back()))) {
            m_record.result = textOf(lines.back());
            if (!readNumber<int>(lines.back()))
                m_faults.noteSkipped();
            lines.pop_back();
        }
        if (lines.size() == 1 && startsBlank)
            lines.insert(lines.begin(), std::string_view{});
        lines.resize(2);
        (m_secondMovesFirst ? m_record.white : m_record.black) = textOf(lines[0]);
        (m_secondMovesFirst ? m_record.black : m_record.white) = textOf(lines[1]);
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
    bool m_secondMovesFirst = false;
};

/// Returns a line that cannot be mistaken for a move, or, if it is the only name, for the result.
std::string nameLine(std::string_view name, bool isOnly)
{
    std::string line{name};
    std::replace_if(
        line.begin(), line.end(), [](char letter) { return letter == '\n' || letter == '\r'; }, ' ');
    if (isLikeMove(trimmed(line)))
        std::replace_if(
            line.begin(), line.end(), [](char letter) { return letter == ',' || letter == ';'; }, '.');
    if (isLikeMove(trimmed(line)) || (isOnly && readNumber<int>(trimmed(line))))
        line.insert(0, "\"").append("\"");
    return line + '\n';
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
    if (!first.empty() || !second.empty())
        text += nameLine(first, second.empty()) + nameLine(second, first.empty());
    if (readNumber<int>(record.result))
        text += record.result + '\n';
    return text;
}

} // namespace qipan::record
