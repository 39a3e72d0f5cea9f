// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/bare_moves.h"

#include "core/record/move_header.h"
#include "core/record/move_tokenizer.h"
#include "core/record/obf.h"
#include "core/record/result_text.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>
#include <iterator>
#include <utility>

namespace qipan::record {

namespace {

/// Returns the move number at the front, as in "12.", "12)" or "12 f5".
std::optional<int> numberOfMove(std::string_view text)
{
    const std::string_view front = trimmed(text.substr(0, text.find('\n')));
    const std::size_t digits = leadingDigits(front, 3);
    const std::string_view behind = trimmed(front.substr(digits), " \t.):-");
    // In a logbook it is the number of the game.
    const bool isMove = digits > 0 && !behind.starts_with('+') && !behind.empty() && !isDigit(behind.front())
        && behind.size() + digits < front.size();
    return isMove ? readNumber<int>(front.substr(0, digits)) : std::nullopt;
}

constexpr std::array sizes{15, 19, 20};       // common board sizes of gomoku
constexpr std::size_t maxAccidentalPlies = 4; // in plies; longer sequences are rarely legal in reversi by accident

/// What separates parts.
enum class PartEnd : std::uint8_t { EmptyLine, Line };

/// Returns whether a comment in braces is open behind a line.
bool isInComment(std::string_view line, bool wasOpen)
{
    const std::size_t brace = line.find_last_of("{}");
    return brace == std::string_view::npos ? wasOpen : line[brace] == '{';
}

/// Returns true for a line with nothing but a result and comments.
bool isResultLine(std::string_view line)
{
    line = trimmed(line);
    while (line.starts_with('{') && line.find('}') != std::string_view::npos)
        line = trimmed(line.substr(line.find('}') + 1));
    return !line.empty() && (resultLength(line) == line.size() || readResult(line, true));
}

/// Splits a text into non-empty parts; more than maxGames parts are not a record. Headers (readMoveHeader) belong to
/// the moves after them. A line continues the previous part if it starts with a move number above 1, in a comment in
/// braces, or is a result.
std::vector<MovePart> partsOf(std::string_view text, PartEnd end)
{
    std::vector<MovePart> parts;
    bool hasEnded = true;
    bool hasMoves = true; // headers alone are not a part
    bool inComment = false;
    std::size_t number = 1;
    for (std::size_t begin = 0; begin < text.size() && parts.size() <= maxGames; ++number) {
        const std::size_t next = std::min(text.find('\n', begin), text.size());
        const std::string_view line = text.substr(begin, next - begin);
        if (trimmed(line).empty()) {
            hasEnded = !inComment;
        } else {
            const bool isFirst = parts.empty()
                || (hasEnded && hasMoves && !inComment && numberOfMove(line).value_or(1) == 1 && !isResultLine(line));
            if (isFirst)
                parts.push_back({.line = number});
            const std::size_t first =
                isFirst ? begin : static_cast<std::size_t>(parts.back().text.data() - text.data());
            parts.back().text = text.substr(first, next - first);
            hasMoves = (!isFirst && hasMoves) || !(readMoveHeader(line) || isCommentLine(line));
            inComment = isInComment(line, inComment);
            hasEnded = end == PartEnd::Line;
        }
        begin = next + 1;
    }
    return parts;
}

std::size_t pliesIn(const Reading& reading)
{
    return reading.games.empty() ? 0 : reading.games.front().tree.size() - 1;
}

bool isTranscript(PartReading& part)
{
    return part.transcript().isComplete();
}

bool isLongTranscript(PartReading& part)
{
    return isTranscript(part) && pliesIn(part.transcript()) > maxAccidentalPlies;
}

/// Returns true if a board stands before the moves.
bool hasStart(const Reading& transcript)
{
    const bool isUnreadable = transcript.fault && transcript.fault->kind == FaultKind::Syntax;
    if (transcript.games.empty() || !transcript.games.front().start || isUnreadable)
        return false;
    return *transcript.games.front().start != mirroredStart() || pliesIn(transcript) == 0;
}

/// Returns true if a part is one game over all its lines, instead of one per line.
bool isOneGame(PartReading& part, std::vector<PartReading>& lines)
{
    const bool isPosition = hasStart(lines[0].transcript()) && pliesIn(lines[0].transcript()) == 0
        && !hasStart(lines[1].transcript()) && pliesIn(lines[1].transcript()) > 0;
    if (isTranscript(part))
        return isPosition || !std::ranges::all_of(lines, isTranscript);
    const auto beginsGame = [](const PartReading& line) {
        return numberOfMove(line.part().text) == 1 || readMoveHeader(line.part().text);
    };
    if (std::any_of(lines.begin() + 1, lines.end(), beginsGame))
        return false;
    if (beginsGame(lines.front()))
        return true; // whatever error it has
    if (std::ranges::any_of(lines, isLongTranscript))
        return false;
    if (part.gomoku().isComplete())
        return true;
    // The rows of a board are not games, whatever error follows them.
    const auto hasGame = [](PartReading& line) {
        return !line.transcript().games.empty() || !line.gomoku().games.empty();
    };
    const auto first = std::ranges::find_if(lines, hasGame);
    return first == lines.end() || std::none_of(first + 1, lines.end(), hasGame);
}

/// Hands the parts of a text that are one game each to `take`, which returns false to stop, and forgets their readings
/// before it reads the next. `all` is the whole text.
template <typename Take>
void takeGamesIn(PartReading all, const RecordHint& hint, Take take)
{
    const std::vector<MovePart> paragraphs = partsOf(all.part().text, PartEnd::EmptyLine);
    const auto takeGames = [&](PartReading paragraph) {
        std::vector<PartReading> lines;
        for (const MovePart& line : partsOf(paragraph.part().text, PartEnd::Line))
            lines.emplace_back(MovePart{.text = line.text, .line = paragraph.part().line + line.line - 1}, hint);
        if (lines.size() < 2 || isOneGame(paragraph, lines))
            return take(std::move(paragraph));
        return std::ranges::all_of(lines, [&take](PartReading& line) { return take(std::move(line)); });
    };
    if (paragraphs.size() == 1)
        takeGames(std::move(all));
    else if (!paragraphs.empty() && isTranscript(all)) // legal across empty lines only if it is one game of reversi
        take(std::move(all));
    else
        std::ranges::all_of(paragraphs, [&](const MovePart& paragraph) { return takeGames({paragraph, hint}); });
}

/// Returns the format of the whole text, or nothing if it has no game. `positions` is its reading as OBF.
std::optional<RecordFormat> formatOf(PartReading& all, const Reading& positions, const RecordHint& hint)
{
    if (hasStart(all.transcript())) {
        const bool hasMoves = isTranscript(all) && pliesIn(all.transcript()) > 0;
        return positions.games.empty() || hasMoves ? RecordFormat::Transcript : RecordFormat::Obf;
    }
    if (!positions.games.empty())
        return RecordFormat::Obf;
    const bool canBeReversi = hint.game != gomokuKey;
    const bool canBeGomoku = hint.game != reversiKey;
    if (canBeReversi && isTranscript(all))
        return RecordFormat::Transcript;
    if (canBeGomoku && !all.gomokuOfSize().games.empty())
        return RecordFormat::GomokuMoves;
    return canBeReversi && !all.transcript().games.empty() ? std::optional{RecordFormat::Transcript} : std::nullopt;
}

/// Returns the format of a part after a game of format `before`: that in which it is legal, or else legal for longer.
/// What is too short to tell, or begins like a game of reversi and breaks, is of the format before it.
RecordFormat formatOfPart(PartReading& part, std::optional<RecordFormat> before, const RecordHint& hint)
{
    const Reading& transcript = part.transcript();
    if (hasStart(transcript) || hint.game == reversiKey || (hint.game.empty() && isLongTranscript(part)))
        return RecordFormat::Transcript;
    if (hint.game == gomokuKey || transcript.games.empty()
        || (transcript.fault && transcript.fault->illegal == IllegalMove::Outside))
        return RecordFormat::GomokuMoves;
    const bool isShort = pliesIn(part.gomoku()) <= maxAccidentalPlies;
    if (before && (isShort || transcript.isComplete() || pliesIn(transcript) > maxAccidentalPlies))
        return *before;
    const bool isReversi = transcript.isComplete() || pliesIn(transcript) >= pliesIn(part.gomoku());
    return isReversi ? RecordFormat::Transcript : RecordFormat::GomokuMoves;
}

/// Returns true if the user must say which game it is: both are legal or neither is, or it is legal in gomoku, like
/// almost any list of moves, but begins like a game of reversi.
bool isOpen(PartReading& part)
{
    const Reading& transcript = part.transcript();
    if (transcript.games.empty() || hasStart(transcript) || part.gomoku().games.empty())
        return false;
    if (transcript.isComplete())
        return part.gomoku().isComplete();
    return !part.gomoku().isComplete() || pliesIn(transcript) > maxAccidentalPlies;
}

/// The readings of all games of a text: while each of them can be of either game, only both readings, so that none is
/// in memory three times.
class GamesReading {
public:
    GamesReading(std::string_view text, RecordFormat format, const RecordHint& hint)
        : m_text{text}
        , m_hint{hint}
        , m_found{.format = format}
    {
        if (hint.game.empty())
            m_found.both.emplace();
    }

