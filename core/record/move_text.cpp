// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/move_text.h"

#include "core/record/move_header.h"
#include "core/record/move_tokenizer.h"
#include "core/record/position_text.h"
#include "core/record/text.h"
#include "core/record/tree_builder.h"
#include "core/record/utf8.h"

#include <algorithm>
#include <array>
#include <utility>

namespace qipan::record {

namespace {

/// Reads moves up to the first error. `cellOf` converts a letter and a number to a cell.
template <typename CellOf>
Reading readMoves(MoveTokenizer words, GameRecord record, FaultCollector faults, CellOf cellOf)
{
    // Of a position that cannot be read no move may be legal.
    const bool isPosition = faults.first() && faults.first()->kind == FaultKind::Syntax;
    RecordBudget budget;
    std::optional<TreeBuilder> builder{std::in_place, record, budget};
    const auto keepComment = [&] {
        const std::string said = toUtf8(words.takeComment());
        if (said.size() + record.tree.comment(builder->here()).size() < maxCommentBytes)
            record.tree.addComment(builder->here(), said);
        else
            faults.noteSkipped();
    };
    bool isOpen = words.find();
    for (; isOpen; isOpen = words.find()) {
        keepComment();
        const RecordFault where{.kind = FaultKind::NoCell, .byte = words.at(), .ply = builder->nextPly()};
        const auto named = words.consumeCell();
        if (!named && !words.consumePass()) {
            faults.note(where, words.rest().size());
            break;
        }
        const std::optional<Cell> cell = named ? std::optional{cellOf(*named)} : std::nullopt;
        if (!playOrNote(*builder, std::nullopt, cell, faults, where, words.at() - where.byte))
            break;
    }
    if (!isOpen)
        keepComment();
    if (words.hasSkipped())
        faults.noteSkipped();
    builder.reset();
    if (isPosition && record.tree.size() == 1 && record.game == reversiKey)
        record.start = startOf(record); // so that there is a game to show
    const std::string_view result = words.result() == "*" ? std::string_view{} : words.result();
    if (record.result.empty())
        record.result = toUtf8(result);
    else if (!result.empty() && result != record.result)
        faults.noteSkipped(); // there is room for one
    Reading reading;
    if (record.start || record.tree.size() > 1)
        reading.games.push_back(std::move(record));
    else
        faults.note({.kind = FaultKind::NoRecord});
    reading.fault = faults.first();
    reading.isPartial = faults.hasSkipped();
    return reading;
}

/// Reads the headers at the front into `record`. Returns the position in the header FEN, if there is one.
std::optional<WrittenBoard> consumeHeaders(MoveTokenizer& words, GameRecord& record, RecordFormat format,
                                           FaultCollector& faults)
{
    std::optional<WrittenBoard> start;
    while (true) {
        if (words.passCommentLine())
            continue;
        const auto header = readMoveHeader(words.rest());
        if (!header)
            return start;
        const std::size_t byte = words.at() + header->bytes - header->line.size();
        words.skip(header->bytes);
        const bool isPosition = std::ranges::equal(header->name, std::string_view{"FEN"}, {}, upper);
        if (isPosition) {
            auto board = start ? std::nullopt : readWrittenBoard(header->value);
            if (board)
                start = std::move(board);
            else
                faults.note({.kind = FaultKind::Syntax, .byte = byte}, header->line.size());
        }
        // The position is written as squares, which need no SetUp "1".
        const bool isSetUp =
            std::ranges::equal(header->name, std::string_view{"SETUP"}, {}, upper) && header->value == "1";
        if (!isPosition && !isSetUp && !addHeader(record, *header, format))
            faults.noteSkipped();
    }
}

std::size_t pliesOf(const Reading& reading)
{
    return reading.games.empty() ? 0 : reading.games.front().tree.size() - 1;
}

} // namespace

Reading readGomokuMoves(std::string_view text, int size, RowOrigin origin, std::string_view rule)
{
    GameRecord record;
    record.size = size;
    record.rule = gomokuRule(rule);
    std::string plain;
    const std::string_view content = plainText(text.substr(0, maxBytes), plain);
    FaultCollector faults{content};
    if (text.size() > maxBytes)
        faults.note({.kind = FaultKind::TooMuch});
    MoveTokenizer words{content, false};
    if (consumeHeaders(words, record, RecordFormat::GomokuMoves, faults))
        return {.fault = RecordFault{.kind = FaultKind::NoRecord}}; // a position of reversi
    return readMoves(
        std::move(words), std::move(record), std::move(faults), [size, origin](MoveTokenizer::Named named) {
            return Cell{named.column, origin == RowOrigin::Bottom ? size - named.number : named.number - 1};
        });
}

std::optional<std::string> writeGomokuMoves(const GameRecord& record, RowOrigin origin)
{
    const auto cells = cellsFromStandardStart(record);
    if (!cells || record.game != gomokuKey)
        return std::nullopt;
    std::string text;
    for (const Cell cell : *cells) {
        text += static_cast<char>('a' + cell.x);
        text += std::to_string(origin == RowOrigin::Bottom ? record.size - cell.y : cell.y + 1);
    }
    return text;
}

const StartPosition& mirroredStart()
{
    static const StartPosition start =
        startOf(Discs{.black = reversi::startPosition.other, .white = reversi::startPosition.mover}, Side::Black);
    return start;
}

Reading readTranscript(std::string_view text)
{
    std::string plain;
    const std::string_view content = plainText(text.substr(0, maxBytes), plain);
    FaultCollector faults{content};
    if (text.size() > maxBytes)
        faults.note({.kind = FaultKind::TooMuch});
    MoveTokenizer words{content, true};
    GameRecord record;
    record.game = reversiKey;
    record.size = reversi::boardEdge;
    auto board = consumeHeaders(words, record, RecordFormat::Transcript, faults);
    if (!board) {
        board = readWrittenBoard(words.rest());
        words.skip(board ? board->bytes : 0);
    }
    const auto readFrom = [&](std::optional<StartPosition> start) {
        GameRecord game = record;
        game.start = std::move(start);
        return readMoves(words, std::move(game), faults, [](MoveTokenizer::Named named) {
            return Cell{named.column, named.number - 1};
        });
    };
    Reading reading = readFrom(board ? std::optional{board->start} : std::nullopt);
    const auto otherStart = board ? board->upsideDown : std::optional{mirroredStart()};
    if (!reading.fault || !otherStart)
        return reading;
    Reading other = readFrom(otherStart);
    return pliesOf(other) > pliesOf(reading) ? other : reading;
}

std::string writeTranscript(const GameRecord& record)
{
    std::string text;
    if (record.start)
        text = positionText(*record.start) + ' ';
    for (const GameTree::Node node : record.tree.mainLine()) {
        if (const auto cell = record.tree.ply(node).cell)
            text += nameOf(reversi::squareOf(*cell));
    }
    return text;
}

} // namespace qipan::record
