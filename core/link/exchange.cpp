// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/exchange.h"

#include "core/link/pairing.h"
#include "core/link/solver.h"
#include "core/link/static_solver.h"

namespace qipan::link {

namespace {

const std::atomic<bool> neverStop{false};

/// Returns all pairs of different tiles in random order.
std::vector<Pair> exchangesOf(const Board& board, const std::vector<Cell>& tiles, Random& random)
{
    std::vector<Pair> exchanges;
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        for (std::size_t j = i + 1; j < tiles.size(); ++j) {
            if (board[tiles[i]] != board[tiles[j]])
                exchanges.push_back({tiles[i], tiles[j]});
        }
    }
    random.shuffle(exchanges);
    return exchanges;
}

/// Returns the cost of listing `exchanges` exchanges.
std::uint64_t lookupsToList(std::size_t exchanges)
{
    return 4 * exchanges;
}

/// Returns true if one of the two tiles would then have a partner.
bool frees(const Pair& exchange, const Board& board, const std::vector<Cell>& tiles, const Occupancy<1>& occupancy)
{
    const auto hasPartnerAt = [&](Cell from, Cell to) {
        return std::ranges::any_of(tiles, [&](Cell other) {
            return board[other] == board[from] && other != from && other != to && occupancy.joined(to, other);
        });
    };
    return hasPartnerAt(exchange.a, exchange.b) || hasPartnerAt(exchange.b, exchange.a);
}

/// Exchanges on boards without falling: the relaxed board refutes most of them, and the solver checks the rest.
class StaticExchanges {
public:
    StaticExchanges(const Board& stuck, const BoardRules& rules, Random& random, SearchBudget& budget)
        : m_occupancy{stuck, rules.border}
        , m_pairing{stuck}
        , m_budget{budget}
    {
        const auto tiles = static_cast<TileIndex>(m_pairing.tilesLeft());
        for (TileIndex a = 0; a < tiles; ++a) {
            for (TileIndex b = a + 1; b < tiles; ++b) {
                if (m_pairing.kindOf(a) != m_pairing.kindOf(b))
                    m_exchanges.push_back({.a = a, .b = b});
            }
        }
        random.shuffle(m_exchanges);
    }

    /// Tries the most promising exchanges after each batch, which finds one sooner on boards with many solutions.
    std::optional<Pair> find()
    {
        std::vector<Candidate> open;
        (void)m_budget.spendNodes(lookupsToList(m_exchanges.size()));
        for (std::size_t begin = 0; begin < m_exchanges.size() && !m_budget.isExhausted(); begin += batchSize) {
            const auto next = std::span{m_exchanges}.subspan(begin, std::min(batchSize, m_exchanges.size() - begin));
            addUnrefuted(next, open);
            for (std::size_t i = 0; i < triedPerBatch && !open.empty(); ++i) {
                if (solves(open.back()))
                    return pairOf(open.back());
                open.pop_back();
            }
        }
        while (!open.empty() && !m_budget.isExhausted()) {
            if (solves(open.back()))
                return pairOf(open.back());
            open.pop_back();
        }
        return std::nullopt;
    }

private:
    struct Candidate {
        TileIndex a = 0;
        TileIndex b = 0;
        std::uint64_t lookups = 0; ///< looks at partners that the relaxed board needed
    };

    static constexpr std::size_t batchSize = 1'000;
    static constexpr std::size_t triedPerBatch = 3;
    static constexpr std::uint64_t nodesOfTry = 300;

    [[nodiscard]] Pair pairOf(const Candidate& exchange) const
    {
        return {m_pairing.cellOf(exchange.a), m_pairing.cellOf(exchange.b)};
    }

    /// Appends the exchanges that are not refuted, sorted so that those that needed the fewest looks, the most
    /// promising ones, come last.
    void addUnrefuted(std::span<const Candidate> exchanges, std::vector<Candidate>& open)
    {
        for (Candidate exchange : exchanges) {
            m_pairing.exchange(exchange.a, exchange.b);
            RelaxedBoard relaxed{m_occupancy};
            if (opens(relaxed, exchange)) {
                exchange.lookups = relaxed.lookups();
                open.push_back(exchange);
            }
            m_pairing.exchange(exchange.a, exchange.b);
            if (!m_budget.spendNodes(relaxed.lookups()))
                break;
        }
        std::ranges::stable_sort(open, std::ranges::greater{}, &Candidate::lookups);
    }