    /// Appends the game of a part. Returns false if there are too many games or plies.
    bool take(PartReading part)
    {
        const bool open = m_found.both && isOpen(part);
        if (!open)
            settle();
        m_found.format = formatOfPart(part, m_formats.empty() ? std::nullopt : std::optional{m_formats.back()}, m_hint);
        m_formats.push_back(m_found.format);
        const Reading& chosen = m_found.format == RecordFormat::Transcript ? part.transcript() : part.gomoku();
        m_nodes += 1 + (open ? std::max(pliesIn(part.transcript()), pliesIn(part.gomoku())) : pliesIn(chosen));
        if (!open)
            return append(m_found.reading, chosen, part.part());
        noteFault(m_found.reading, chosen, part.part(), m_formats.size() - 1);
        const bool fits = append(m_found.both->gomoku, part.gomoku(), part.part());
        return append(m_found.both->reversi, part.transcript(), part.part()) && fits;
    }

    Recognised finish() &&
    {
        if (m_formats.empty())
            m_found.both.reset();
        return std::move(m_found);
    }

private:
    void noteFault(Reading& all, const Reading& one, const MovePart& part, std::size_t game) const
    {
        if (one.fault && !all.fault) {
            all.fault = one.fault;
            all.fault->byte += byteOf(part);
            all.fault->line = std::max<std::size_t>(all.fault->line, 1) + part.line - 1;
            all.fault->game = game;
        }
        all.isPartial = all.isPartial || one.isPartial;
    }

