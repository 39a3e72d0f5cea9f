// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/record/ggf.h"
#include "core/record/position_text.h"
#include "core/record/tree_builder.h"

#include <algorithm>

namespace qipan::record {

namespace {

/// Returns all squares, row by row from the top, and the side to move: * is black, O is white.
std::string textOfBoard(const StartPosition& start)
{
    std::string text = positionText(start);
    std::replace(text.begin(), text.end(), 'X', '*');
    return text;
}

std::string textOfPly(Side side, reversi::Square move, std::string_view extra = {})
{
    return (side == Side::Black ? "B[" : "W[") + textOfMove(move).append(extra) + ']';
}

/// Returns minutes and seconds.
std::string textOfTime(std::chrono::milliseconds clock)
{
    const auto seconds = std::max<std::int64_t>(1, std::chrono::duration_cast<std::chrono::seconds>(clock).count());
    const std::string rest = std::to_string(seconds % 60);
    return std::to_string(seconds / 60) + (rest.size() < 2 ? ":0" : ":") + rest;
}

} // namespace

std::string writeGgf(const reversi::Game& game, std::chrono::milliseconds clock)
{
    reversi::Game start = game;
    while (!start.plies().empty())
        start.takeBack();
    std::string text = "(;GM[Othello]PC[Qipan]PB[Black]PW[White]RE[?]TI[" + textOfTime(clock) + "]TY[8]BO[8 "
        + textOfBoard(startOf(start.position(), start.sideToMove())) + ']';
    Side turn = start.sideToMove();
    for (const Ply& ply : game.plies()) {
        if (ply.side != turn)
            text += textOfPly(turn, reversi::passMove);
        text += textOfPly(ply.side, reversi::squareOf(ply.cell));
        turn = opposite(ply.side);
    }
    if (turn != game.sideToMove())
        text += textOfPly(turn, reversi::passMove);
    return text + ";)";
}

std::string writeGgf(const GameRecord& record)
{
    const auto tag = [](std::string_view name, std::string_view value) {
        std::string text{value};
        std::replace(text.begin(), text.end(), ']', ')');
        return value.empty() ? std::string{} : std::string{name} + '[' + text + ']';
    };
    const std::string extra{extraFor(record, RecordFormat::Ggf, GameTree::root)};
    const auto kept = [&extra](const std::string& name) -> std::optional<std::string> {
        const std::string opening = name + '[';
        const auto at = extra.starts_with(opening) ? 0 : extra.find(']' + opening);
        if (at == std::string::npos)
            return std::nullopt;
        const auto begin = extra.find('[', at) + 1;
        return extra.substr(begin, extra.find(']', begin) - begin);
    };
    const auto date = kept("DT");
    const bool hasTime = date && *date != record.date && dateOfGgf(*date) == record.date; // of the day
    std::string text = "(;GM[Othello]" + tag("PC", record.event) + (hasTime ? "" : tag("DT", record.date))
        + tag("PB", record.black) + tag("PW", record.white) + tag("RE", record.result) + extra
        + (kept("TY") ? "" : "TY[8]") + "BO[8 " + textOfBoard(startOf(record)) + ']';
    for (const GameTree::Node node : record.tree.mainLine()) {
        const RecordPly ply = record.tree.ply(node);
        text += textOfPly(ply.side, ply.cell ? reversi::squareOf(*ply.cell) : reversi::passMove,
                          extraFor(record, RecordFormat::Ggf, node));
    }
    return text + ";)\n";
}

} // namespace qipan::record
