#include "core/link/draft.h"

#include "core/link/peel.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <numeric>

namespace qipan::link {

namespace {

struct Recipe {
    int copies;     // tiles of a picture, if there are enough pictures
    int neighbours; // see peel()
    bool grouped;   // pairs that go one after the other show the same picture: who takes them crosswise loses little
    int scrambled;  // how many of a hundred tiles swap their pictures afterwards, two at least
    bool rare;      // as many pictures as possible are there twice only
};

// Each mode and size answers differently, but nearly always in this order.
constexpr std::array<Recipe, draftSteps> recipes{{
    {128, 100, true, 0, false}, {64, 100, true, 0, false}, {32, 100, true, 0, false}, {16, 100, true, 0, false},
    {16, 100, false, 0, false}, {8, 100, true, 0, false},  {8, 100, false, 0, false}, {4, 100, true, 0, false},
    {4, 100, false, 0, false},  {4, 0, false, 0, false},   {4, 0, false, 1, false},   {4, 0, false, 2, false},
    {4, 0, false, 5, false},    {4, 0, false, 10, false},  {4, 0, false, 20, false},  {4, 0, false, 40, false},
    {4, 0, false, 70, false},   {4, 0, false, 100, false}, {4, 0, false, 100, true},
}};

Board fullBoard(const Shape& shape)
{
    Board board{shape.size()};
    for (int y = 0; y < shape.size().rows; ++y) {
        for (int x = 0; x < shape.size().columns; ++x) {
            if (shape.contains({x, y}))
                board[{x, y}] = Picture{0};
        }
    }
    return board;
}

/// A picture for each pair of the record.
std::vector<Picture> drawPictures(std::size_t pairs, int pictures, const Recipe& recipe, Random& random)
{
    std::vector<Picture> set(static_cast<std::size_t>(pictures));
    std::iota(set.begin(), set.end(), Picture{0});
    random.shuffle(set);
    const std::size_t pairsOfPicture = static_cast<std::size_t>(recipe.copies) / 2;
    const std::size_t kinds = std::clamp<std::size_t>((pairs + pairsOfPicture - 1) / pairsOfPicture, 1, set.size());
    std::vector<Picture> drawn(pairs);
    // The pairs beyond one of each picture: all of them show a few pictures, or they are spread evenly.
    const std::size_t common = recipe.rare ? std::max<std::size_t>(kinds / 6, 1) : kinds;
    for (std::size_t i = 0; i < pairs; ++i)
        drawn[i] = set[recipe.grouped ? i * kinds / pairs : i < kinds ? i : i % common];
    if (!recipe.grouped)
        random.shuffle(drawn);
    return drawn;
}

} // namespace

std::optional<Draft> layDraft(const DealSetup& setup, const Shape& shape, int step, Random& random)
{
    const Recipe& recipe = recipes[static_cast<std::size_t>(step)];
    const auto record = peel(fullBoard(shape), shape, setup.mode, setup.border, recipe.neighbours, random);
    if (2 * static_cast<int>(record.size()) != shape.cells())
        return std::nullopt;
    const std::vector<Picture> pictures = drawPictures(record.size(), setup.pictures, recipe, random);
    Draft draft{.board = Board{shape.size()}};
    for (std::size_t i = 0; i < record.size(); ++i) {
        draft.board[record[i].from.a] = draft.board[record[i].from.b] = pictures[i];
        draft.solution.push_back(record[i].at);
    }
    if (recipe.scrambled > 0)
        scramble(draft, std::max(shape.cells() * recipe.scrambled / 100, 2), random);
    return draft;
}

void scramble(Draft& draft, int count, Random& random)
{
    std::vector<Cell> cells;
    for (int y = 0; y < draft.board.size().rows; ++y) {
        for (int x = 0; x < draft.board.size().columns; ++x) {
            if (draft.board[{x, y}])
                cells.push_back({x, y});
        }
    }
    random.shuffle(cells);
    cells.resize(std::min(cells.size(), static_cast<std::size_t>(count)));
    // Each takes the picture of the next, the last that of the first.
    for (std::size_t i = 0; i + 1 < cells.size(); ++i) {
        const Tile tile = draft.board[cells[i]];
        draft.board[cells[i]] = draft.board[cells[i + 1]];
        draft.board[cells[i + 1]] = tile;
    }
    draft.solution.clear();
}

} // namespace qipan::link