    bool append(Reading& all, const Reading& one, const MovePart& part) const
    {
        noteFault(all, one, part, all.games.size());
        if (all.games.size() + one.games.size() > maxGames || m_nodes > maxNodes) {
            all.fault = RecordFault{.kind = FaultKind::TooMuch, .byte = byteOf(part)};
            return false;
        }
        std::ranges::copy(one.games, std::back_inserter(all.games)); // a copy takes no more memory than it needs
        return true;
    }

    /// Makes one reading of both, of which each part has given one game.
    void settle()
    {
        if (!m_found.both)
            return;
        for (std::size_t game = 0; game < m_formats.size(); ++game) {
            const bool isReversi = m_formats[game] == RecordFormat::Transcript;
            Reading& of = isReversi ? m_found.both->reversi : m_found.both->gomoku;
            m_found.reading.games.push_back(std::move(of.games[game]));
        }
        m_found.both.reset();
    }

    [[nodiscard]] std::size_t byteOf(const MovePart& part) const
    {
        return static_cast<std::size_t>(part.text.data() - m_text.data());
    }

    std::string_view m_text;
    const RecordHint& m_hint;
    Recognised m_found;
    std::vector<RecordFormat> m_formats; // of the parts
    std::size_t m_nodes = 0;             // of all parts, of both readings the larger number
};

} // namespace

const Reading& PartReading::transcript()
{
    if (!m_transcript)
        m_transcript = readTranscript(m_part.text);
    return *m_transcript;
}

const Reading& PartReading::gomokuOfSize()
{
    if (!m_gomokuOfSize)
        m_gomokuOfSize = readGomokuMoves(m_part.text, m_hint.size, m_hint.rows, m_hint.rule);
    return *m_gomokuOfSize;
}

const Reading& PartReading::gomoku()
{
    const Reading& smallest = gomokuOfSize();
    if (!std::exchange(m_hasTriedLarger, true)) {
        for (const int size : sizes) {
            if (smallest.isComplete() || m_larger || size <= m_hint.size)
                continue;
            if (Reading larger = readGomokuMoves(m_part.text, size, m_hint.rows, m_hint.rule); larger.isComplete())
                m_larger = std::move(larger);
        }
    }
    return m_larger ? *m_larger : smallest;
}

std::optional<Recognised> recogniseBareMoves(std::string_view bytes, const RecordHint& hint)
{
    Reading positions = readObf(bytes);
    if (positions.isComplete())
        return Recognised{.format = RecordFormat::Obf, .reading = std::move(positions)};
    std::string plain;
    const std::string_view text = plainText(bytes.substr(0, maxBytes), plain);
    PartReading all{{.text = text.substr(0, text.find_last_not_of(allBlanks) + 1)}, hint};
    const auto format = formatOf(all, positions, hint);
    if (!format)
        return std::nullopt;
    if (*format == RecordFormat::Obf)
        return Recognised{.format = RecordFormat::Obf, .reading = std::move(positions)};
    GamesReading games{text, *format, hint};
    takeGamesIn(std::move(all), hint, [&games](PartReading part) { return games.take(std::move(part)); });
    Recognised found = std::move(games).finish();
    if (bytes.size() > maxBytes)
        found.reading.fault = RecordFault{.kind = FaultKind::TooMuch, .byte = maxBytes};
    return found;
}

} // namespace qipan::record
