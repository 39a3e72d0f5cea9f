#include "core/link/shuffle.h"

#include "core/link/peel.h"
#include "core/link/solver.h"
#include "core/link/tiles_of.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::link {

namespace {

// An exchange is given up after so many nodes: some ten plays to the end, which are short where nothing falls.
constexpr std::uint64_t nodesOfStillTry = 100;
constexpr std::uint64_t playsOfTry = 10;
// All of them: some 30 ms with a hundred tiles.
constexpr std::uint64_t stillNodes = 2'500;
constexpr std::uint64_t fallingNodes = 20'000;
constexpr std::size_t usualTiles = 100; // a node costs more with more tiles
// So many tiles are peeled, in as many peels as that takes; one is taken that leaves most tiles alone.
constexpr std::size_t mostPeeled = 1'000;

struct Rules {
    const Shape& shape;
    FallingMode mode;
    bool border;
};

/// Every two different tiles.
std::vector<Pair> exchangesOf(const Board& board, const std::vector<Cell>& tiles)
{
    std::vector<Pair> exchanges;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (std::size_t j = i + 1; j < tiles.size(); ++j) {
            if (board[tiles[i]] != board[tiles[j]])
                exchanges.push_back({tiles[i], tiles[j]});
        }
    }
    return exchanges;
}

/// Whether the tile in `from` would have a partner if it lay in `to`.
bool helps(const Board& board, const std::vector<Cell>& tiles, const Occupancy<1>& occupancy, Cell from, Cell to)
{
    return std::ranges::any_of(tiles, [&](Cell other) {
        return board[other] == board[from] && other != from && other != to && occupancy.joined(to, other);
    });
}

/// Nothing where no exchange of two tiles was seen to make the board one that can be finished.
std::optional<Board> byExchange(const Board& board, const Rules& rules, Random& random)
{
    const std::vector<Cell> tiles = tilesOf(board);
    const Occupancy<1> occupancy{board, rules.border};
    std::vector<Pair> exchanges = exchangesOf(board, tiles);
    random.shuffle(exchanges);
    const bool isStill = rules.mode == FallingMode::None;
    const std::uint64_t nodesOfTry = isStill ? nodesOfStillTry : playsOfTry * tiles.size() / 2;
    std::uint64_t nodesLeft = (isStill ? stillNodes : fallingNodes) * usualTiles / std::max(tiles.size(), usualTiles);
    const std::atomic<bool> never{false};
    for (const Pair& exchange : exchanges) {
        if (!helps(board, tiles, occupancy, exchange.a, exchange.b)
            && !helps(board, tiles, occupancy, exchange.b, exchange.a))
            continue;
        Limits limits;
        limits.nodes = std::min(nodesLeft, nodesOfTry);
        Board changed = board;
        std::swap(changed[exchange.a], changed[exchange.b]);
        const Solving solving = solve(Position{changed, rules.shape, rules.mode, rules.border}, limits, never);
        if (solving.verdict == Verdict::Solvable)
            return changed;
        const std::uint64_t spent = std::max<std::uint64_t>(solving.nodes, 1);
        if (spent >= nodesLeft)
            break;
        nodesLeft -= spent;
    }
    return std::nullopt;
}

using Record = std::vector<PeeledPair>;

/// How many pairs of each picture are on a board.
class Pictures {
public:
    explicit Pictures(const Board& board)
    {
        for (const Cell cell : tilesOf(board))
            ++m_tiles[*board[cell]];
    }

    /// Lays a pair of the picture where there is still one.
    bool lay(Board& board, const Pair& pair, Picture picture)
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
    std::array<int, mostPictures> m_tiles{};
};

/// Lays all pictures that are left on the pairs, in any order, and on the tiles that were not peeled.
void layRest(Board& board, Pictures& pictures, std::vector<Pair> pairs, const Record& record, Random& random)
{
    std::vector<Cell> unpeeled = tilesOf(board);
    for (const PeeledPair& pair : record)
        std::erase_if(unpeeled, [&](Cell cell) { return cell == pair.from.a || cell == pair.from.b; });
    for (std::size_t i = 0; i + 1 < unpeeled.size(); i += 2)
        pairs.push_back({unpeeled[i], unpeeled[i + 1]});
    std::vector<Picture> rest = pictures.rest();
    random.shuffle(rest);
    for (std::size_t i = 0; i < pairs.size(); ++i)
        (void)pictures.lay(board, pairs[i], rest[i]);
}

Record peeled(const Board& board, const Rules& rules, int neighbours, Random& random)
{
    return peel(board, rules.shape, rules.mode, rules.border, neighbours, random);
}

/// First where both tiles may stay, then where one may.
Board laidWithFewMoved(const Board& board, const Record& record, Random& random)
{
    Pictures pictures{board};
    Board result = board;
    std::vector<Pair> open;
    for (const PeeledPair& pair : record) {
        if (board[pair.from.a] != board[pair.from.b] || !pictures.lay(result, pair.from, *board[pair.from.a]))
            open.push_back(pair.from);
    }
    std::erase_if(open, [&](const Pair& pair) {
        return pictures.lay(result, pair, *board[pair.a]) || pictures.lay(result, pair, *board[pair.b]);
    });
    layRest(result, pictures, open, record, random);
    return result;
}

Board byPeeling(const Board& board, const Rules& rules, Random& random)
{
    constexpr int anyNeighbours = 100;
    Board best = board;
    std::pair<std::size_t, std::ptrdiff_t> most{};
    const std::vector<Cell> tiles = tilesOf(board);
    for (std::size_t peeledTiles = 0; peeledTiles < mostPeeled; peeledTiles += tiles.size() + 1) {
        const Record record = peeled(board, rules, anyNeighbours, random);
        const Board laid = laidWithFewMoved(board, record, random);
        const auto same = std::ranges::count_if(tiles, [&](Cell cell) { return laid[cell] == board[cell]; });
        const std::pair value{record.size(), same};
        if (value > most) {
            best = laid;
            most = value;
        }
    }
    return best;
}

Board laidAnew(const Board& board, const Rules& rules, Random& random)
{
    constexpr int attempts = 20; // the first nearly always takes everything off
    const std::size_t all = tilesOf(board).size() / 2;
    Record record;
    for (int attempt = 0; attempt == 0 || (attempt < attempts && record.size() < all); ++attempt) {
        Record next = peeled(board, rules, 0, random);
        if (next.size() > record.size())
            record = std::move(next);
    }
    std::vector<Pair> pairs;
    for (const PeeledPair& pair : record)
        pairs.push_back(pair.from);
    Board result = board;
    Pictures pictures{board};
    layRest(result, pictures, pairs, record, random);
    return result;
}

} // namespace

Board shuffled(const Board& board, const Shape& shape, FallingMode mode, bool border, std::uint64_t seed)
{
    const Rules rules{shape, mode, border};
    Random random{seed};
    if (Position{board, shape, mode, border}.anyPair())
        return laidAnew(board, rules, random);
    if (const auto exchanged = byExchange(board, rules, random))
        return *exchanged;
    return byPeeling(board, rules, random);
}

} // namespace qipan::link
