// Texts of bare moves with a game on each line.
#include "core/record/move_text.h"
#include "core/record/text.h"
#include "core/record/writing.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::array sizes{15, 19, 20}; // of gomoku, as people play it

/// The moves of gomoku in a text that tells no size.
Reading readGomoku(std::string_view text, const RecordHint& hint)
{
    Reading first = readGomokuMoves(text, hint.size, hint.rows, hint.rule);
    for (const int size : sizes) {
        if (first.isWhole() || size <= hint.size)
            continue;
        if (Reading larger = readGomokuMoves(text, size, hint.rows, hint.rule); larger.isWhole())
            return larger;
    }
    return first;
}

Reading readMoves(std::string_view text, RecordFormat format, const RecordHint& hint)
{
    return format == RecordFormat::Transcript ? readTranscript(text) : readGomoku(text, hint);
}

/// A fault of a line as one of the whole text.
RecordFault moved(RecordFault fault, std::size_t byte, std::size_t line, std::size_t game)
{
    fault.byte += byte;
    fault.line = line;
    fault.game = game;
    return fault;
}

Reading readLines(std::string_view text, RecordFormat format, const RecordHint& hint)
{
    Reading all;
    std::size_t number = 0;
    for (std::size_t begin = 0; begin < text.size(); ++number) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, end - begin);
        if (!trimmed(line).empty()) {
            Reading one = readMoves(line, format, hint);
            if (one.fault && !all.fault)
                all.fault = moved(*one.fault, begin, number + 1, all.games.size());
            if (all.games.size() + one.games.size() > mostGames) {
                all.fault = RecordFault{.kind = FaultKind::TooMuch, .illegal = std::nullopt, .byte = begin, .text = {}};
                break;
            }
            std::ranges::move(one.games, std::back_inserter(all.games));
        }
        begin = end + 1;
    }
    return all;
}

std::string_view firstFilledLine(std::string_view text)
{
    const std::size_t begin = std::min(text.find_first_not_of(allBlanks), text.size());
    return text.substr(begin, std::min(text.find('\n', begin), text.size()) - begin);
}

std::size_t filledLines(std::string_view text)
{
    std::size_t count = 0;
    for (std::size_t begin = 0; begin < text.size() && count < 2;) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        count += trimmed(text.substr(begin, end - begin)).empty() ? 0 : 1;
        begin = end + 1;
    }
    return count;
}

} // namespace

Reading readAnyLines(std::string_view bytes, const RecordHint& hint)
{
    const auto format = recognise(bytes, hint);
    if (format != RecordFormat::Transcript && format != RecordFormat::GomokuMoves)
        return readAny(bytes, hint);
    const std::string_view text = bytes.substr(0, mostBytes);
    Reading whole = readMoves(text, *format, hint);
    if (whole.isWhole() || filledLines(text) < 2)
        return whole;
    // All lines together are of neither game where they are games of their own.
    const auto first = recognise(firstFilledLine(text), hint);
    const bool isBare = first == RecordFormat::Transcript || first == RecordFormat::GomokuMoves;
    Reading each = readLines(text, isBare ? *first : *format, hint);
    return each.games.size() > 1 ? each : whole;
}

bool fitsBothGames(std::string_view bytes)
{
    constexpr std::size_t noAccident = 4; // plies
    const auto fits = [bytes](std::string_view game, RecordFormat format) {
        RecordHint hint;
        hint.game = game;
        if (recognise(bytes, hint) != format)
            return false;
        const Reading reading = readAnyLines(bytes, hint);
        return reading.isWhole() || (!reading.games.empty() && reading.games.front().tree.size() > noAccident);
    };
    return fits(gomokuKey, RecordFormat::GomokuMoves) && fits(reversiKey, RecordFormat::Transcript);
}

} // namespace qipan::record
