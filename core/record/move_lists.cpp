// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_lists.h"

#include "core/record/record_outcome.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::record {

namespace {

constexpr int recSize = 20;
constexpr int positionSize = 15;

/// Reads lines of numbers, and plays the moves among them up to the first error.
class MoveListReading {
public:
    MoveListReading(std::string_view bytes, int size)
        : m_rest{withoutMark(bytes.substr(0, maxBytes))}
        , m_file{m_rest}
        , m_faults{m_rest}
    {
        m_record.size = size;
        if (bytes.size() > maxBytes)
            m_faults.note({.kind = FaultKind::TooMuch});
    }

    /// Returns true if a blank line is next.
    [[nodiscard]] bool isBlankNext() const
    {
        const std::string_view blank = m_rest.substr(0, std::min(m_rest.find_first_not_of(allBlanks), m_rest.size()));
        // The line end of the line before comes first.
        return std::ranges::count(blank, '\n') > (m_rest.size() < m_file.size() ? 1 : 0);
    }
    /// Returns the next line that is not blank, or an empty text at the end.
    std::string_view nextLine() { return trimmed(next("\r\n")); }
    [[nodiscard]] std::string_view peekLine() const
    {
        const std::string_view line = m_rest.substr(std::min(m_rest.find_first_not_of(allBlanks), m_rest.size()));
        return trimmed(line.substr(0, line.find_first_of("\r\n")));
    }
    /// Returns the next word, or an empty text at the end.
    std::string_view nextWord() { return next(allBlanks); }

    void note(FaultKind kind, std::size_t textBytes)
    {
        m_faults.note({.kind = kind, .byte = m_byte, .ply = m_builder ? m_builder->nextPly() : 0}, textBytes);
    }
    void noteSkipped() { m_faults.noteSkipped(); }

    /// Plays a move of `textBytes` bytes at the last line or word, or `byte` bytes into the file.
    void play(Cell cell, std::size_t textBytes, std::optional<std::size_t> byte = std::nullopt)
    {
        if (!m_builder)
            m_builder.emplace(m_record, m_budget);
        const RecordFault where{.byte = byte.value_or(m_byte)};
        m_isBroken = m_isBroken || !playOrNote(*m_builder, std::nullopt, cell, m_faults, where, textBytes);
    }

    [[nodiscard]] GameRecord& record() { return m_record; }

    Reading finish() &&
    {
        m_builder.reset();
        if (dropEmptyCode(m_record))
            m_faults.noteSkipped();
        Reading reading;
        reading.games.push_back(std::move(m_record));
        reading.fault = m_faults.first();
        reading.isPartial = m_faults.hasSkipped();
        return reading;
    }

private:
    std::string_view next(std::string_view ends)
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(allBlanks), m_rest.size()));
        m_byte = m_file.size() - m_rest.size();
        const std::string_view text = m_rest.substr(0, m_rest.find_first_of(ends));
        m_rest.remove_prefix(text.size());
        return text;
    }

    std::string_view m_rest;
    std::string_view m_file;
    std::size_t m_byte = 0; // of the last line or word
    FaultCollector m_faults;
    RecordBudget m_budget;
    GameRecord m_record;
    std::optional<TreeBuilder> m_builder;
    bool m_isBroken = false;
};

/// Reads two whole numbers separated by a comma.
std::optional<std::pair<int, int>> numberPair(std::string_view line)
{
    const std::size_t comma = std::min(line.find(','), line.size());
    const auto first = readNumber<int>(trimmed(line.substr(0, comma)));
    const auto second = readNumber<int>(trimmed(line.substr(std::min(comma + 1, line.size()))));
    return first && second ? std::optional{std::pair{*first, *second}} : std::nullopt;
}

/// Numbers beyond all boards become a large one, so that they can be played.
Cell cellAt(int column, int row)
{
    return {std::clamp(column, -1, 1'000), std::clamp(row, -1, 1'000)};
}

