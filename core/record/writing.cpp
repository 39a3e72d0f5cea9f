// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/writing.h"

#include "core/record/ggf.h"
#include "core/record/move_header.h"
#include "core/record/obf.h"
#include "core/record/position_text.h"
#include "core/record/psq.h"
#include "core/record/renlib.h"
#include "core/record/replay.h"
#include "core/record/sgf.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"

#include <algorithm>
#include <array>
#include <set>

namespace qipan::record {

namespace {

constexpr int renlibSize = 15;

struct Suffix {
    std::string_view suffix;
    RecordFormat format;
};
constexpr std::array suffixes{
    Suffix{"SGF", RecordFormat::Sgf}, Suffix{"PSQ", RecordFormat::Psq},   Suffix{"LIB", RecordFormat::Renlib},
    Suffix{"GGF", RecordFormat::Ggf}, Suffix{"WTB", RecordFormat::Wthor}, Suffix{"OBF", RecordFormat::Obf},
};

/// The contents of a tree other than the plies of its main line.
struct Notes {
    bool variations = false;
    bool comments = false;
    bool marks = false;
    bool marksBeyondRenlib = false; ///< marks other than texts of cells and a cross on the ply itself
};

Notes notesOf(const GameTree& tree)
{
    Notes notes{.variations = tree.mainLine().size() + 1 != tree.size()};
    for (GameTree::Node node = GameTree::root; node < tree.size(); ++node) {
        notes.comments = notes.comments || !tree.comment(node).empty();
        const bool isJudged = tree.quality(node) != MoveQuality::None || !tree.valueText(node).empty();
        notes.marks = notes.marks || isJudged;
        notes.marksBeyondRenlib = notes.marksBeyondRenlib || isJudged;
        for (const Mark& mark : tree.marks(node)) {
            const bool isOwnCross =
                node != GameTree::root && mark.kind == MarkKind::Cross && tree.ply(node).cell == mark.cell;
            notes.marks = true;
            notes.marksBeyondRenlib = notes.marksBeyondRenlib || (mark.kind != MarkKind::Label && !isOwnCross);
        }
    }
    return notes;
}

/// Returns true if the format has no place for a name, the date, the event or the result.
bool losesNames(const GameRecord& game, RecordFormat format)
{
    if (format == RecordFormat::Psq)
        return !game.date.empty() || !game.event.empty() || (!game.result.empty() && !readNumber<int>(game.result));
    const bool hasNone = format == RecordFormat::Renlib || format == RecordFormat::Obf;
    return hasNone
        && !(game.black.empty() && game.white.empty() && game.date.empty() && game.event.empty()
             && game.result.empty());
}

bool isLost(const GameRecord& game, const Notes& notes, RecordFormat format, Loss what)
{
    const bool keepsTree = format == RecordFormat::Sgf || format == RecordFormat::Renlib;
    const bool keepsNotesOfRoot = format == RecordFormat::Obf && game.tree.size() == 1;
    switch (what) {
    case Loss::Variations:
        return !keepsTree && notes.variations;
    case Loss::Comments:
        return !keepsTree && notes.comments && !keepsNotesOfRoot;
    case Loss::Marks:
        return format != RecordFormat::Sgf && !keepsNotesOfRoot
            && (format == RecordFormat::Renlib ? notes.marksBeyondRenlib : notes.marks);
    case Loss::Names:
        return losesNames(game, format);
    case Loss::Rule:
        return format != RecordFormat::Sgf && format != RecordFormat::GomokuMoves && !game.rule.empty();
    case Loss::Size:
        return format == RecordFormat::GomokuMoves && game.size != renlibSize;
    case Loss::Plies:
        return format == RecordFormat::Obf && game.tree.size() > 1;
    case Loss::Extras:
        return game.extraFormat
            && (game.extraFormat != format || (format == RecordFormat::Obf && game.tree.size() > 1));
    }
    return false;
}

bool isOfReversi(RecordFormat format)
{
    return format == RecordFormat::Ggf || format == RecordFormat::Obf || format == RecordFormat::Transcript;
}

bool holdsOne(RecordFormat format)
{
    return format == RecordFormat::Psq || format == RecordFormat::Renlib;
}

/// Returns the final position of the main line as a separate game.
GameRecord finalPosition(const GameRecord& game)
{
    if (game.tree.size() == 1)
        return game;
    const reversi::Turn turn = endOf(game).turn();
    GameRecord end;
    end.game = reversiKey;
    end.size = game.size;
    end.start = startOf(turn.position, turn.side);
    return end;
}

std::string lines(std::span<const GameRecord> games)
{
    std::string text;
    for (const GameRecord& game : games) {
        const bool isReversi = game.game == reversiKey;
        const std::string headers =
            writeHeaders(game, isReversi ? RecordFormat::Transcript : RecordFormat::GomokuMoves);
        text += headers.empty() ? std::string{} : headers + '\n';
        text += isReversi ? writeTranscript(game) : writeGomokuMoves(game, RowOrigin::Bottom).value_or(std::string{});
        text += "\n\n"; // without an empty line, the reader takes the next line for the same game
    }
    return text;
}

} // namespace

std::optional<RecordFormat> formatOfSuffix(std::string_view suffix, std::string_view game)
{
    const std::string capitals = upperText(suffix.substr(0, 8));
    if (capitals == "TXT")
        return game == reversiKey ? RecordFormat::Transcript : RecordFormat::GomokuMoves;
    const auto found = std::ranges::find(suffixes, capitals, &Suffix::suffix);
    return found == suffixes.end() ? std::nullopt : std::optional{found->format};
}

std::vector<Loss> lossesIn(std::span<const GameRecord> games, RecordFormat format)
{
    std::set<Loss> losses;
    for (const GameRecord& game : games) {
        const Notes notes = notesOf(game.tree);
        for (const Loss what : {Loss::Variations, Loss::Comments, Loss::Marks, Loss::Names, Loss::Rule, Loss::Size,
                                Loss::Plies, Loss::Extras}) {
            if (isLost(game, notes, format, what))
                losses.insert(what);
        }
    }
    return {losses.begin(), losses.end()};
}

std::optional<FormatMismatch> mismatchOf(std::span<const GameRecord> games, RecordFormat format)
{
    if (format == RecordFormat::Wthor || format == RecordFormat::MoveLists)
        return FormatMismatch::NoWriter;
    for (const GameRecord& game : games) {
        const bool isReversi = game.game == reversiKey;
        if (format != RecordFormat::Sgf && isReversi != isOfReversi(format))
            return FormatMismatch::WrongGame;
        if (format == RecordFormat::Renlib && game.size != renlibSize)
            return FormatMismatch::Size;
        const bool needsStandardStart = format == RecordFormat::Psq || format == RecordFormat::GomokuMoves;
        if ((format == RecordFormat::Renlib && game.start) || (needsStandardStart && !cellsFromStandardStart(game)))
            return FormatMismatch::Start;
    }
    return holdsOne(format) && games.size() > 1 ? std::optional{FormatMismatch::SeveralGames} : std::nullopt;
}

Result<std::string, FormatMismatch> write(std::span<const GameRecord> games, RecordFormat format,
                                          const TextConversion& encode)
{
    if (const auto mismatch = mismatchOf(games, format))
        return *mismatch;
    std::optional<std::string> bytes;
    switch (format) {
    case RecordFormat::Sgf:
        bytes = writeSgf(games);
        break;
    case RecordFormat::Psq:
        bytes = writePsq(games.front());
        break;
    case RecordFormat::Renlib:
        bytes = writeRenlib(games.front(), encode);
        break;
    case RecordFormat::Ggf:
        bytes.emplace();
        for (const GameRecord& game : games)
            *bytes += writeGgf(game) + '\n';
        break;
    case RecordFormat::Obf: {
        std::vector<GameRecord> ends;
        std::ranges::transform(games, std::back_inserter(ends), finalPosition);
        bytes = writeObf(ends);
        break;
    }
    case RecordFormat::Transcript:
    case RecordFormat::GomokuMoves:
        bytes = lines(games);
        break;
    case RecordFormat::Wthor:
    case RecordFormat::MoveLists:
        return FormatMismatch::NoWriter;
    }
    return bytes ? Result<std::string, FormatMismatch>{std::move(*bytes)} : FormatMismatch::Start;
}

} // namespace qipan::record
