// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/static_solver.h"

namespace qipan::link {

namespace {

constexpr int maxProbedTiles = 8;  // equal tiles; beyond this there are too many pairs to try
constexpr int maxJointTiles = 6;   // equal tiles tried for removal at once
constexpr int quickPlayouts = 2;   // before anything else
constexpr int probedPlayouts = 30; // after excluding pairs, before the search
constexpr std::size_t nobody = std::numeric_limits<std::size_t>::max();

} // namespace

bool StaticSolver::canSolve(const Position& position)
{
    return position.mode() == FallingMode::None && std::ranges::all_of(position.pictures(), [&](Picture picture) {
               return position.countOf(picture) <= Pairing::maxCopies;
           });
}

StaticSolver::StaticSolver(const Position& position, SearchBudget& budget)
    : StaticSolver{position.occupancy(), Pairing{position.board()}, budget}
{
    assert(canSolve(position));
}

StaticSolver::StaticSolver(const Occupancy<1>& occupancy, Pairing pairing, SearchBudget& budget)
    : m_budget{budget}
    , m_root{.occupancy = occupancy, .pairing = std::move(pairing)}
    , m_blockerCounts(m_root.pairing.kinds())
{
}

bool StaticSolver::joined(const Occupancy<1>& occupancy, TileIndex a, TileIndex b) const
{
    return occupancy.joined(m_root.pairing.cellOf(a), m_root.pairing.cellOf(b));
}

void StaticSolver::remove(State& state, TileIndex a, TileIndex b) const
{
    const Pair pair{state.pairing.cellOf(a), state.pairing.cellOf(b)};
    state.occupancy.clear(pair.a);
    state.occupancy.clear(pair.b);
    state.pairing.remove(a, b);
    state.line.push_back(pair);
}

/// Finds an order in which all equal tiles in `left` can be removed pair by pair, in any pairing.
bool StaticSolver::findWholeKind(const State& state, Occupancy<1>& occupancy, std::vector<TileIndex>& left,
                                 std::vector<TilePair>& found) const
{
    if (left.empty())
        return true;
    for (std::size_t i = 0; i < left.size(); ++i) {
        for (std::size_t j = i + 1; j < left.size(); ++j) {
            const TilePair pair{left[i], left[j]};
            if (!joined(occupancy, pair.first, pair.second))
                continue;
            std::vector<TileIndex> rest = left;
            std::erase_if(rest, [&](TileIndex tile) { return tile == pair.first || tile == pair.second; });
            Occupancy<1> next = occupancy;
            next.clear(state.pairing.cellOf(pair.first));
            next.clear(state.pairing.cellOf(pair.second));
            found.push_back(pair);
            if (findWholeKind(state, next, rest, found))
                return true;
            found.pop_back();
        }
    }
    return false;
}

bool StaticSolver::removeWholeKind(State& state, std::size_t kind) const
{
    if (state.pairing.count(kind) > maxJointTiles)
        return false;
    std::vector<TileIndex> tiles = state.pairing.tilesOf(kind);
    std::vector<TilePair> pairs;
    if (!findWholeKind(state, state.occupancy, tiles, pairs))
        return false;
    for (const auto& [a, b] : pairs)
        remove(state, a, b);
    return true;
}

/// Removes tiles that are joined with their only partner. Returns false if the pairing has become impossible.
bool StaticSolver::removeDecided(State& state, std::size_t kind, bool& removed) const
{
    std::vector<TilePair> decided;
    state.pairing.forTiles(kind, [&](TileIndex a) {
        if (state.pairing.choices(a) == 1)
            state.pairing.forPartners(a, [&](TileIndex b) { decided.emplace_back(a, b); });
    });
    for (const auto& [a, b] : decided) {
        if (state.pairing.choices(b) == 0) // already removed with `a`
            continue;
        if (state.pairing.choices(b) > 1 && !state.pairing.decide(a, b))
            return false;
        if (joined(state.occupancy, a, b)) {
            remove(state, a, b);
            removed = true;
        }
    }
    return true;
}

/// Removes what can be removed without loss. Returns false if the rest is refuted.
bool StaticSolver::advance(State& state)
{
    for (bool removed = true; removed;) {
        removed = false;
        for (std::size_t kind = 0; kind < state.pairing.kinds(); ++kind) {
            if (state.pairing.count(kind) == 0)
                continue;
            if (removeWholeKind(state, kind))
                removed = true;
            else if (!removeDecided(state, kind, removed))
                return false;
        }
    }
    std::vector<TileIndex> waiting = tilesLeft(state, nobody);
    return RelaxedBoard{state.occupancy}.open(state.pairing, waiting);
}

std::vector<TileIndex> StaticSolver::tilesLeft(const State& state, std::size_t without) const
{
    std::vector<TileIndex> tiles;
    tiles.reserve(static_cast<std::size_t>(state.pairing.tilesLeft()));
    for (std::size_t kind = 0; kind < state.pairing.kinds(); ++kind) {
        if (kind != without)
            state.pairing.forTiles(kind, [&](TileIndex tile) { tiles.push_back(tile); });
    }
    return tiles;
}

/// Excludes the pairs of a kind that would leave tiles on the relaxed board. Returns false if no pairing remains.
bool StaticSolver::probe(State& state, std::size_t kind, bool& struck)
{
    Pairing& pairing = state.pairing;
    if (pairing.count(kind) > maxProbedTiles || pairing.isDecided(kind))
        return true;
    std::vector<TilePair> pairs = pairing.pairsOf(kind);
    if (pairing.count(kind) == 4) // each pair in the first half implies one in the second half
        pairs.resize((pairs.size() + 1) / 2);
    // What the other kinds do without this one is the same for each of its pairs.
    RelaxedBoard opened{state.occupancy};
    std::vector<TileIndex> others = tilesLeft(state, kind);
    if (!opened.open(pairing, others))
        m_blockerCounts[kind] = others.size();
    const std::vector<TileIndex> same = pairing.tilesOf(kind);
    for (const auto& [a, b] : pairs) {
        if (!m_budget.spendNodes(1))
            return true;
        const std::vector<std::uint64_t> before = pairing.partnersOf(kind);
        bool isPossible = pairing.decide(a, b);
        if (isPossible) {
            std::vector<TileIndex> waiting = others;
            waiting.insert(waiting.end(), same.begin(), same.end());
            isPossible = RelaxedBoard{opened}.open(pairing, waiting);
        }
        pairing.setPartners(kind, before);
        if (!isPossible) {
            struck = true;
            if (!pairing.exclude(a, b))
                return false;
        }
    }
    return true;
}

bool StaticSolver::probeAll(State& state, bool untilStable)
{
    for (bool struck = true; struck;) {
        struck = false;
        for (std::size_t kind = 0; kind < state.pairing.kinds() && !m_budget.isExhausted(); ++kind) {
            if (!probe(state, kind, struck))
                return false;
        }
        if (struck && !advance(state))
            return false;
        struck = struck && untilStable && !m_budget.isExhausted();
    }
    return true;
}

/// Plays at random, but first removes what can be removed without loss. Returns true if this solved the board.
bool StaticSolver::playOut(State state, Random& random)
{
    while (m_budget.spendNodes(1) && advance(state)) {
        if (state.pairing.tilesLeft() == 0) {
            m_line = std::move(state.line);
            return true;
        }
        std::vector<TilePair> pairs;
        for (std::size_t kind = 0; kind < state.pairing.kinds(); ++kind) {
            for (const auto& [a, b] : state.pairing.pairsOf(kind)) {
                if (joined(state.occupancy, a, b))
                    pairs.emplace_back(a, b);
            }
        }
        if (pairs.empty())
            return false;
        const auto& [a, b] = pairs[random.below(pairs.size())];
        remove(state, a, b);
    }
    return false;
}

/// Returns, of the tiles with the fewest partners (at least two), one whose kind blocks the most other tiles.
TileIndex StaticSolver::mostUrgent(const State& state) const
{
    TileIndex best = 0;
    std::pair<int, std::size_t> least{std::numeric_limits<int>::max(), 0};
    for (const TileIndex tile : tilesLeft(state, nobody)) {
        const int choices = state.pairing.choices(tile);
        const std::pair<int, std::size_t> urgency{choices, nobody - m_blockerCounts[state.pairing.kindOf(tile)]};
        if (choices >= 2 && urgency < least) {
            least = urgency;
            best = tile;
        }
    }
    return best;
}

Verdict StaticSolver::search(State state)
{
    if (!m_budget.spendNodes(1))
        return Verdict::Open;
    if (!advance(state) || !probeAll(state, false))
        return Verdict::Unsolvable;
    return decide(state);
}

Verdict StaticSolver::decide(const State& state)
{
    if (state.pairing.tilesLeft() == 0) {
        m_line = state.line;
        return Verdict::Solvable;
    }
    if (m_budget.isExhausted())
        return Verdict::Open;
    // With everything decided, advance() has returned a final result, so there is a decision to make.
    const TileIndex tile = mostUrgent(state);
    std::vector<TileIndex> partners;
    state.pairing.forPartners(tile, [&](TileIndex partner) { partners.push_back(partner); });
    std::stable_partition(partners.begin(), partners.end(),
                          [&](TileIndex partner) { return joined(state.occupancy, tile, partner); });
    for (const TileIndex partner : partners) {
        State next = state;
        if (!next.pairing.decide(tile, partner))
            continue;
        if (const Verdict verdict = search(std::move(next)); verdict != Verdict::Unsolvable)
            return verdict;
    }
    return Verdict::Unsolvable;
}

bool StaticSolver::playOuts(const State& state, int count, Random& random)
{
    for (int i = 0; i < count && !m_budget.isExhausted(); ++i) {
        if (playOut(state, random))
            return true;
    }
    return false;
}

Verdict StaticSolver::solveRoot()
{
    if (!advance(m_root))
        return Verdict::Unsolvable;
    Random random{m_root.line.size()};
    if (playOuts(m_root, quickPlayouts, random))
        return Verdict::Solvable;
    if (!probeAll(m_root, true))
        return Verdict::Unsolvable;
    if (playOuts(m_root, probedPlayouts, random))
        return Verdict::Solvable;
    return decide(m_root);
}

Solving StaticSolver::solve()
{
    Solving solving;
    solving.verdict = solveRoot();
    if (solving.verdict == Verdict::Solvable)
        solving.line = std::move(m_line);
    return solving;
}

} // namespace qipan::link