    [[nodiscard]] bool opens(RelaxedBoard& relaxed, const Candidate& exchange) const
    {
        if (!relaxed.sees(m_pairing, exchange.a) && !relaxed.sees(m_pairing, exchange.b))
            return false;
        // At first only tiles of the two exchanged kinds can become removable.
        const std::size_t one = m_pairing.kindOf(exchange.a);
        const std::size_t other = m_pairing.kindOf(exchange.b);
        std::vector<TileIndex> waiting;
        const auto wait = [&](std::size_t kind) {
            m_pairing.forTiles(kind, [&](TileIndex tile) { waiting.push_back(tile); });
        };
        wait(one);
        wait(other);
        (void)relaxed.open(m_pairing, waiting);
        for (std::size_t kind = 0; kind < m_pairing.kinds(); ++kind) {
            if (kind != one && kind != other)
                wait(kind);
        }
        return relaxed.open(m_pairing, waiting);
    }

    [[nodiscard]] bool solves(const Candidate& exchange)
    {
        Pairing changed = m_pairing;
        changed.exchange(exchange.a, exchange.b);
        SearchBudget ofTry{{}, nodesOfTry, neverStop};
        const Solving solving = StaticSolver{m_occupancy, std::move(changed), ofTry}.solve();
        const auto tiles = static_cast<std::uint64_t>(m_pairing.tilesLeft());
        const std::uint64_t lookupsPerNode = tiles * (tiles + 130) / 13; // measured
        (void)m_budget.spendNodes((ofTry.nodes() + 1) * lookupsPerNode);
        return solving.verdict == Verdict::Solvable;
    }

    Occupancy<1> m_occupancy;
    Pairing m_pairing;
    SearchBudget& m_budget;
    std::vector<Candidate> m_exchanges;
};

/// With falling tiles, only playing can tell.
std::optional<Pair> playedExchange(const Board& stuck, const BoardRules& rules, Random& random, SearchBudget& budget)
{
    constexpr std::uint64_t playoutsPerTry = 10;
    const std::vector<Cell> tiles = tilesOf(stuck);
    const std::uint64_t lookupsPerNode = tiles.size() * (tiles.size() + 300) / 220; // measured
    const Occupancy<1> occupancy{stuck, rules.border};
    const std::vector<Pair> exchanges = exchangesOf(stuck, tiles, random);
    (void)budget.spendNodes(lookupsToList(exchanges.size()));
    for (const Pair& exchange : exchanges) {
        if (budget.isExhausted())
            break;
        if (!frees(exchange, stuck, tiles, occupancy))
            continue;
        Board changed = stuck;
        std::swap(changed[exchange.a], changed[exchange.b]);
        const Solving solving =
            solve(rules.positionOf(changed), {.nodes = playoutsPerTry * tiles.size() / 2}, neverStop);
        if (solving.verdict == Verdict::Solvable)
            return exchange;
        (void)budget.spendNodes((solving.nodes + 1) * lookupsPerNode);
    }
    return std::nullopt;
}

} // namespace

std::vector<Pair> freeingExchanges(const Board& stuck, const BoardRules& rules, std::size_t most, Random& random,
                                   SearchBudget& budget)
{
    const std::vector<Cell> tiles = tilesOf(stuck);
    const Occupancy<1> occupancy{stuck, rules.border};
    const std::vector<Pair> exchanges = exchangesOf(stuck, tiles, random);
    (void)budget.spendNodes(lookupsToList(exchanges.size()));
    std::vector<Pair> found;
    for (const Pair& exchange : exchanges) {
        if (found.size() == most)
            break;
        if (frees(exchange, stuck, tiles, occupancy))
            found.push_back(exchange);
    }
    return found;
}

std::optional<Pair> solvingExchange(const Board& stuck, const BoardRules& rules, Random& random, SearchBudget& budget)
{
    if (StaticSolver::canSolve(rules.positionOf(stuck)))
        return StaticExchanges{stuck, rules, random, budget}.find();
    return playedExchange(stuck, rules, random, budget);
}

} // namespace qipan::link
