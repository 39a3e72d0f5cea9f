// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/shuffle.h"

#include "core/link/dismantle.h"
#include "core/link/exchange.h"

#include <atomic>
#include <utility>

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

/// Like redealInPlace(), but keeps as many tiles as possible unchanged.
Board redealByDismantling(const Board& board, const BoardRules& rules, Random& random)
{
    constexpr int anyNeighbours = 100;
    Board best = board;
    std::pair<std::size_t, std::ptrdiff_t> most{};
    const std::vector<Cell> tiles = tilesOf(board);
    for (std::size_t dismantledTiles = 0; dismantledTiles < maxDismantledTiles; dismantledTiles += tiles.size() + 1) {
        const Record record = dismantle(board, rules, anyNeighbours, random);
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

/// Rearranges the tiles so that the board can be finished: the board is peeled (dismantle.h), and the pictures are
/// placed in that order. In the rare case that some tiles cannot be peeled, these may remain at the end.
Board redealInPlace(const Board& board, const BoardRules& rules, Random& random)
{
    constexpr int attempts = 20; // the first nearly always peels everything
    const std::size_t all = tilesOf(board).size() / 2;
    Record record;
    for (int attempt = 0; attempt == 0 || (attempt < attempts && record.size() < all); ++attempt) {
        Record next = dismantle(board, rules, 0, random);
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

constexpr std::size_t playoutsPerStep = 24;
constexpr std::size_t triedRemainders = 4;
constexpr std::uint64_t lookupsPerMove = 150;
constexpr std::uint64_t lookupsPerPlayout = 2'000; // plus the cost of its moves

/// An exchange, and the pairs removed after it.
struct Step {
    Pair exchange;
    std::vector<Pair> line;
    Board rest;
};

Step played(const Board& stuck, const BoardRules& rules, const Pair& exchange, Random& random)
{
    Board changed = stuck;
    std::swap(changed[exchange.a], changed[exchange.b]);
    Position position = rules.positionOf(changed);
    Step step{.exchange = exchange, .rest = Board{stuck.size()}};
    while (const auto pair = position.randomPair(random)) {
        position.remove(*pair);
        position.forgetHistory();
        step.line.push_back(*pair);
    }
    step.rest = position.board();
    return step;
}

/// Longest first.
std::vector<Step> stepsOf(const Board& stuck, const BoardRules& rules, Random& random, SearchBudget& budget)
{
    std::vector<Step> steps;
    for (const Pair& exchange : freeingExchanges(stuck, rules, playoutsPerStep, random, budget)) {
        steps.push_back(played(stuck, rules, exchange, random));
        if (!budget.spendNodes(lookupsPerPlayout + steps.back().line.size() * lookupsPerMove))
            break;
    }
    std::ranges::stable_sort(steps, std::ranges::greater{}, [](const Step& step) { return step.line.size(); });
    return steps;
}

/// The board in progress: the resulting initial board, and what remains of it.
class Progress {
public:
    Progress(const Board& stuck, const BoardRules& rules)
        : m_rules{rules}
        , m_result{stuck}
        , m_rest{stuck}
        , m_initialCells{stuck.size()}
    {
    }

    [[nodiscard]] const Board& result() const { return m_result; }
    [[nodiscard]] const Board& rest() const { return m_rest; }

    void exchange(const Pair& pair)
    {
        std::swap(m_result[m_initialCells[pair.a]], m_result[m_initialCells[pair.b]]);
        std::swap(m_rest[pair.a], m_rest[pair.b]);
    }

    void apply(const Step& step)
    {
        exchange(step.exchange);
        Position position = m_rules.positionOf(m_rest);
        for (const Pair& pair : step.line) {
            position.remove(pair);
            m_initialCells.applyFalls(position.lastFalls());
        }
        m_rest = position.board();
    }

    void redealRest(Random& random)
    {
        const Board redealt = redealByDismantling(m_rest, m_rules, random);
        for (const Cell cell : tilesOf(m_rest))
            m_result[m_initialCells[cell]] = redealt[cell];
    }

private:
    const BoardRules& m_rules;
    Board m_result;
    Board m_rest;
    InitialCells m_initialCells;
};

/// Makes a stuck board solvable by a few exchanges: after the first, some pairs are removed, after the next, some
/// more, and so on. When no exchange is left or `budget` is spent (in the unit of exchange.h), the remaining tiles are
/// placed by peeling.
Board iterativeExchange(const Board& stuck, const BoardRules& rules, Random& random, SearchBudget& budget)
{
    const std::atomic<bool> never{false};
    Progress progress{stuck, rules};
    while (!budget.isExhausted()) {
        const std::vector<Step> steps = stepsOf(progress.rest(), rules, random, budget);
        if (steps.empty())
            break;
        for (std::size_t i = 0; i < std::min(triedRemainders, steps.size()) && !budget.isExhausted(); ++i) {
            Limits share = budget.left();
            *share.nodes /= 2 * triedRemainders;
            SearchBudget ofRest{share, *share.nodes, never};
            const auto last = solvingExchange(steps[i].rest, rules, random, ofRest);
            (void)budget.spendNodes(ofRest.nodes());
            if (last) {
                progress.apply(steps[i]);
                progress.exchange(*last);
                return progress.result();
            }
        }
        progress.apply(steps.front());
        if (tilesOf(progress.rest()).empty())
            return progress.result();
    }
    progress.redealRest(random);
    return progress.result();
}

// Search limits in looks at partners: about 20 and 10 ms.
constexpr std::uint64_t singleSearchNodes = 2'500'000;
constexpr std::uint64_t pairSearchNodes = 1'000'000;

} // namespace

Board shuffled(const Board& board, const Shape& shape, FallingMode mode, bool border, std::uint64_t seed)
{
    const BoardRules rules{shape, mode, border};
    Random random{seed};
    if (rules.positionOf(board).anyPair())
        return redealInPlace(board, rules, random);
    const std::atomic<bool> never{false};
    SearchBudget forOne{{}, singleSearchNodes, never};
    if (const auto exchange = solvingExchange(board, rules, random, forOne)) {
        Board result = board;
        std::swap(result[exchange->a], result[exchange->b]);
        return result;
    }
    SearchBudget forMore{{}, pairSearchNodes, never};
    return iterativeExchange(board, rules, random, forMore);
}

} // namespace qipan::link
