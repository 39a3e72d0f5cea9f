// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/missed_chance.h"

#include "core/reversi/game.h"

#include <bit>
#include <cstdlib>

namespace qipan::reversi {

namespace {

constexpr int mobilityGap = 2; ///< the number of additional replies from which mobility is reported

struct CornerOf {
    Cell corner;
    bool isDiagonal = false; ///< an X-square, otherwise a C-square
};

/// Returns the corner next to an X- or C-square.
[[nodiscard]] std::optional<CornerOf> cornerBeside(Cell cell)
{
    constexpr int last = boardEdge - 1;
    for (const Cell corner : {Cell{0, 0}, Cell{last, 0}, Cell{0, last}, Cell{last, last}}) {
        const int columns = std::abs(cell.x - corner.x);
        const int rows = std::abs(cell.y - corner.y);
        if (columns <= 1 && rows <= 1 && columns + rows > 0)
            return CornerOf{.corner = corner, .isDiagonal = columns + rows == 2};
    }
    return std::nullopt;
}

[[nodiscard]] bool isOdd(Squares squares)
{
    return std::popcount(squares) % 2 == 1;
}

/// Reports the corners that the other side can take after the move; it could take those in `open` before.
void noteCorner(MissedChance& missedChance, Cell played, Squares taken, Squares open)
{
    const Squares given = taken & ~open;
    missedChance.kind = given != 0 ? MissedChanceKind::CornerGiven : MissedChanceKind::CornerLeft;
    missedChance.cell = cellOf(firstSquare(given != 0 ? given : taken));
    const auto beside = cornerBeside(played);
    if (beside && (given & bitOf(squareOf(beside->corner))) != 0) {
        missedChance.kind = beside->isDiagonal ? MissedChanceKind::XSquare : MissedChanceKind::CSquare;
        missedChance.cell = beside->corner;
    }
    missedChance.punishment = {missedChance.cell};
}

} // namespace

std::optional<MissedChance> findMissedChance(const BoardGame& game, Cell played, const std::vector<Cell>& better,
                                             const std::atomic<bool>&)
{
    const Position position = static_cast<const Game&>(game).position();
    const Square bad = squareOf(played);
    const Square good = squareOf(better.front());
    const Squares after = legalMoves(afterMove(position, bad));
    const Squares afterBetter = legalMoves(afterMove(position, good));
    MissedChance missedChance;
    missedChance.cell = better.front();
    missedChance.better = better;
    if ((bitOf(good) & corners) != 0 && (bitOf(bad) & corners) == 0) {
        missedChance.kind = MissedChanceKind::Corner;
    } else if (const Squares taken = after & corners & ~afterBetter; taken != 0) {
        noteCorner(missedChance, played, taken, legalMoves({.mover = position.other, .other = position.mover}));
    } else if (position.empties() <= endgameEmpties) {
        const Squares badRegion = regionOf(~position.occupied(), bad);
        const Squares goodRegion = regionOf(~position.occupied(), good);
        missedChance.kind = badRegion != goodRegion && !isOdd(badRegion) && isOdd(goodRegion) ? MissedChanceKind::Parity
                                                                                              : MissedChanceKind::Discs;
    } else if (std::popcount(after) >= std::popcount(afterBetter) + mobilityGap) {
        missedChance.kind = MissedChanceKind::Mobility;
        missedChance.choices = std::popcount(after);
        missedChance.fewerChoices = std::popcount(afterBetter);
    }
    return missedChance;
}

} // namespace qipan::reversi
