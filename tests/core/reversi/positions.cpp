// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/reversi/positions.h"

#include <bit>
#include <utility>

namespace qipan::test {

using namespace reversi;

namespace {

Square someSquare(std::mt19937& random, Squares squares)
{
    for (auto skipped = random() % static_cast<unsigned>(std::popcount(squares)); skipped > 0; --skipped)
        squares &= squares - 1;
    return firstSquare(squares);
}

Squares symmetricSquares(Squares squares, int symmetry)
{
    Squares result = 0;
    for (; squares != 0; squares &= squares - 1) {
        Cell cell = cellOf(firstSquare(squares));
        if ((symmetry & 1) != 0)
            cell.x = boardEdge - 1 - cell.x;
        if ((symmetry & 2) != 0)
            cell.y = boardEdge - 1 - cell.y;
        if ((symmetry & 4) != 0)
            std::swap(cell.x, cell.y);
        result |= bitOf(squareOf(cell));
    }
    return result;
}

} // namespace

void walkRandomGame(std::mt19937& random, const std::function<void(const Position&, bool, Square)>& seen)
{
    Position position = startPosition;
    bool isFirst = true;
    while (true) {
        if (legalMoves(position) == 0) {
            position = position.passed();
            isFirst = !isFirst;
        }
        const Squares legal = legalMoves(position);
        if (legal == 0)
            return;
        const Square square = someSquare(random, legal);
        seen(position, isFirst, square);
        position = afterMove(position, square);
        isFirst = !isFirst;
    }
}

Position randomPosition(std::mt19937& random, int plies)
{
    Position position = startPosition;
    for (int i = 0; i < plies; ++i) {
        const Squares legal = legalMoves(position);
        if (legal == 0)
            break;
        const Square square = someSquare(random, legal);
        position = afterMove(position, square);
        if (legalMoves(position) == 0)
            position = position.passed();
    }
    return position;
}

Position symmetric(const Position& position, int symmetry)
{
    return {.mover = symmetricSquares(position.mover, symmetry), .other = symmetricSquares(position.other, symmetry)};
}

} // namespace qipan::test
