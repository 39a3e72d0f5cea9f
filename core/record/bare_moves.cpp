// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/bare_moves.h"

#include "core/record/move_header.h"
#include "core/record/move_parts.h"
#include "core/record/obf.h"
#include "core/record/text.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::size_t maxAccidentalPlies = 4; // in plies; longer sequences are rarely legal in reversi by accident

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
bool isOneGame(PartReading& part, LineReadings& lines)
{
    const bool isPosition = hasStart(lines[0].transcript()) && pliesIn(lines[0].transcript()) == 0
        && !hasStart(lines[1].transcript()) && pliesIn(lines[1].transcript()) > 0;
    if (isTranscript(part))
        return isPosition || lines.any(std::not_fn(isTranscript));
    const auto beginsGame = [](const PartReading& line) {
        return numberOfMove(line.part().text) == 1 || readMoveHeader(line.part().text);
    };
    if (lines.any(beginsGame, 1))
        return false;
    if (beginsGame(lines[0]))
        return true; // whatever error it has
    if (lines.any(isLongTranscript))
        return false;
    if (part.gomoku().isComplete())
        return true;
    // The rows of a board are not games, whatever error follows them.
    const auto hasGame = [](PartReading& line) {
        return !line.transcript().games.empty() || !line.gomoku().games.empty();
    };
    const std::size_t first = lines.find(hasGame);
    return first == lines.size() || !lines.any(hasGame, first + 1);
}

/// Hands the parts of a text that are one game each to `take`, which returns false to stop, and forgets their readings
/// before it reads the next. `all` is the whole text.
template <typename Take>
void takeGamesIn(PartReading all, const RecordHint& hint, Take take)
{
    const std::vector<MovePart> paragraphs = partsOf(all.part().text, PartEnd::EmptyLine);
    const auto takeGames = [&](PartReading paragraph) {
        LineReadings lines{paragraph.part(), hint};
        if (lines.size() < 2 || isOneGame(paragraph, lines))
            return take(std::move(paragraph));
        return lines.find([&take](PartReading& line) { return !take(std::move(line)); }) == lines.size();
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
    if (canBeGomoku && (!all.gomokuOfSize().games.empty() || !all.gomoku().games.empty()))
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

/// The readings of all games of a text. While each of them can be of either game, it holds that of the game in which
/// the first one is longer: both would take much memory if there are many.
class GamesReading {
public:
    GamesReading(std::string_view text, RecordFormat format, const RecordHint& hint)
        : m_text{text}
        , m_hint{hint}
        , m_found{.format = format, .isEither = hint.game.empty()}
    {
    }

    /// Appends the game of a part. Returns false if there are too many games or plies.
    bool take(PartReading part)
    {
        const bool open = m_found.isEither && isOpen(part);
        if (!open)
            settle();
        const RecordFormat format = formatOfPart(part, m_before, m_hint);
        m_before = format;
        m_parts.push_back({.part = part.part(), .format = format});
        const Reading& chosen = readingOf(part, format);
        m_nodes += 1 + (open ? std::max(pliesIn(part.transcript()), pliesIn(part.gomoku())) : pliesIn(chosen));
        if (!open) {
            m_found.format = format;
            return append(chosen);
        }
        if (m_parts.size() == 1)
            m_found.format = pliesIn(part.gomoku()) > pliesIn(part.transcript()) ? RecordFormat::GomokuMoves
                                                                                 : RecordFormat::Transcript;
        noteFault(m_settled, chosen);
        return append(readingOf(part, m_found.format));
    }

    Recognised finish() &&
    {
        m_found.isEither = m_found.isEither && !m_parts.empty();
        return std::move(m_found);
    }

private:
    struct TakenPart {
        MovePart part;
        RecordFormat format = RecordFormat::Transcript;
    };

    [[nodiscard]] static const Reading& readingOf(PartReading& part, RecordFormat format)
    {
        return format == RecordFormat::Transcript ? part.transcript() : part.gomoku();
    }

    /// Adds what is missing in the reading of the last part.
    void noteFault(Reading& all, const Reading& one) const
    {
        if (one.fault && !all.fault) {
            all.fault = one.fault;
            all.fault->byte += byteOf(m_parts.back().part);
            all.fault->line = std::max<std::size_t>(all.fault->line, 1) + m_parts.back().part.line - 1;
            all.fault->game = m_parts.size() - 1;
        } else if (one.fault) {
            ++all.fault->moreGames;
        }
        all.isPartial = all.isPartial || one.isPartial;
    }

    bool append(const Reading& one)
    {
        Reading& all = m_found.reading;
        noteFault(all, one);
        if (all.games.size() + one.games.size() > maxGames || m_nodes > maxNodes) {
            all.fault = RecordFault{.kind = FaultKind::TooMuch, .byte = byteOf(m_parts.back().part)};
            return false;
        }
        std::ranges::copy(one.games, std::back_inserter(all.games)); // a copy takes no more memory than it needs
        return true;
    }

    /// Reads again what is not of the game that all were held as.
    void settle()
    {
        if (!std::exchange(m_found.isEither, false) || m_parts.empty())
            return;
        for (std::size_t game = 0; game < m_parts.size(); ++game) {
            PartReading part{m_parts[game].part, m_hint};
            if (m_parts[game].format != m_found.format)
                m_found.reading.games[game] = readingOf(part, m_parts[game].format).games.front();
        }
        m_found.reading.fault = m_settled.fault;
        m_found.reading.isPartial = m_settled.isPartial;
    }

    [[nodiscard]] std::size_t byteOf(const MovePart& part) const
    {
        return static_cast<std::size_t>(part.text.data() - m_text.data());
    }

    std::string_view m_text;
    const RecordHint& m_hint;
    Recognised m_found;
    std::vector<TakenPart> m_parts;
    std::optional<RecordFormat> m_before; // format of the last part
    Reading m_settled;                    // without games: each part as the game of its format
    std::size_t m_nodes = 0;              // of all parts, of both readings the larger number
};

} // namespace

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
