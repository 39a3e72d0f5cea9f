// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/psq.h"

#include "core/record/record_outcome.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::string_view heading = "Piskvorky";

/// Two or three numbers, as in "15x15" or "8,8,0".
struct Numbers {
    int first = 0;
    int second = 0;
    int third = 0;
};

std::optional<Numbers> readNumbers(std::string_view line, char divider)
{
    std::array<int, 3> numbers{};
    std::size_t count = 0;
    for (bool more = true; more; ++count) {
        const std::size_t end = line.find(divider);
        const auto number = readNumber<int>(trimmed(line.substr(0, end)));
        if (!number || count == numbers.size())
            return std::nullopt;
        numbers[count] = *number;
        more = end != std::string_view::npos;
        line.remove_prefix(more ? end + 1 : line.size());
    }
    return count < 2 ? std::nullopt : std::optional{Numbers{numbers[0], numbers[1], numbers[2]}};
}

class PsqReading {
public:
    explicit PsqReading(std::string_view bytes)
        : m_rest{bytes.substr(0, maxBytes)}
        , m_bytes{m_rest.size()}
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
    std::string_view nextLine()
    {
        m_byte = m_bytes - m_rest.size();
        const std::size_t end = std::min(m_rest.find('\n'), m_rest.size());
        const std::string_view line = m_rest.substr(0, end);
        m_rest.remove_prefix(std::min(end + 1, m_rest.size()));
        return trimmed(line);
    }

    void note(FaultKind kind, std::string_view line) { m_faults.note({.kind = kind, .byte = m_byte}, line.size()); }

    bool readHeading()
    {
        const std::string_view line = withoutMark(nextLine());
        if (!line.starts_with(heading)) {
            note(FaultKind::NoRecord, line);
            return false;
        }
        const std::string_view facts = line.substr(heading.size());
        const auto size = readNumbers(facts.substr(0, facts.find(',')), 'x');
        if (!size || size->first != size->second || size->first < 5 || size->first > gomoku::largestSize) {
            note(FaultKind::BoardSize, line);
            return false;
        }
        m_record.size = size->first;
        const std::size_t last = facts.rfind(',');
        m_secondMovesFirst = last != std::string_view::npos && trimmed(facts.substr(last + 1)) == "1";
        if (facts.find(':') != std::string_view::npos && facts.find(" 0:0") == std::string_view::npos)
            m_faults.noteSkipped(); // levels of the players
        return true;
    }

    void readMoves()
    {
        RecordBudget budget;
        TreeBuilder builder{m_record, budget};
        bool isBroken = false;
        while (!m_rest.empty()) {
            const std::string_view before = m_rest;
            const std::string_view line = nextLine();
            const auto move = readNumbers(line, ',');
            if (!move) {
                m_rest = before;
                return;
            }
            if (move->third != 0)
                m_faults.noteSkipped(); // a time
            // Clamped, since any larger coordinate is outside the board too.
            const Cell cell{std::clamp(move->first, 0, 1'000) - 1, std::clamp(move->second, 0, 1'000) - 1};
            const RecordFault where{.byte = m_byte};
            isBroken = isBroken || !playOrNote(builder, std::nullopt, cell, m_faults, where, line.size());
        }
    }

    /// Drops the code of an end by the rules if the board shows none: moves are missing.
    void dropEmptyResult()
    {
        const auto end = m_record.result == "0" ? outcomeOf(m_record) : std::nullopt;
        if (end && end->outcome.reason == EndReason::Agreed)
            m_record.result.clear();
    }

    /// Reads two names and the result code, or only one of these.
    void readNames()
    {
        std::array<std::string_view, 3> lines;
        std::size_t count = 0;
        while (count < lines.size() && !m_rest.empty())
            lines[count++] = nextLine();
        if (count == 1 && readNumber<int>(lines[0])) {
            m_record.result = lines[0];
            return;
        }
        (m_secondMovesFirst ? m_record.white : m_record.black) = textOf(lines[0]);
        (m_secondMovesFirst ? m_record.black : m_record.white) = textOf(lines[1]);
        m_record.result = textOf(lines[2]);
    }

    static std::string textOf(std::string_view line)
    {
        return std::string{shortened(toUtf8(line.substr(0, maxNameBytes)), maxNameBytes)};
    }

    std::string_view m_rest;
    std::size_t m_bytes;
    std::size_t m_byte = 0; // of the last line read
    FaultCollector m_faults;
    GameRecord m_record;
    bool m_secondMovesFirst = false;
};

/// Returns a line that cannot be mistaken for a move.
std::string nameLine(std::string_view name)
{
    std::string line{name};
    std::replace_if(
        line.begin(), line.end(), [](char letter) { return letter == '\n' || letter == '\r'; }, ' ');
    if (readNumbers(line, ','))
        std::replace(line.begin(), line.end(), ',', ';');
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
    const std::string size = std::to_string(record.size);
    std::string text = std::string{heading} + ' ' + size + 'x' + size + ", 0:0, 0\n";
    for (const Cell cell : *cells)
        text += std::to_string(cell.x + 1) + ',' + std::to_string(cell.y + 1) + ",0\n";
    const bool hasResult = readNumber<int>(record.result).has_value();
    if (!record.black.empty() || !record.white.empty())
        text += nameLine(record.black) + nameLine(record.white);
    if (hasResult)
        text += record.result + '\n';
    return text;
}

} // namespace qipan::record
