// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/core/gomoku/plain_renju.h"

#include <algorithm>
#include <cstddef>

namespace qipan::test {

namespace {

constexpr int offBoard = -1;
constexpr int noStone = 0;

int& placeOf(Rows& rows, Cell cell)
{
    return rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
}

int stoneAt(const Rows& rows, Cell cell)
{
    const int size = static_cast<int>(rows.size());
    if (cell.x < 0 || cell.y < 0 || cell.x >= size || cell.y >= size)
        return offBoard;
    return rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)];
}

/// The length of the unbroken black row through a black stone.
int rowThrough(const Rows& rows, Cell cell, Cell direction)
{
    int length = 1;
    for (int steps = 1; stoneAt(rows, along(cell, direction, steps)) == blackStone; ++steps)
        ++length;
    for (int steps = -1; stoneAt(rows, along(cell, direction, steps)) == blackStone; --steps)
        ++length;
    return length;
}

bool makesFive(const Rows& rows, Cell cell)
{
    return std::ranges::any_of(directions, [&](Cell direction) { return rowThrough(rows, cell, direction) == 5; });
}

bool makesOverline(const Rows& rows, Cell cell)
{
    return std::ranges::any_of(directions, [&](Cell direction) { return rowThrough(rows, cell, direction) > 5; });
}

/// The empty cells of the line close enough to be in one five with `cell`.
std::vector<Cell> emptyCells(const Rows& rows, Cell cell, Cell direction)
{
    std::vector<Cell> cells;
    for (int steps = -4; steps <= 4; ++steps) {
        if (stoneAt(rows, along(cell, direction, steps)) == noStone)
            cells.push_back(along(cell, direction, steps));
    }
    return cells;
}

/// The number of cells that make exactly five with the stone on `cell`, which is not yet part of a five.
int winningCells(Rows& rows, Cell cell, Cell direction)
{
    int count = 0;
    for (const Cell next : emptyCells(rows, cell, direction)) {
        placeOf(rows, next) = blackStone;
        count += rowThrough(rows, cell, direction) == 5 ? 1 : 0;
        placeOf(rows, next) = noStone;
    }
    return count;
}

/// A straight four: an unbroken row of four that can become five at both ends.
bool isStraightFour(Rows& rows, Cell cell, Cell direction)
{
    return rowThrough(rows, cell, direction) == 4 && winningCells(rows, cell, direction) == 2;
}

int foursOn(Rows& rows, Cell cell, Cell direction)
{
    return isStraightFour(rows, cell, direction) ? 1 : winningCells(rows, cell, direction);
}

/// The cells of a line without a four where another stone makes a straight four with the stone on `cell`.
std::vector<Cell> cellsOfThree(Rows& rows, Cell cell, Cell direction)
{
    std::vector<Cell> found;
    if (foursOn(rows, cell, direction) > 0)
        return found;
    for (const Cell next : emptyCells(rows, cell, direction)) {
        placeOf(rows, next) = blackStone;
        if (isStraightFour(rows, cell, direction))
            found.push_back(next);
        placeOf(rows, next) = noStone;
    }
    return found;
}

/// Rule 9.3: a stone makes a double three if two of its threes can really become straight fours, on a point that makes
/// no five and is itself neither an overline nor a double four nor a double three.
PlainVerdict verdictByThrees(Rows& rows, Cell cell)
{
    std::vector<std::vector<Cell>> lines;
    for (const Cell direction : directions) {
        if (const std::vector<Cell> cells = cellsOfThree(rows, cell, direction); !cells.empty())
            lines.push_back(cells);
    }
    PlainVerdict verdict;
    if (lines.size() < 2)
        return verdict;
    int threes = 0;
    for (const std::vector<Cell>& cells : lines) {
        bool isThree = false;
        for (const Cell next : cells) {
            Rows withFour = rows;
            placeOf(withFour, next) = blackStone;
            const bool five = makesFive(withFour, next);
            const PlainVerdict there = plainVerdict(rows, next);
            isThree = isThree || (!five && there.kind == Forbidden::None);
            verdict.nesting = std::max(verdict.nesting, there.nesting);
        }
        threes += isThree ? 1 : 0;
    }
    ++verdict.nesting;
    verdict.kind = threes >= 2 ? Forbidden::DoubleThree : Forbidden::None;
    return verdict;
}

} // namespace

PlainVerdict plainVerdict(const Rows& rows, Cell cell)
{
    Rows trial = rows;
    placeOf(trial, cell) = blackStone;
    if (makesFive(trial, cell))
        return {};
    if (makesOverline(trial, cell))
        return {Forbidden::Overline, 0};
    int fours = 0;
    for (const Cell direction : directions)
        fours += foursOn(trial, cell, direction);
    if (fours >= 2)
        return {Forbidden::DoubleFour, 0};
    return verdictByThrees(trial, cell);
}

} // namespace qipan::test
