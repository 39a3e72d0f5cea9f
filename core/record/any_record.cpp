#include "core/record/any_record.h"

#include "core/record/ggf.h"
#include "core/record/obf.h"
#include "core/record/psq.h"
#include "core/record/renlib.h"
#include "core/record/sgf.h"
#include "core/record/text.h"
#include "core/record/utf8.h"
#include "core/record/wthor.h"

#include <algorithm>

namespace qipan::record {

namespace {

constexpr std::size_t looked = 4'096; // bytes at the front used to detect the format

std::string upperText(std::string_view text)
{
    std::string capitals{text};
    std::transform(capitals.begin(), capitals.end(), capitals.begin(), upper);
    return capitals;
}

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

std::optional<RecordFormat> bare(std::string_view bytes, const RecordHint& hint)
{
    const Reading positions = readObf(bytes);
    if (positions.isComplete())
        return RecordFormat::Obf;
    const Reading transcript = readTranscript(bytes);
    if (!transcript.games.empty() && transcript.games.front().start)
        return positions.games.empty() ? RecordFormat::Transcript : RecordFormat::Obf;
    if (!positions.games.empty())
        return RecordFormat::Obf;
    const bool canBeReversi = hint.game != gomokuKey;
    const bool canBeGomoku = hint.game != reversiKey;
    if (canBeReversi && transcript.isComplete())
        return RecordFormat::Transcript;
    if (canBeGomoku && !readGomokuMoves(bytes, hint.size, hint.rows, hint.rule).games.empty())
        return RecordFormat::GomokuMoves;
    return canBeReversi && !transcript.games.empty() ? std::optional{RecordFormat::Transcript} : std::nullopt;
}

} // namespace

std::optional<RecordFormat> recognise(std::string_view bytes, const RecordHint& hint)
{
    const std::string suffix = upperText(hint.suffix.substr(0, looked));
    if (bytes.starts_with("\xffRenLib\xff") || (suffix == "LIB" && bytes.starts_with('\x78')))
        return RecordFormat::Renlib;
    const Reading year = suffix == "WTB" || bytes.find('\0') < looked ? readWthor(bytes) : Reading{};
    if (suffix == "WTB" || year.isComplete())
        return RecordFormat::Wthor;
    const std::string_view front = withoutMark(bytes.substr(0, looked));
    if (front.starts_with("Piskvorky"))
        return RecordFormat::Psq;
    if (const auto opening = endOfOpening(front))
        return bracketed(front.substr(*opening), hint);
    return bare(bytes, hint);
}

Reading readAny(std::string_view bytes, const RecordHint& hint)
{
    const auto format = recognise(bytes, hint);
    if (!format)
        return {.games = {}, .fault = RecordFault{.kind = FaultKind::NoRecord, .illegal = std::nullopt, .text = {}}};
    switch (*format) {
    case RecordFormat::Sgf:
        return readSgf(bytes);
    case RecordFormat::Psq:
        return readPsq(bytes);
    case RecordFormat::Renlib:
        return readRenlib(bytes);
    case RecordFormat::Ggf:
        return readGgfGames(bytes);
    case RecordFormat::Wthor:
        return readWthor(bytes);
    case RecordFormat::Obf:
        return readObf(bytes);
    case RecordFormat::Transcript:
        return readTranscript(bytes);
    case RecordFormat::GomokuMoves:
        break;
    }
    return readGomokuMoves(bytes, hint.size, hint.rows, hint.rule);
}

} // namespace qipan::record
