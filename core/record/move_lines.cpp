// Texts of bare moves that contain several games.
#include "core/record/move_parts.h"
#include "core/record/move_text.h"
#include "core/record/plain_text.h"
#include "core/record/writing.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::array sizes{15, 19, 20}; // common board sizes of gomoku

/// Reads gomoku moves from a text without a board size.
Reading readGomoku(std::string_view text, const RecordHint& hint)
{
    Reading first = readGomokuMoves(text, hint.size, hint.rows, hint.rule);
    for (const int size : sizes) {
        if (first.isComplete() || size <= hint.size)
            continue;
        if (Reading larger = readGomokuMoves(text, size, hint.rows, hint.rule); larger.isComplete())
            return larger;
    }
    return first;
}

constexpr std::size_t maxAccidentalPlies = 4; // in plies; longer sequences are rarely legal in reversi by accident

bool isTranscript(const MovePart& part)
{
    return readTranscript(part.text).isComplete();
}

bool isLongTranscript(const MovePart& part)
{
    const Reading reading = readTranscript(part.text);
    return reading.isComplete() && reading.games.front().tree.size() > maxAccidentalPlies + 1;
}

/// Returns true if a part is one game over all its lines, instead of one per line.
bool isOneGame(const MovePart& part, const std::vector<MovePart>& lines, const RecordHint& hint)
{
    if (isTranscript(part))
        return !std::ranges::all_of(lines, isTranscript);
    if (std::any_of(lines.begin() + 1, lines.end(), [](const MovePart& line) { return beginsWithFirstMove(line.text); })
        || std::ranges::any_of(lines, isLongTranscript))
        return false;
    if (readGomoku(part.text, hint).isComplete())
        return true;
    // The rows of a board are not games, whatever error follows them.
    return std::ranges::count_if(lines,
                                 [&hint](const MovePart& line) {
                                     return !readGomoku(line.text, hint).games.empty()
                                         || !readTranscript(line.text).games.empty();
                                 })
        < 2;
}

/// Returns the parts of a text that are one game each.
std::vector<MovePart> gamesIn(std::string_view text, const RecordHint& hint)
{
    const std::vector<MovePart> paragraphs = partsOf(text, PartEnd::EmptyLine);
    // A text with empty lines is legal as a whole only if it is one game of reversi.
    if (const MovePart all{.text = text}; paragraphs.size() > 1 && isTranscript(all))
        return {all};
    std::vector<MovePart> games;
    for (const MovePart& paragraph : paragraphs) {
        const std::vector<MovePart> lines = partsOf(paragraph.text, PartEnd::Line);
        if (lines.size() < 2 || isOneGame(paragraph, lines, hint)) {
            games.push_back(paragraph);
            continue;
        }
        for (const MovePart& line : lines)
            games.push_back({.text = line.text, .line = paragraph.line + line.line - 1});
    }
    return games;
}

/// Returns the format of a part after a game of format `before`. Each part is recognised by itself, unless it is too
/// short, or begins like a game of reversi and then has an illegal move.
RecordFormat formatOf(const MovePart& part, std::optional<RecordFormat> before, const RecordHint& hint)
{
    const Reading transcript = readTranscript(part.text);
    const bool isBoard = !transcript.games.empty() && transcript.games.front().start;
    if (isBoard || hint.game == reversiKey || (hint.game.empty() && isLongTranscript(part)))
        return RecordFormat::Transcript;
    if (hint.game == gomokuKey || transcript.games.empty()
        || (transcript.fault && transcript.fault->illegal == IllegalMove::Outside))
        return RecordFormat::GomokuMoves;
    return before.value_or(transcript.isComplete() ? RecordFormat::Transcript : RecordFormat::GomokuMoves);
}

/// Converts a fault of a part to one of the whole text.
RecordFault moved(RecordFault fault, std::size_t byte, std::size_t line, std::size_t game)
{
    fault.byte += byte;
    fault.line = std::max<std::size_t>(fault.line, 1) + line - 1;
    fault.game = game;
    return fault;
}

bool isBare(std::optional<RecordFormat> format)
{
    return format == RecordFormat::Transcript || format == RecordFormat::GomokuMoves;
}

} // namespace

Reading readAnyLines(std::string_view bytes, const RecordHint& hint)
{
    if (!isBare(recognise(bytes, hint)))
        return readAny(bytes, hint);
    Reading all;
    std::string plain;
    const std::string_view text = plainText(bytes.substr(0, maxBytes), plain);
    std::optional<RecordFormat> format;
    for (const MovePart& part : gamesIn(text, hint)) {
        const auto begin = static_cast<std::size_t>(part.text.data() - text.data());
        format = formatOf(part, format, hint);
        Reading one = *format == RecordFormat::Transcript ? readTranscript(part.text) : readGomoku(part.text, hint);
        if (one.fault && !all.fault)
            all.fault = moved(*one.fault, begin, part.line, all.games.size());
        if (all.games.size() + one.games.size() > maxGames) {
            all.fault = RecordFault{.kind = FaultKind::TooMuch, .illegal = std::nullopt, .byte = begin, .text = {}};
            break;
        }
        std::ranges::move(one.games, std::back_inserter(all.games));
    }
    if (bytes.size() > maxBytes)
        all.fault = RecordFault{.kind = FaultKind::TooMuch, .illegal = std::nullopt, .byte = maxBytes, .text = {}};
    return all;
}

bool fitsBothGames(std::string_view bytes)
{
    if (!isBare(recognise(bytes)))
        return false;
    std::string plain;
    const std::vector<MovePart> parts = gamesIn(plainText(bytes.substr(0, maxBytes), plain), {});
    const auto fits = [](const Reading& reading) {
        return reading.isComplete()
            || (!reading.games.empty() && reading.games.front().tree.size() > maxAccidentalPlies);
    };
    return !parts.empty() && std::ranges::all_of(parts, [&fits](const MovePart& part) {
        const Reading transcript = readTranscript(part.text);
        return fits(transcript) && !transcript.games.front().start && fits(readGomoku(part.text, {}));
    });
}

} // namespace qipan::record
