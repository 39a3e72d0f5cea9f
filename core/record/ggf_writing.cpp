#include "core/record/disc_letter.h"
#include "core/record/ggf.h"

#include <algorithm>
#include <cstdint>

namespace qipan::record {

namespace {

/// All squares, row by row from the top, and who is to move.
std::string textOfBoard(const reversi::Game& game)
{
    std::string text;
    for (reversi::Square square = 0; square < 64; ++square) {
        const auto disc = game.stoneAt(reversi::cellOf(square));
        text += disc ? discLetter(*disc) : '-';
    }
    return text + ' ' + discLetter(game.sideToMove());
}

std::string textOfPly(Side side, reversi::Square move)
{
    return (side == Side::Black ? "B[" : "W[") + textOfMove(move) + ']';
}

/// Minutes and seconds.
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
        + textOfBoard(start) + ']';
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

} // namespace qipan::record
