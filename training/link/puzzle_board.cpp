// SPDX-License-Identifier: GPL-3.0-or-later
#include "training/link/puzzle_board.h"

#include "core/board/seeded_random.h"
#include "core/book/link_board.h"
#include "core/link/dismantle.h"
#include "core/link/shape.h"
#include "core/puzzle/puzzle.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <map>
#include <utility>

namespace qipan::link {

namespace {

constexpr BoardSize smallest{.columns = 4, .rows = 4};
constexpr BoardSize largest{.columns = 7, .rows = 5};

int between(int least, int most, Random& random)
{
    return least + static_cast<int>(random.below(static_cast<std::size_t>(most - least + 1)));
}

/// A rectangle with some holes, symmetric left to right, or occasionally one of the game's outlines if it fits.
Shape drawShape(BoardSize size, Random& random)
{
    if (random.below(2) == 0) {
        if (auto shape = makeShape(static_cast<Outline>(random.below(std::size_t{outlines})), size))
            return *std::move(shape);
    }
    Grid<bool> cells{size, true};
    for (int holes = between(0, 2, random); holes > 0; --holes) {
        const Cell hole{between(0, size.columns - 1, random), between(0, size.rows - 1, random)};
        cells[hole] = false;
        cells[{size.columns - 1 - hole.x, hole.y}] = false;
    }
    const Cell middle{size.columns / 2, size.rows / 2};
    if (Shape{cells}.cells() % 2 != 0)
        cells[middle] = !cells[middle];
    return Shape{std::move(cells)};
}

/// Up to two of the possible pairs not proven to lose. Sets `all` to the number of possible pairs.
std::vector<Pair> rightPairs(Position& position, std::size_t& all)
{
    constexpr std::uint64_t nodes = 20'000;
    const std::atomic<bool> stop{false};
    std::vector<Pair> pairs;
    position.appendPairs(pairs);
    all = pairs.size();
    std::vector<Pair> right;
    for (const Pair& pair : pairs) {
        position.remove(pair);
        if (solve(position, {.nodes = nodes}, stop).verdict != Verdict::Unsolvable)
            right.push_back(pair);
        position.undo();
        if (right.size() == 2)
            break;
    }
    return right;
}

/// A rotation or reflection of a board's cells.
struct Symmetry {
    int index = 0; // as in core/reversi/symmetry.h

    [[nodiscard]] BoardSize of(BoardSize size) const
    {
        return (index & 4) != 0 ? BoardSize{.columns = size.rows, .rows = size.columns} : size;
    }
    [[nodiscard]] Cell of(Cell cell, BoardSize size) const
    {
        if ((index & 1) != 0)
            cell.x = size.columns - 1 - cell.x;
        if ((index & 2) != 0)
            cell.y = size.rows - 1 - cell.y;
        return (index & 4) != 0 ? Cell{cell.y, cell.x} : cell;
    }
};

book::LinkBoard transformed(const book::LinkBoard& board, Symmetry symmetry)
{
    const BoardSize size = board.tiles.size();
    Board tiles{symmetry.of(size)};
    Grid<bool> cells{symmetry.of(size), false};
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x) {
            const Cell to = symmetry.of(Cell{x, y}, size);
            tiles[to] = board.tiles[{x, y}];
            cells[to] = board.shape.contains({x, y});
        }
    }
    book::LinkBoard result = board;
    result.tiles = std::move(tiles);
    result.shape = Shape{std::move(cells)};
    return result;
}

} // namespace

std::optional<book::LinkBoard> drawBoard(FallingMode mode, Random& random)
{
    const BoardSize size{between(smallest.columns, largest.columns, random),
                         between(smallest.rows, largest.rows, random)};
    book::LinkBoard board;
    board.shape = drawShape(size, random);
    board.border = false; // with paths outside, the last two pairs can be removed in either order
    board.falling = mode;
    board.tiles = Board{size};
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x) {
            if (board.shape.contains({x, y}))
                board.tiles[{x, y}] = Picture{0};
        }
    }
    std::vector<DismantledPair> pairs = dismantle(board.tiles, {board.shape, mode, board.border}, 0, random);
    if (static_cast<int>(pairs.size()) * 2 != board.shape.cells())
        return std::nullopt;
    random.shuffle(pairs);
    const auto fours = random.below(pairs.size() / 2 + 1);
    for (std::size_t i = 0; i < pairs.size(); ++i) {
        const auto picture = static_cast<Picture>(i < 2 * fours ? i / 2 : i - fours);
        board.tiles[pairs[i].from.a] = picture;
        board.tiles[pairs[i].from.b] = picture;
    }
    return board;
}

void narrow(book::LinkBoard& board, double bits, Random& random)
{
    constexpr int tries = 10'000;
    const std::vector<Cell> tiles = tilesOf(board.tiles);
    BoardReport best = reportOn(board);
    for (int i = 0; i < tries && !(best.rejectionReason().empty() && best.bits >= bits); ++i) {
        const Cell a = tiles[random.below(tiles.size())];
        const Cell b = tiles[random.below(tiles.size())];
        if (board.tiles[a] == board.tiles[b])
            continue;
        std::swap(board.tiles[a], board.tiles[b]);
        BoardReport other = reportOn(board);
        if (other.isLost
            || std::pair{other.line.size(), std::min(other.bits, bits)}
                < std::pair{best.line.size(), std::min(best.bits, bits)})
            std::swap(board.tiles[a], board.tiles[b]);
        else
            best = std::move(other);
    }
}

BoardReport reportOn(const book::LinkBoard& board)
{
    Position position = book::positionOf(board);
    BoardReport report{.pairs = position.tilesLeft() / 2};
    while (position.tilesLeft() > 0) {
        std::size_t all = 0;
        const std::vector<Pair> right = rightPairs(position, all);
        report.isLost = right.empty();
        if (right.size() != 1)
            break;
        report.bits += std::log2(static_cast<double>(all));
        report.line.push_back(right.front());
        position.remove(right.front());
    }
    return report;
}

std::string BoardReport::rejectionReason() const
{
    if (static_cast<int>(line.size()) < pairs)
        return "more than one order, or none known";
    if (bits < 1)
        return "nothing to choose";
    return {};
}

int BoardReport::grade() const
{
    const double sum = (bits - 1) / 1.2 + (pairs - 8) / 6.0;
    return std::clamp(1 + static_cast<int>(sum), puzzle::lowestGrade, puzzle::highestGrade);
}

std::uint64_t symmetricHash(const book::LinkBoard& board)
{
    std::string least;
    for (int index = 0; index < 8; ++index) {
        book::LinkBoard other = transformed(board, {index});
        normalizePictures(other);
        const std::string text = book::textOf(other.tiles, other.shape);
        if (least.empty() || text < least)
            least = text;
    }
    least += std::string{book::keyOf(board.falling)} + (board.border ? " border" : "");
    std::uint64_t hash = 0;
    for (const char letter : least)
        hash = mix(hash, static_cast<std::uint64_t>(letter));
    return hash;
}

void normalizePictures(book::LinkBoard& board)
{
    std::map<Picture, Picture> names;
    for (const Cell cell : tilesOf(board.tiles)) {
        const auto next = static_cast<Picture>(names.size());
        board.tiles[cell] = names.try_emplace(*board.tiles[cell], next).first->second;
    }
}

} // namespace qipan::link
