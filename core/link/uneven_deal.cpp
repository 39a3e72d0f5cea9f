// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/uneven_deal.h"

#include "core/link/dismantle.h"

namespace qipan::link {

namespace {

constexpr int candidateSteps = 21;
constexpr int hardestSolvedStep = 9; // with a known solution
constexpr std::array<int, difficulties> firstSteps{6, 8, 11, 13};
/// By how many steps boards of a mode that are wider than high must be harder to reach the same win rate.
constexpr std::array<int, fallingModes> modeOffsets{1, 0, 0, -4, -4, 1, 4, -4, 1, 3, -5, 1, 1};

struct Recipe {
    int copies = 0;       // tiles per picture, if there are enough pictures
    int neighbours = 0;   // see dismantle()
    bool grouped = false; // consecutive pairs show the same picture: removing them crosswise costs little
    int scrambled = 0;    // percentage of the tiles whose pictures are swapped afterwards; at least two tiles
    int core = 0;         // size of the core in percent, see makeCore; 0 for none
};

// Difficulty depends on mode and size, but nearly always grows in this order.
constexpr std::array<Recipe, hardestSolvedStep + 1> solvedRecipes{{
    {.copies = 128, .neighbours = 100, .grouped = true},
    {.copies = 64, .neighbours = 100, .grouped = true},
    {.copies = 32, .neighbours = 100, .grouped = true},
    {.copies = 16, .neighbours = 100, .grouped = true},
    {.copies = 16, .neighbours = 100},
    {.copies = 8, .neighbours = 100, .grouped = true},
    {.copies = 8, .neighbours = 100},
    {.copies = 4, .neighbours = 100, .grouped = true},
    {.copies = 4, .neighbours = 100},
    {.copies = 4},
}};
constexpr std::size_t unsolvedSteps = candidateSteps - solvedRecipes.size();
constexpr std::array<Recipe, unsolvedSteps> unsolvedRecipes{{
    {.copies = 4, .scrambled = 1},
    {.copies = 4, .scrambled = 2},
    {.copies = 4, .scrambled = 5},
    {.copies = 4, .scrambled = 10},
    {.copies = 4, .scrambled = 20},
    {.copies = 4, .scrambled = 40},
    {.copies = 4, .scrambled = 70},
    {.copies = 4, .scrambled = 100},
    {.core = 60},
    {.core = 80},
    {.core = 100},
}};
constexpr std::array<Recipe, unsolvedSteps> largeUnsolvedRecipes{{
    {.copies = 4, .scrambled = 2},
    {.copies = 4, .scrambled = 5},
    {.copies = 4, .scrambled = 20},
    {.copies = 4, .scrambled = 100},
    {.core = 15},
    {.core = 30},
    {.core = 45},
    {.core = 60},
    {.core = 75},
    {.core = 90},
    {.core = 100},
}};

/// Returns true if there are many more than four tiles per picture, so that the board is easy unless laid out
/// specially.
bool isLargeFor(const DealSetup& setup, const Shape& shape)
{
    return shape.cells() > 6 * setup.pictures;
}

const Recipe& recipeOf(const DealSetup& setup, const Shape& shape, int step)
{
    const auto at = static_cast<std::size_t>(step);
    if (at < solvedRecipes.size())
        return solvedRecipes[at];
    return (isLargeFor(setup, shape) ? largeUnsolvedRecipes : unsolvedRecipes)[at - solvedRecipes.size()];
}

/// Returns a picture for each of `pairs` pairs.
std::vector<Picture> drawPictures(std::size_t pairs, int pictures, const Recipe& recipe, Random& random)
{
    const std::vector<Picture> set = shuffledSet(pictures, random);
    const std::size_t pairsOfPicture = static_cast<std::size_t>(recipe.copies) / 2;
    const std::size_t kinds = std::clamp<std::size_t>((pairs + pairsOfPicture - 1) / pairsOfPicture, 1, set.size());
    std::vector<Picture> drawn(pairs);
    for (std::size_t i = 0; i < pairs; ++i)
        drawn[i] = set[recipe.grouped ? i * kinds / pairs : i % kinds];
    if (!recipe.grouped)
        random.shuffle(drawn);
    return drawn;
}

/// Returns twice the coordinates of the place where a core stays together longest: where one half falls to, or the
/// centre.
Cell anchorOf(FallingMode mode, BoardSize size)
{
    const Cell middle{size.columns - 1, size.rows - 1};
    switch (mode) {
    case FallingMode::SplitLeftRight:
        return {0, middle.y};
    case FallingMode::SplitUpDown:
        return {middle.x, 0};
    case FallingMode::Outward:
    case FallingMode::UpperLeftLowerRight:
        return {0, 0};
    case FallingMode::LeftDownRightUp:
        return {0, 2 * middle.y};
    default:
        return middle;
    }
}

/// A large board with many tiles of each picture is easy however they are placed. So this uses most pictures only four
/// times, in a core, and surrounds it with a few other pictures that are soon gone.
DealCandidate makeCore(const Shape& shape, FallingMode mode, int pictures, int core, Random& random)
{
    std::vector<Cell> cells = tilesOf(fullBoard(shape));
    const BoardSize size = shape.size();
    const Cell anchor = anchorOf(mode, size);
    const auto fromAnchor = [size, anchor](Cell cell) {
        // Including the cell makes all keys different, so that every platform sorts alike.
        const int off = std::max(std::abs(2 * cell.x - anchor.x), std::abs(2 * cell.y - anchor.y));
        return (off * size.rows + cell.y) * size.columns + cell.x;
    };
    std::ranges::sort(cells, {}, fromAnchor);
    std::vector<Picture> set = shuffledSet(pictures, random);
    const std::size_t around = std::max<std::size_t>(set.size() / 6, 1);
    const std::size_t inCore =
        std::min(cells.size(), 4 * (set.size() - around) * static_cast<std::size_t>(core) / 100 / 4 * 4);
    std::vector<Picture> drawn(cells.size());
    for (std::size_t i = 0; i < cells.size(); ++i)
        drawn[i] = i < inCore ? set[around + i / 4] : set[(i - inCore) / 2 % around];
    random.shuffle(std::span{drawn}.first(inCore));
    random.shuffle(std::span{drawn}.subspan(inCore));
    DealCandidate candidate{.board = Board{size}};
    for (std::size_t i = 0; i < cells.size(); ++i)
        candidate.board[cells[i]] = drawn[i];
    return candidate;
}

std::optional<DealCandidate> makeUnevenDeal(const DealSetup& setup, const Shape& shape, int step, Random& random)
{
    const Recipe& recipe = recipeOf(setup, shape, step);
    if (recipe.core > 0)
        return makeCore(shape, setup.mode, setup.pictures, recipe.core, random);
    const auto record = dismantle(fullBoard(shape), {shape, setup.mode, setup.border}, recipe.neighbours, random);
    if (2 * static_cast<int>(record.size()) != shape.cells())
        return std::nullopt;
    const std::vector<Picture> pictures = drawPictures(record.size(), setup.pictures, recipe, random);
    DealCandidate candidate{.board = Board{shape.size()}};
    for (std::size_t i = 0; i < record.size(); ++i) {
        candidate.board[record[i].from.a] = candidate.board[record[i].from.b] = pictures[i];
        candidate.solution.push_back(record[i].at);
    }
    if (recipe.scrambled > 0)
        scramble(candidate, std::max(shape.cells() * recipe.scrambled / 100, 2), random);
    return candidate;
}

} // namespace

Recipes unevenRecipes(const DealSetup& setup, const Shape& shape)
{
    int first =
        firstSteps[static_cast<std::size_t>(setup.difficulty)] + modeOffsets[static_cast<std::size_t>(setup.mode)];
    if (first > hardestSolvedStep && isLargeFor(setup, shape))
        first = std::min(first + 4, candidateSteps - 1);
    return {.count = candidateSteps,
            .hardestSafe = hardestSolvedStep,
            .lateTolerance = 7,
            .stride = 45,
            .first = first,
            .cost = setup.border ? 2 : 4,
            .make = makeUnevenDeal};
}

} // namespace qipan::link