std::string nameIn(std::string_view line)
{
    return std::string{shortened(toUtf8(line.substr(0, maxNameBytes)), maxNameBytes)};
}

/// Returns the position of the comma before the time of a move, or npos.
std::size_t timeOf(std::string_view line)
{
    return line.find(',', std::min(line.find(','), line.size()) + 1);
}

/// Reads the two names in front of the first move; a blank line is an empty one.
void readRecNames(MoveListReading& reading)
{
    const auto isMoveNext = [&reading] {
        const std::string_view line = reading.peekLine();
        return numberPair(line.substr(0, timeOf(line))).has_value();
    };
    const bool isFirstBlank = reading.isBlankNext();
    if (isMoveNext())
        return;
    const std::string_view name = reading.nextLine();
    const bool isOnlySecond = isFirstBlank && !reading.isBlankNext() && isMoveNext();
    (isOnlySecond ? reading.record().white : reading.record().black) = nameIn(name);
    if (!isMoveNext())
        reading.record().white = nameIn(reading.nextLine());
}

Reading noRecord()
{
    return {.fault = RecordFault{.kind = FaultKind::NoRecord}};
}

} // namespace

Reading readRec(std::string_view bytes)
{
    MoveListReading reading{bytes, recSize};
    readRecNames(reading);
    bool hasMoves = false;
    for (std::string_view line = reading.nextLine(); !line.empty(); line = reading.nextLine()) {
        const std::size_t time = timeOf(line);
        if (const auto move = numberPair(line.substr(0, time))) {
            reading.play(cellAt(move->first, move->second), line.size());
            hasMoves = true;
        } else if (readNumber<int>(line)) {
            reading.record().result = line;
        } else {
            reading.note(FaultKind::Syntax, line.size());
            break;
        }
        if (time != std::string_view::npos)
            reading.noteSkipped();
    }
    return hasMoves ? std::move(reading).finish() : noRecord();
}

Reading readYixinSave(std::string_view bytes)
{
    MoveListReading reading{bytes, positionSize};
    std::array<int, 3> facts{};
    for (int& fact : facts) {
        const auto number = readNumber<int>(reading.nextWord());
        if (!number)
            return noRecord();
        fact = *number;
    }
    const auto [rows, columns, moves] = facts;
    if (rows != columns || rows < 5 || rows > gomoku::largestSize) {
        reading.note(FaultKind::BoardSize, 1);
        Reading failed = std::move(reading).finish();
        failed.games.clear();
        return failed;
    }
    reading.record().size = rows;
    for (int count = 0; count < moves; ++count) {
        const std::string_view row = reading.nextWord();
        const std::string_view column = reading.nextWord();
        const auto y = readNumber<int>(row);
        const auto x = readNumber<int>(column);
        if (!x || !y) {
            reading.note(column.empty() ? FaultKind::Unfinished : FaultKind::Syntax, row.size() + column.size());
            return std::move(reading).finish();
        }
        reading.play(cellAt(*x, *y), row.size() + column.size());
    }
    if (!reading.nextWord().empty())
        reading.noteSkipped();
    return std::move(reading).finish();
}

Reading readYixinPosition(std::string_view bytes)
{
    if (bytes.empty() || static_cast<unsigned char>(bytes[0]) > positionSize * positionSize)
        return noRecord();
    MoveListReading reading{bytes, positionSize};
    const std::size_t moves = static_cast<unsigned char>(bytes[0]);
    for (std::size_t at = 1; at <= std::min(moves, bytes.size() - 1); ++at) {
        const int index = static_cast<unsigned char>(bytes[at]);
        reading.play(cellAt(index % positionSize, index / positionSize), 0, at);
    }
    if (bytes.size() != moves + 1)
        reading.note(bytes.size() <= moves ? FaultKind::Unfinished : FaultKind::Syntax, 0);
    return std::move(reading).finish();
}

} // namespace qipan::record
