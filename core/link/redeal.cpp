// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/redeal.h"

#include "core/link/dismantle.h"
#include "core/link/tiles_of.h"

#include <algorithm>
#include <array>
#include <utility>
#include <vector>

namespace qipan::link {

namespace {

// Peel repeatedly until this many tiles were peeled, and use the record that leaves most tiles unchanged.
constexpr std::size_t maxDismantledTiles = 1'000;

using Record = std::vector<DismantledPair>;

/// The pairs of each picture that are still to be placed.
class Pictures {
public:
    explicit Pictures(const Board& board)
    {
        for (const Cell cell : tilesOf(board))
            ++m_tiles[*board[cell]];
    }

    /// Places a pair of the picture if one is left.
    bool place(Board& board, const Pair& pair, Picture picture)
    {
        if (m_tiles[picture] < 2)
            return false;
        m_tiles[picture] -= 2;
        board[pair.a] = picture;
        board[pair.b] = picture;
        return true;
    }

    [[nodiscard]] std::vector<Picture> rest() const
    {
        std::vector<Picture> pictures;
        for (std::size_t picture = 0; picture < m_tiles.size(); ++picture)
            pictures.insert(pictures.end(), static_cast<std::size_t>(m_tiles[picture] / 2),
                            static_cast<Picture>(picture));
        return pictures;
    }

private:
    std::array<int, maxPictures> m_tiles{};
};

/// Places the remaining pictures in random order on `pairs` and on the tiles that could not be peeled.
void redealRest(Board& board, Pictures& pictures, std::vector<Pair> pairs, const Record& record, Random& random)
{
    std::vector<Cell> remaining = tilesOf(board);
    for (const DismantledPair& pair : record)
        std::erase_if(remaining, [&](Cell cell) { return cell == pair.from.a || cell == pair.from.b; });
    for (std::size_t i = 0; i + 1 < remaining.size(); i += 2)
        pairs.push_back({remaining[i], remaining[i + 1]});
    std::vector<Picture> rest = pictures.rest();
    random.shuffle(rest);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        (void)pictures.place(board, pairs[i], rest[i]);
}

Record dismantled(const Board& board, const BoardRules& rules, int neighbours, Random& random)
{
    return dismantle(board, rules.shape, rules.mode, rules.border, neighbours, random);
}

/// Keeps both tiles of a pair if possible, then one of them.
Board redealWithFewMoves(const Board& board, const Record& record, Random& random)
{
    Pictures pictures{board};
    Board result = board;
    std::vector<Pair> open;
    for (const DismantledPair& pair : record) {
        if (board[pair.from.a] != board[pair.from.b] || !pictures.place(result, pair.from, *board[pair.from.a]))
            open.push_back(pair.from);
    }
    std::erase_if(open, [&](const Pair& pair) {
        return pictures.place(result, pair, *board[pair.a]) || pictures.place(result, pair, *board[pair.b]);
    });
    redealRest(result, pictures, open, record, random);
    return result;
}

} // namespace

Board redealByDismantling(const Board& board, const BoardRules& rules, Random& random)
{
    constexpr int anyNeighbours = 100;
    Board best = board;
    std::pair<std::size_t, std::ptrdiff_t> most{};
    const std::vector<Cell> tiles = tilesOf(board);
    for (std::size_t dismantledTiles = 0; dismantledTiles < maxDismantledTiles; dismantledTiles += tiles.size() + 1) {
        const Record record = dismantled(board, rules, anyNeighbours, random);
        const Board redealt = redealWithFewMoves(board, record, random);
        const auto same = std::ranges::count_if(tiles, [&](Cell cell) { return redealt[cell] == board[cell]; });
        const std::pair value{record.size(), same};
        if (value > most) {
            best = redealt;
            most = value;
        }
    }
    return best;
}

Board redealInPlace(const Board& board, const BoardRules& rules, Random& random)
{
    constexpr int attempts = 20; // the first nearly always peels everything
    const std::size_t all = tilesOf(board).size() / 2;
    Record record;
    for (int attempt = 0; attempt == 0 || (attempt < attempts && record.size() < all); ++attempt) {
        Record next = dismantled(board, rules, 0, random);
        if (next.size() > record.size())
            record = std::move(next);
    }
    std::vector<Pair> pairs;
    for (const DismantledPair& pair : record)
        pairs.push_back(pair.from);
    Board result = board;
    Pictures pictures{board};
    redealRest(result, pictures, pairs, record, random);
    return result;
}

} // namespace qipan::link
