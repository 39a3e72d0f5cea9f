// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/even_deal.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <utility>

namespace qipan::link {

namespace {

/// All in percent.
struct EvenRecipe {
    int mixed = 100;   // pairs that lie anywhere; the others lie beside further pairs of their picture
    int scattered = 0; // tiles that lie anywhere; the others lie beside an equal one
    int crossed = 0;   // pairs that lie in crosses, of those for which there are crosses
};

// Difficulty depends on mode, size and tiles per picture, but nearly always grows in this order.
constexpr std::array<EvenRecipe, 28> evenRecipeTable{{
    {.mixed = 0},      {.mixed = 50},     {.mixed = 100},     {.scattered = 1},  {.scattered = 2},  {.scattered = 5},
    {.scattered = 10}, {.scattered = 15}, {.scattered = 20},  {.scattered = 25}, {.scattered = 30}, {.scattered = 40},
    {.scattered = 50}, {.scattered = 70}, {.scattered = 100}, {.crossed = 1},    {.crossed = 2},    {.crossed = 5},
    {.crossed = 10},   {.crossed = 15},   {.crossed = 20},    {.crossed = 30},   {.crossed = 40},   {.crossed = 60},
    {.crossed = 100},  {.crossed = 20}, // once more: the hardest ones where there are many tiles per picture
    {.crossed = 40},   {.crossed = 40},
}};

constexpr int easiestMixed = 2; // the first recipe in which all pairs lie anywhere

/// Returns a picture for each of `pairs` pairs, equal ones together: four tiles of each picture if there are enough
/// pictures, otherwise as evenly as possible.
std::vector<Picture> evenPairs(std::size_t pairs, int pictures, Random& random)
{
    const std::vector<Picture> set = shuffledSet(pictures, random);
    const std::size_t kinds = std::min(set.size(), (pairs + 1) / 2);
    std::vector<Picture> drawn(pairs);
    for (std::size_t i = 0; i < pairs; ++i)
        drawn[i] = set[i * kinds / pairs];
    return drawn;
}

/// Shuffles a percentage of the values among each other.
void mixSome(std::vector<Picture>& values, int percentage, Random& random)
{
    std::vector<std::size_t> places(values.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    random.shuffle(places);
    places.resize(places.size() * static_cast<std::size_t>(percentage) / 100);
    for (std::size_t left = places.size(); left > 1; --left)
        std::swap(values[places[left - 1]], values[places[random.below(left)]]);
}

bool fallsVertically(FallingMode mode)
{
    return mode == FallingMode::Down || mode == FallingMode::Up || mode == FallingMode::SplitUpDown
        || mode == FallingMode::GatherUpDown || mode == FallingMode::LeftDownRightUp || mode == FallingMode::Outward;
}

/// Returns the cells along a path through the board, back and forth in the direction of the falls: neighbours that fall
/// one after the other stay together.
std::vector<Cell> cellsAlongFalls(const Shape& shape, FallingMode mode)
{
    const auto [columns, rows] = shape.size();
    const bool vertically = fallsVertically(mode);
    const int length = vertically ? rows : columns;
    std::vector<Cell> cells;
    for (int line = 0; line < (vertically ? columns : rows); ++line) {
        for (int i = 0; i < length; ++i) {
            const int at = line % 2 == 0 ? i : length - 1 - i;
            const Cell cell = vertically ? Cell{line, at} : Cell{at, line};
            if (shape.contains(cell))
                cells.push_back(cell);
        }
    }
    return cells;
}

/// Returns how far a cell is from where tiles come to rest, or from the middle, which opens last: about twice the
/// number of cells.
int unrest(Cell cell, FallingMode mode, BoardSize size)
{
    const int left = 2 * cell.x;
    const int right = 2 * (size.columns - 1 - cell.x);
    const int up = 2 * cell.y;
    const int down = 2 * (size.rows - 1 - cell.y);
    const int middleColumn = std::abs(left - right) / 2;
    const int middleRow = std::abs(up - down) / 2;
    switch (mode) {
    case FallingMode::None:
    case FallingMode::Inward:
        break;
    case FallingMode::Down:
        return down;
    case FallingMode::Up:
        return up;
    case FallingMode::Left:
        return left;
    case FallingMode::Right:
        return right;
    case FallingMode::SplitLeftRight:
        return std::min(left, right);
    case FallingMode::SplitUpDown:
        return std::min(up, down);
    case FallingMode::GatherLeftRight:
        return middleColumn;
    case FallingMode::GatherUpDown:
        return middleRow;
    case FallingMode::Outward:
        return std::max(std::min(left, right), std::min(up, down));
    case FallingMode::UpperLeftLowerRight:
        return cell.y < size.rows / 2 ? left : right;
    case FallingMode::LeftDownRightUp:
        return cell.x < size.columns / 2 ? down : up;
    }
    return std::max(middleColumn, middleRow);
}

/// A square of two by two cells with two pictures, equal ones diagonally: no path joins them until another tile takes
/// one away.
struct Cross {
    Picture falling = 0;
    Picture rising = 0;
};

std::array<Cell, 4> squareAt(Cell corner)
{
    return {corner, {corner.x + 1, corner.y + 1}, {corner.x + 1, corner.y}, {corner.x, corner.y + 1}};
}

/// Returns all crosses that the pairs allow in which pictures have the same one partner.
std::vector<Cross> crossesOf(const std::vector<Picture>& pairs)
{
    std::vector<Cross> crosses;
    const auto endOfRun = [&](std::size_t begin) {
        std::size_t end = begin;
        while (end < pairs.size() && pairs[end] == pairs[begin])
            ++end;
        return end;
    };
    for (std::size_t begin = 0; begin < pairs.size();) {
        const std::size_t middle = endOfRun(begin);
        const std::size_t end = middle < pairs.size() ? endOfRun(middle) : middle;
        crosses.insert(crosses.end(), std::min(middle - begin, end - middle), {pairs[begin], pairs[end - 1]});
        begin = end;
    }
    return crosses;
}

/// Returns the upper left cells of squares that do not overlap, those at rest first.
std::vector<Cell> squaresAtRest(const Shape& shape, FallingMode mode, Random& random)
{
    std::vector<std::pair<int, Cell>> corners;
    for (const Cell corner : shape.size()) {
        const auto square = squareAt(corner);
        if (!std::ranges::all_of(square, [&](Cell cell) { return shape.contains(cell); }))
            continue;
        int sum = 0;
        for (const Cell cell : square)
            sum += unrest(cell, mode, shape.size());
        corners.emplace_back(sum, corner);
    }
    random.shuffle(corners);
    std::ranges::stable_sort(corners, {}, &std::pair<int, Cell>::first);
    Grid<bool> taken{shape.size(), false};
    std::vector<Cell> squares;
    for (const auto& [sum, corner] : corners) {
        const auto square = squareAt(corner);
        if (std::ranges::any_of(square, [&](Cell cell) { return taken[cell]; }))
            continue;
        for (const Cell cell : square)
            taken[cell] = true;
        squares.push_back(corner);
    }
    return squares;
}

/// Lays a percentage of the possible crosses and removes their pairs from `pairs`. Returns false if the board has no
/// room for any.
bool layCrosses(Board& board, std::vector<Picture>& pairs, const Shape& shape, FallingMode mode, int percentage,
                Random& random)
{
    std::vector<Cross> crosses = crossesOf(pairs);
    random.shuffle(crosses);
    const std::vector<Cell> squares = squaresAtRest(shape, mode, random);
    const std::size_t wanted = std::max<std::size_t>(crosses.size() * static_cast<std::size_t>(percentage) / 100, 1);
    crosses.resize(std::min({crosses.size(), squares.size(), wanted}));
    for (std::size_t i = 0; i < crosses.size(); ++i) {
        const auto [a, b, c, d] = squareAt(squares[i]);
        board[a] = board[b] = crosses[i].falling;
        board[c] = board[d] = crosses[i].rising;
        pairs.erase(std::ranges::find(pairs, crosses[i].falling));
        pairs.erase(std::ranges::find(pairs, crosses[i].rising));
    }
    return !crosses.empty();
}

std::optional<DealCandidate> makeEvenDeal(const DealSetup& setup, const Shape& shape, int step, Random& random)
{
    const std::vector<Cell> cells = cellsAlongFalls(shape, setup.mode);
    // Short rows of equal tiles are torn apart where all tiles fall in both directions.
    const bool isTorn = setup.mode == FallingMode::Inward && static_cast<int>(cells.size()) < 8 * setup.pictures;
    const EvenRecipe& recipe = evenRecipeTable[static_cast<std::size_t>(isTorn ? std::max(step, easiestMixed) : step)];
    std::vector<Picture> pairs = evenPairs(cells.size() / 2, setup.pictures, random);
    DealCandidate candidate{.board = Board{shape.size()}};
    Board& board = candidate.board;
    const bool isOpen = recipe.crossed > 0 && !layCrosses(board, pairs, shape, setup.mode, recipe.crossed, random);
    mixSome(pairs, recipe.mixed, random);
    std::vector<Picture> tiles;
    for (const Picture picture : pairs)
        tiles.insert(tiles.end(), 2, picture);
    mixSome(tiles, isOpen ? 100 : recipe.scattered, random);
    auto next = tiles.begin();
    for (const Cell cell : cells) {
        if (!board[cell])
            board[cell] = *next++;
    }
    return candidate;
}

} // namespace

Recipes evenRecipes(const DealSetup& setup, const Shape& /*shape*/)
{
    constexpr std::array<int, difficulties> first{11, 12, 14, 18};
    return {.count = static_cast<int>(evenRecipeTable.size()),
            .hardestSafe = 0,
            .lateTolerance = 2,
            .stride = 30,
            .first = first[static_cast<std::size_t>(setup.difficulty)],
            .cost = 1,
            .make = makeEvenDeal};
}

} // namespace qipan::link
