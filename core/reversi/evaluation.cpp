#include "core/reversi/evaluation.h"

#include <array>

namespace qipan::reversi {

namespace {

constexpr int cornerWeight = 1200;
constexpr int diagonalWeight = -500; // a disc diagonally next to an empty corner (an X square)
constexpr int besideWeight = -200;   // a disc on the edge next to an empty corner (a C square)
constexpr int mobilityWeight = 120;
constexpr int edgeWeight = 60;
constexpr int lateEmpties = 14; // from here on discs count more than mobility does

struct Corner {
    Squares corner;
    Squares diagonal;
    Squares beside;
};

constexpr Corner makeCorner(int x, int y)
{
    const int inX = x == 0 ? 1 : 6;
    const int inY = y == 0 ? 1 : 6;
    return {.corner = bitOf(squareOf({x, y})),
            .diagonal = bitOf(squareOf({inX, inY})),
            .beside = bitOf(squareOf({inX, y})) | bitOf(squareOf({x, inY}))};
}

constexpr std::array<Corner, 4> corners{makeCorner(0, 0), makeCorner(7, 0), makeCorner(0, 7), makeCorner(7, 7)};
constexpr Squares edges = 0x3c0081818181003c; // without corners and their neighbours

int lead(const Position& position, Squares squares)
{
    return std::popcount(position.mover & squares) - std::popcount(position.other & squares);
}

} // namespace

int evaluate(const Position& position)
{
    int score = edgeWeight * lead(position, edges);
    for (const Corner& corner : corners) {
        score += cornerWeight * lead(position, corner.corner);
        if ((position.occupied() & corner.corner) == 0) {
            score += diagonalWeight * lead(position, corner.diagonal);
            score += besideWeight * lead(position, corner.beside);
        }
    }
    score += mobilityWeight * (std::popcount(legalMoves(position)) - std::popcount(legalMoves(position.passed())));
    if (position.empties() <= lateEmpties)
        score += 100 * lead(position, ~Squares{0});
    return score;
}

int endedScore(const Position& position)
{
    return endedScale * lead(position, ~Squares{0});
}

} // namespace qipan::reversi
