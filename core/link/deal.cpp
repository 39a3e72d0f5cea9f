#include "core/link/deal.h"

#include "core/link/random.h"

#include <algorithm>
#include <cassert>
#include <cstddef>
#include <cstdlib>
#include <numeric>
#include <vector>

namespace qipan::link {

namespace {

// Whether two tiles can be joined depends on which cells are empty, not on what the tiles show. So tiles without
// pictures are taken off in pairs until none is left, and the pictures are laid on the recorded pairs afterwards:
// the record is a way to finish the board.

std::vector<Cell> occupied(const Board& board)
{
    std::vector<Cell> cells;
    for (int y = 0; y < board.size().rows; ++y) {
        for (int x = 0; x < board.size().columns; ++x) {
            if (board[{x, y}])
                cells.push_back({x, y});
        }
    }
    return cells;
}

/// Two of the cells that can be joined, at random. Neighbours are taken only when there is nothing else: pairs that lie
/// side by side make a board too easy.
std::optional<Pair> drawPair(PathSearch& search, std::vector<Cell>& cells, Random& random)
{
    random.shuffle(cells);
    std::optional<Pair> neighbours;
    std::vector<Cell> apart;
    for (const Cell a : cells) {
        apart.clear();
        for (const Cell b : search.touchedFrom(a)) {
            if (!areNeighbours(a, b))
                apart.push_back(b);
            else if (!neighbours)
                neighbours = Pair{a, b};
        }
        if (!apart.empty())
            return Pair{a, apart[random.below(apart.size())]};
    }
    return neighbours;
}

/// The pairs of places in the order they were taken off; `cells` keeps what could not be.
std::vector<Pair> peel(const Board& board, std::vector<Cell>& cells, Random& random, PathRule rule)
{
    PathSearch search{board, rule};
    std::vector<Pair> record;
    while (const auto pair = drawPair(search, cells, random)) {
        for (const Cell cell : {pair->a, pair->b}) {
            search.clear(cell);
            std::erase(cells, cell);
        }
        record.push_back(*pair);
    }
    return record;
}

/// One picture for each pair of the tiles on the board.
std::vector<Picture> pairedPictures(const Board& board)
{
    std::vector<Picture> tiles;
    for (const Tile& tile : board.values()) {
        if (tile)
            tiles.push_back(*tile);
    }
    std::ranges::sort(tiles);
    std::vector<Picture> pictures;
    for (std::size_t i = 0; i + 1 < tiles.size(); i += 2) {
        assert(tiles[i] == tiles[i + 1]);
        pictures.push_back(tiles[i]);
    }
    return pictures;
}

/// As many pictures as the board has pairs.
std::vector<Picture> drawPictures(int pairs, int pictures, Random& random)
{
    std::vector<Picture> set(static_cast<std::size_t>(pictures));
    std::iota(set.begin(), set.end(), Picture{0});
    random.shuffle(set);
    const auto kinds =
        static_cast<std::size_t>(std::min(pictures, (pairs + 1) / 2)); // four of a kind, if there are enough
    std::vector<Picture> drawn(static_cast<std::size_t>(pairs));
    for (std::size_t i = 0; i < drawn.size(); ++i)
        drawn[i] = set[i % kinds];
    return drawn;
}

} // namespace

bool canDeal(BoardSize size, int pictures)
{
    return size.columns >= 1 && size.columns <= largestBoard.columns && size.rows >= 1 && size.rows <= largestBoard.rows
        && size.cells() % 2 == 0 && pictures >= fewestPictures && pictures <= mostPictures;
}

Board deal(std::uint64_t seed, BoardSize size, int pictures, PathRule rule)
{
    assert(canDeal(size, pictures));
    Random random{seed};
    const std::vector<Picture> drawn = drawPictures(size.cells() / 2, pictures, random);
    Board board{size};
    for (int y = 0; y < size.rows; ++y) {
        for (int x = 0; x < size.columns; ++x)
            board[{x, y}] = drawn[static_cast<std::size_t>((y * size.columns + x) / 2)];
    }
    return shuffled(board, random.next(), rule);
}

Board shuffled(const Board& board, std::uint64_t seed, PathRule rule)
{
    // With the usual rule the first attempt always takes everything off. Narrow rules (straight lines only, say) may
    // leave something however often it is tried.
    constexpr int attempts = 20;
    Random random{seed};
    std::vector<Pair> record;
    std::vector<Cell> left = occupied(board);
    const std::size_t wanted = left.size() / 2;
    for (int attempt = 0; attempt == 0 || (attempt < attempts && record.size() < wanted); ++attempt) {
        std::vector<Cell> cells = occupied(board);
        std::vector<Pair> peeled = peel(board, cells, random, rule);
        if (attempt == 0 || peeled.size() > record.size()) {
            record = std::move(peeled);
            left = std::move(cells);
        }
    }
    random.shuffle(left);
    for (std::size_t i = 0; i + 1 < left.size(); i += 2)
        record.push_back({left[i], left[i + 1]});

    std::vector<Picture> pictures = pairedPictures(board);
    random.shuffle(pictures);
    Board result{board.size()};
    for (std::size_t i = 0; i < record.size(); ++i)
        result[record[i].a] = result[record[i].b] = pictures[i];
    return result;
}

} // namespace qipan::link
