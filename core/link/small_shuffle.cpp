#include "core/link/small_shuffle.h"

#include "core/board/search_budget.h"
#include "core/link/peel.h"
#include "core/link/solver.h"

#include <algorithm>
#include <array>
#include <limits>
#include <utility>
#include <vector>

namespace qipan::link {

namespace {

// An exchange is given up after so many nodes: some ten plays to the end, which are short where nothing falls.
constexpr std::uint64_t nodesOfStillTry = 100;
constexpr std::uint64_t playsOfTry = 10;
// So many tiles are peeled, in as many peels as that takes; one is taken that leaves most tiles alone.
constexpr std::size_t mostPeeled = 1'000;

struct Rules {
    const Shape& shape;
    FallingMode mode;
    bool border;
};

std::vector<Cell> tilesOf(const Board& board)
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
std::optional<Board> byExchange(const Board& board, const Rules& rules, Random& random, SearchBudget& budget,
                                const std::atomic<bool>& stop)
{
    const std::vector<Cell> tiles = tilesOf(board);
    const Occupancy<1> occupancy{board, rules.border};
    std::vector<Pair> exchanges = exchangesOf(board, tiles);
    random.shuffle(exchanges);
    const std::uint64_t nodesOfTry = rules.mode == FallingMode::None ? nodesOfStillTry : playsOfTry * tiles.size() / 2;
    for (const Pair& exchange : exchanges) {
        if (!helps(board, tiles, occupancy, exchange.a, exchange.b)
            && !helps(board, tiles, occupancy, exchange.b, exchange.a))
            continue;
        Limits limits = budget.left();
        limits.nodes = std::min(limits.nodes.value_or(nodesOfTry), nodesOfTry);
        Board changed = board;
        std::swap(changed[exchange.a], changed[exchange.b]);
        const Solving solving = solve(Position{changed, rules.shape, rules.mode, rules.border}, limits, stop);
        if (solving.verdict == Verdict::Solvable)
            return changed;
        if (!budget.spendNodes(std::max<std::uint64_t>(solving.nodes, 1)))
            break;
    }
    return std::nullopt;
}

/// Lays the pictures of a board on peeled pairs: first where both tiles may stay, then where one may.
Board laidOn(const std::vector<PeeledPair>& record, const Board& board)
{
    std::array<int, mostPictures> left{}; // pairs of each picture
    for (const Cell cell : tilesOf(board))
        ++left[*board[cell]];
    for (int& tiles : left)
        tiles /= 2;
    Board result = board;
    std::vector<Pair> open;
    const auto lay = [&](const Pair& pair, Picture picture) {
        if (left[picture] == 0)
            return false;
        --left[picture];
        result[pair.a] = picture;
        result[pair.b] = picture;
        return true;
    };
    for (const PeeledPair& pair : record) {
        if (board[pair.from.a] != board[pair.from.b] || !lay(pair.from, *board[pair.from.a]))
            open.push_back(pair.from);
    }
    std::erase_if(open, [&](const Pair& pair) { return lay(pair, *board[pair.a]) || lay(pair, *board[pair.b]); });
    Picture picture = 0;
    for (const Pair& pair : open) {
        while (left[picture] == 0)
            ++picture;
        (void)lay(pair, picture);
    }
    // Tiles that were not peeled take what is over.
    std::vector<Cell> rest = tilesOf(board);
    for (const PeeledPair& pair : record)
        std::erase_if(rest, [&](Cell cell) { return cell == pair.from.a || cell == pair.from.b; });
    for (std::size_t i = 0; i + 1 < rest.size(); i += 2) {
        while (left[picture] == 0)
            ++picture;
        (void)lay({rest[i], rest[i + 1]}, picture);
    }
    return result;
}

Board byPeeling(const Board& board, const Rules& rules, Random& random)
{
    constexpr int anyNeighbours = 100;
    std::optional<Board> best;
    std::pair<std::size_t, std::ptrdiff_t> most{};
    for (std::size_t tiles = 0; tiles < mostPeeled; tiles += tilesOf(board).size() + 1) {
        const auto record = peel(board, rules.shape, rules.mode, rules.border, anyNeighbours, random);
        const Board laid = laidOn(record, board);
        const auto same = std::ranges::count_if(tilesOf(board), [&](Cell cell) { return laid[cell] == board[cell]; });
        const std::pair value{record.size(), same};
        if (!best || value > most) {
            best = laid;
            most = value;
        }
    }
    return *best;
}

} // namespace

Board smallShuffle(const Board& board, const Shape& shape, FallingMode mode, bool border, std::uint64_t seed,
                   const Limits& limits, const std::atomic<bool>& stop)
{
    const Rules rules{shape, mode, border};
    Random random{seed};
    Limits most = limits; // for exchanges; the rest is for peels
    if (most.nodes)
        *most.nodes -= *most.nodes / 4;
    if (most.time)
        *most.time -= *most.time / 4;
    SearchBudget budget{most, std::numeric_limits<std::uint64_t>::max(), stop};
    if (const auto exchanged = byExchange(board, rules, random, budget, stop))
        return *exchanged;
    return byPeeling(board, rules, random);
}

} // namespace qipan::link
