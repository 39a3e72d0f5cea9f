#include "app/external/nboard_game.h"

#include <QString>

#include <algorithm>

namespace qipan::app {

namespace {

[[nodiscard]] char letterOf(Side side)
{
    return side == Side::Black ? '*' : 'O';
}

/// All cells, row by row from the top, and who is to move.
[[nodiscard]] QByteArray boardOf(const reversi::Game& game)
{
    QByteArray text;
    for (int y = 0; y < reversi::boardEdge; ++y) {
        for (int x = 0; x < reversi::boardEdge; ++x) {
            const auto disc = game.stoneAt({x, y});
            text += disc ? letterOf(*disc) : '-';
        }
    }
    return text + ' ' + letterOf(game.sideToMove());
}

[[nodiscard]] QByteArray moveOf(Side side, const QByteArray& name)
{
    return (side == Side::Black ? "B[" : "W[") + name + ']';
}

/// Minutes and seconds.
[[nodiscard]] QByteArray timeOf(std::chrono::milliseconds clock)
{
    const auto seconds = std::max<qint64>(1, std::chrono::duration_cast<std::chrono::seconds>(clock).count());
    return QByteArray::number(seconds / 60) + ':' + QByteArray::number(seconds % 60).rightJustified(2, '0');
}

} // namespace

QByteArray nboardName(Cell cell)
{
    return QByteArray{1, static_cast<char>('A' + cell.x)} + QByteArray::number(cell.y + 1);
}

QByteArray nboardGame(const reversi::Game& game, std::chrono::milliseconds clock)
{
    reversi::Game start = game;
    while (!start.plies().empty())
        start.takeBack();
    QByteArray text =
        "(;GM[Othello]PC[Qipan]PB[Black]PW[White]RE[?]TI[" + timeOf(clock) + "]TY[8]BO[8 " + boardOf(start) + ']';
    Side turn = start.sideToMove();
    for (const Ply& ply : game.plies()) {
        if (ply.side != turn)
            text += moveOf(turn, "PA");
        text += moveOf(ply.side, nboardName(ply.cell));
        turn = opposite(ply.side);
    }
    if (turn != game.sideToMove())
        text += moveOf(turn, "PA");
    return text + ";)";
}

} // namespace qipan::app
