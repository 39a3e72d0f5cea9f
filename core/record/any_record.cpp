// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/any_record.h"

#include "core/games/registry.h"
#include "core/record/bare_moves.h"
#include "core/record/ggf.h"
#include "core/record/move_grid.h"
#include "core/record/move_link.h"
#include "core/record/move_lists.h"
#include "core/record/move_pairs.h"
#include "core/record/psq.h"
#include "core/record/renlib.h"
#include "core/record/sgf.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"
#include "core/record/wthor.h"

#include <algorithm>
#include <charconv>
#include <utility>

namespace qipan::record {

namespace {

constexpr std::size_t leastListed = 2;                // moves in a list without a suffix
constexpr std::size_t looked = 4'096;                 // bytes at the front used to detect the format
constexpr std::size_t longestWithWords = 1024 * 1024; // of a text with words above the game
constexpr int mostParagraphs = 3;

/// Returns the position after the first "(;", with optional blanks between the two.
std::optional<std::size_t> endOfOpening(std::string_view text)
{
    for (std::size_t at = text.find('('); at != std::string_view::npos; at = text.find('(', at + 1)) {
        const std::size_t next = text.find_first_not_of(allBlanks, at + 1);
        if (next != std::string_view::npos && text[next] == ';')
            return next + 1;
    }
    return std::nullopt;
}

/// Returns SGF or GGF by the name or number of the game, or if there is none by the file's suffix.
RecordFormat bracketed(std::string_view front, const RecordHint& hint)
{
    const std::string text = upperText(front);
    const std::size_t game = text.find("GM[");
    if (game == std::string::npos)
        return upperText(hint.suffix) == "GGF" ? RecordFormat::Ggf : RecordFormat::Sgf;
    const std::string_view name = trimmed(std::string_view{text}.substr(game + 3));
    return name.starts_with("OTHELLO") ? RecordFormat::Ggf : RecordFormat::Sgf;
}

/// Returns the first character that is not blank, or a blank.
char frontOf(std::string_view bytes)
{
    const std::string_view front = trimmed(withoutMark(bytes.substr(0, looked)));
    return front.empty() ? ' ' : front.front();
}

/// Recognises lists of moves without a sign of their own: by their suffix, or as Yixin's by their whole content.
std::optional<Recognised> recogniseMoveList(std::string_view bytes, const RecordHint& hint)
{
    const std::string suffix = upperText(hint.suffix.substr(0, looked));
    std::optional<Reading> reading;
    if (suffix == "REC")
        reading = readRec(bytes);
    else if (suffix == "SAV" || isDigit(frontOf(bytes)))
        reading = readYixinSave(bytes);
    const bool isOne = reading
        && (suffix == "SAV" || suffix == "REC"
                ? !reading->games.empty()
                : reading->isComplete() && reading->games.front().tree.size() > leastListed);
    return isOne ? std::optional{Recognised{.format = RecordFormat::MoveLists, .reading = std::move(*reading)}}
                 : std::nullopt;
}

/// Recognises the moves that a link in `text` carries, by its rule and size of the board if it names them. The link and
/// the text around it are not kept.
std::optional<Recognised> recogniseLink(std::string_view moves, std::string_view text, RecordHint hint)
{
    const std::string rule = upperText(linkParameter(text, "rule").substr(0, 20));
    for (const RuleInfo& each : findGame(gomokuKey)->rules) {
        if (hint.rule.empty() && rule == upperText(each.key))
            hint.rule = each.key;
    }
    int size = 0;
    const std::string_view digits = linkParameter(text, "size");
    std::from_chars(digits.data(), digits.data() + digits.size(), size);
    if (isGomokuSize(size))
        hint.size = size;
    auto found = recogniseBareMoves(moves, hint);
    if (found)
        found->reading.isPartial = true;
    return found;
}

/// Returns a diagram of stones as the start of a game of gomoku.
Reading positionOf(const MoveGrid& grid)
{
    const auto blacks = std::ranges::count(grid.stones, Side::Black, &Ply::side);
    const bool isWhiteNext = 2 * blacks > static_cast<std::ptrdiff_t>(grid.stones.size());
    GameRecord record;
    record.size = grid.size;
    record.start = StartPosition{.stones = grid.stones, .toMove = isWhiteNext ? Side::White : Side::Black};
    Reading reading{.isPartial = true}; // written as SGF only
    reading.games.push_back(std::move(record));
    return reading;
}

/// Recognises moves as pairs of numbers, if they are all legal: as reversi if they can be. They are written in another
/// form.
std::optional<Recognised> recognisePairs(std::string_view bytes, RecordHint hint)
{
    hint.rows = RowOrigin::Top;
    std::optional<Recognised> first;
    for (const std::string& moves : readMovePairs(bytes)) {
        auto found = recogniseBareMoves(moves, hint);
        if (!found || !found->reading.isComplete())
            continue;
        found->reading.isPartial = true;
        if (found->reading.games.front().game == reversiKey)
            return found;
        if (!first)
            first = std::move(found);
    }
    return first;
}

/// Recognises a board of move numbers or a diagram of stones. On 8 lines it is reversi if the moves are legal.
std::optional<Recognised> recogniseMoveGrid(std::string_view bytes)
{
    const auto grid = readMoveGrid(withoutMark(bytes));
    if (!grid)
        return std::nullopt;
    Recognised found{.format = RecordFormat::GomokuMoves};
    Reading transcript;
    if (grid->size == reversi::boardEdge)
        transcript = readTranscript(grid->moves);
    if (grid->hasDiscs || transcript.isComplete()) {
        found = {.format = RecordFormat::Transcript, .reading = std::move(transcript)};
    } else if (!grid->stones.empty()) {
        found.reading = positionOf(*grid);
    } else {
        found.reading = readGomokuMoves(grid->moves, grid->size, RowOrigin::Top);
    }
    for (GameRecord& game : found.reading.games) {
        game.result = grid->result;
        game.isGuessed = grid->size == reversi::boardEdge && !grid->hasDiscs;
    }
    found.reading.isPartial = found.reading.isPartial || grid->isPartial;
    return found;
}

} // namespace

std::optional<Recognised> recogniseBinary(std::string_view bytes, const RecordHint& hint)
{
    const std::string suffix = upperText(hint.suffix.substr(0, looked));
    if (bytes.starts_with("\xffRenLib\xff") || (suffix == "LIB" && bytes.starts_with('\x78')))
        return Recognised{.format = RecordFormat::Renlib, .reading = readRenlib(bytes, hint.decode)};
    if (suffix == "POS") {
        Reading position = readYixinPosition(bytes);
        if (!position.games.empty() && position.games.front().tree.size() > 1)
            return Recognised{.format = RecordFormat::MoveLists, .reading = std::move(position)};
    }
    if (suffix != "WTB" && bytes.find('\0') >= looked)
        return std::nullopt;
    Reading year = readWthor(bytes);
    if (suffix != "WTB" && !year.isComplete())
        return std::nullopt;
    return Recognised{.format = RecordFormat::Wthor, .reading = std::move(year)};
}

namespace {

/// Returns the position behind the empty line that ends the paragraph at `from`, or npos.
std::size_t endOfParagraph(std::string_view text, std::size_t from)
{
    bool hasWords = false;
    while (from < text.size()) {
        const std::size_t end = text.find('\n', from);
        if (end == std::string_view::npos)
            return end;
        const bool isBlank = trimmed(text.substr(from, end - from)).empty();
        from = end + 1;
        if (isBlank && hasWords)
            return from;
        hasWords = hasWords || !isBlank;
    }
    return std::string_view::npos;
}

std::optional<Recognised> recogniseWholeText(std::string_view bytes, const RecordHint& hint)
{
    const std::string_view front = withoutMark(bytes.substr(0, looked));
    if (upperText(trimmed(front).substr(0, 9)) == "PISKVORKY")
        return Recognised{.format = RecordFormat::Psq, .reading = readPsq(bytes)};
    if (auto list = recogniseMoveList(bytes, hint))
        return list;
    const auto opening = endOfOpening(front);
    if (!opening) {
        if (const auto moves = movesInLink(bytes))
            return recogniseLink(*moves, bytes, hint);
        auto found = recognisePairs(withoutMark(bytes), hint);
        if (!found)
            found = recogniseMoveGrid(bytes);
        if (!found)
            found = recogniseBareMoves(bytes, hint);
        if (found)
            return found;
        const std::string moves = movesOfLinkIn(bytes);
        return moves.empty() ? std::nullopt : recogniseLink(moves, bytes, hint);
    }
    const RecordFormat format = bracketed(front.substr(*opening), hint);
    return Recognised{.format = format, .reading = format == RecordFormat::Ggf ? readGgfGames(bytes) : readSgf(bytes)};
}

} // namespace

std::optional<Recognised> recogniseText(std::string_view bytes, const RecordHint& hint)
{
    auto found = recogniseWholeText(bytes, hint);
    // Words may stand above the game, with an empty line between. Blanks in their place keep the numbers of lines.
    std::string text;
    std::size_t blank = 0;
    const bool isShort = bytes.size() <= longestWithWords;
    for (int paragraphs = 0; !found && isShort && paragraphs < mostParagraphs; ++paragraphs) {
        const std::size_t end = endOfParagraph(bytes.substr(0, looked), blank);
        if (end == std::string_view::npos)
            break;
        if (text.empty())
            text = bytes;
        std::replace_if(
            text.begin() + static_cast<std::ptrdiff_t>(blank), text.begin() + static_cast<std::ptrdiff_t>(end),
            [](char letter) { return letter != '\n' && letter != '\r'; }, ' ');
        blank = end;
        found = recogniseWholeText(text, hint);
        if (found)
            found->reading.isPartial = true;
    }
    return found;
}

std::optional<Recognised> recognise(std::string_view bytes, const RecordHint& hint)
{
    auto found = recogniseBinary(bytes, hint);
    return found ? std::move(found) : recogniseText(bytes, hint);
}

Reading readAny(std::string_view bytes, const RecordHint& hint)
{
    auto found = recognise(bytes, hint);
    if (!found)
        return {.fault = RecordFault{.kind = FaultKind::NoRecord}};
    for (GameRecord& game : found->reading.games)
        game.isGuessed = game.isGuessed || found->isEither;
    return std::move(found->reading);
}

} // namespace qipan::record
