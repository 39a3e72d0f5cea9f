// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/vct.h"

#include "core/gomoku/threats.h"

#include <atomic>

namespace qipan::gomoku {

namespace {

constexpr std::uint64_t nodesPerFourSearch = 20; // for the fours in a new position
constexpr std::uint64_t lineNodes = 2'000;       // to restore parts of a proof that the table has lost
constexpr std::uint32_t answersToThree = 3;
constexpr std::uint32_t maxUndecided = ProofNumbers::infinite - 1;

bool exceeds(const ProofNumbers& numbers, const ProofNumbers& limits)
{
    return numbers.phi >= limits.phi || numbers.delta >= limits.delta;
}

std::uint16_t pliesOf(const std::vector<Point>& line)
{
    return static_cast<std::uint16_t>(line.size());
}

} // namespace

ForcedWin VctSolver::solve(Position& position, Side attacker, std::uint64_t nodes, SearchBudget& budget, int moves)
{
    return solve(position, attacker, attacker, nodes, budget, moves);
}

ForcedWin VctSolver::solveAnswer(Position& position, Side attacker, std::uint64_t nodes, SearchBudget& budget,
                                 int moves)
{
    return solve(position, attacker, opposite(attacker), nodes, budget, moves);
}

ForcedWin VctSolver::solve(Position& position, Side attacker, Side toMove, std::uint64_t nodes, SearchBudget& budget,
                           int moves)
{
    m_budget = &budget;
    m_lastNode = nodes < std::numeric_limits<std::uint64_t>::max() - budget.nodes()
        ? budget.nodes() + nodes
        : std::numeric_limits<std::uint64_t>::max();
    m_salt = solverSalt(position, attacker);
    m_attacker = attacker;
    m_movesLeft = moves;
    m_isStopped = false;
    m_table.age();
    constexpr ProofNumbers untilDecided{ProofNumbers::infinite, ProofNumbers::infinite};
    const ProofNumbers found = search(position, toMove, untilDecided);
    const bool isAttack = toMove == attacker;
    if (isAttack ? found.isProven() : found.isDisproven())
        return {Verdict::Proven, lineOf(position, toMove)};
    return {found.isDecided() ? Verdict::Refuted : Verdict::Unknown, {}};
}

void VctSolver::clear()
{
    m_table.clear();
    m_vcf.clear();
}

bool VctSolver::spendNode()
{
    m_isStopped = m_isStopped || m_budget->nodes() >= m_lastNode || !m_budget->spendNode();
    return !m_isStopped;
}

void VctSolver::play(Position& position, Side toMove, Point point)
{
    m_movesLeft = movesLeftAfter(toMove);
    position.place(point, toMove);
}

void VctSolver::takeBack(Position& position, Side moved)
{
    position.undo();
    m_movesLeft += m_movesLeft != unlimitedMoves && moved == m_attacker ? 1 : 0;
}

int VctSolver::movesLeftAfter(Side mover) const
{
    return m_movesLeft - (m_movesLeft != unlimitedMoves && mover == m_attacker ? 1 : 0);
}

std::uint64_t VctSolver::hashOf(const Position& position, Side toMove) const
{
    return hashFor(position.hash(), toMove, m_movesLeft);
}

std::uint64_t VctSolver::hashAfter(const Position& position, Point point, Side mover) const
{
    return hashFor(position.hashAfter(point, mover), opposite(mover), movesLeftAfter(mover));
}

std::uint64_t VctSolver::hashFor(std::uint64_t stones, Side toMove, int movesLeft) const
{
    const std::uint64_t limit = movesLeft == unlimitedMoves ? 0 : mix(1, static_cast<std::uint64_t>(movesLeft));
    return stones ^ m_salt ^ limit ^ (toMove == Side::White ? zobrist::whiteToMove : 0);
}

/// Ends when the position is decided or one of its numbers has reached its limit.
ProofNumbers VctSolver::search(Position& position, Side toMove, const ProofNumbers& limits)
{
    const ProofEntry* known = m_table.find(hashOf(position, toMove));
    if (known != nullptr && exceeds(known->numbers, limits))
        return known->numbers;
    const std::uint64_t nodesBefore = m_budget->nodes();
    if (!spendNode())
        return {};
    Expansion expansion = expand(position, toMove, known == nullptr);
    for (;;) {
        Choice choice;
        if (expansion.decided)
            choice.numbers = *expansion.decided;
        else
            choice = choose(expansion.children, limits);
        if (m_isStopped || exceeds(choice.numbers, limits)) {
            store(position, toMove, expansion, choice.numbers, nodesBefore);
            return choice.numbers;
        }
        Child& best = expansion.children[choice.best];
        play(position, toMove, best.point);
        const ProofNumbers numbers = search(position, opposite(toMove), choice.limits);
        takeBack(position, toMove);
        if (!m_isStopped || numbers.isDecided())
            best.numbers = numbers;
    }
}

/// If no child is left, the side to move has failed.
VctSolver::Choice VctSolver::choose(const std::vector<Child>& children, const ProofNumbers& limits)
{
    Choice choice;
    std::uint32_t least = ProofNumbers::infinite;
    std::uint32_t second = ProofNumbers::infinite;
    std::uint32_t most = 0;
    std::uint32_t open = 0;
    for (std::size_t i = 0; i < children.size(); ++i) {
        const ProofNumbers& numbers = children[i].numbers;
        if (numbers.isProven())
            continue; // by the other side
        ++open;
        most = std::max(most, numbers.phi);
        if (numbers.delta < least) {
            second = least;
            least = numbers.delta;
            choice.best = i;
        } else {
            second = std::min(second, numbers.delta);
        }
    }
    if (open == 0 || least == 0) {
        choice.numbers = open == 0 ? ProofNumbers::disproven() : ProofNumbers::proven();
        return choice;
    }
    choice.numbers = {least, std::min(most + open - 1, maxUndecided)};
    choice.limits.phi = limits.delta == ProofNumbers::infinite ? limits.delta : limits.delta - (open - 1);
    // Slightly above the second best, so that the search does not alternate between the two.
    choice.limits.delta = second == ProofNumbers::infinite ? limits.phi : std::min(limits.phi, second + 1 + second / 4);
    return choice;
}

VctSolver::Expansion VctSolver::expand(Position& position, Side toMove, bool isNew)
{
    Expansion expansion;
    if (toMove == m_attacker)
        expandAttack(position, isNew, expansion);
    else
        expandDefence(position, expansion);
    return expansion;
}

void VctSolver::expandAttack(Position& position, bool isNew, Expansion& expansion)
{
    if (isNew || position.canMakeFive(m_attacker)) {
        const std::uint64_t nodesLeft = m_lastNode - std::min(m_lastNode, m_budget->nodes());
        ForcedWin win =
            m_vcf.solve(position, m_attacker, {m_movesLeft, std::min(nodesPerFourSearch, nodesLeft)}, *m_budget);
        if (win.isProven()) {
            expansion.decided = ProofNumbers::proven();
            expansion.rest = std::move(win.line);
            return;
        }
    }
    if (m_movesLeft == 0) {
        expansion.decided = ProofNumbers::disproven();
        return;
    }
    for (const Attack& attack : attacksOf(position, m_attacker)) {
        if (attack.isFour || m_movesLeft > 1) // a three needs a four before the five
            addChild(position, m_attacker, attack.point, attack.isFour ? 1 : answersToThree, expansion);
    }
}

/// Precondition: the attacker has just moved.
void VctSolver::expandDefence(Position& position, Expansion& expansion)
{
    const Side defender = opposite(m_attacker);
    if (position.canMakeFive(defender)) {
        expansion.decided = ProofNumbers::proven();
        return;
    }
    if (position.canMakeFive(m_attacker))
        return expandBlocks(position, expansion);
    const std::optional<WinningFour> threat = m_movesLeft > 0 ? winningFour(position, m_attacker) : std::nullopt;
    if (!threat) {
        expansion.decided = ProofNumbers::proven();
        return;
    }
    for (const Point answer : answersTo(position, m_attacker, *threat))
        addChild(position, defender, answer, 1, expansion);
    if (expansion.children.empty())
        expansion.decided = ProofNumbers::disproven();
}

/// Expands the answers to a four.
void VctSolver::expandBlocks(const Position& position, Expansion& expansion)
{
    const Side defender = opposite(m_attacker);
    const PointSet& fives = position.points(m_attacker, PointThreat::Five);
    const auto mayBlock = [&](Point point) { return isAllowed(position, point, defender); };
    const auto block = std::ranges::find_if(fives, mayBlock);
    if (block == fives.end()) {
        expansion.decided = ProofNumbers::disproven();
    } else if (position.count(m_attacker, PointThreat::Five) > 1) {
        expansion.decided = ProofNumbers::disproven();
        expansion.rest = {*block, *std::ranges::find_if(fives, [&](Point point) { return point != *block; })};
    } else {
        addChild(position, defender, *block, 1, expansion);
    }
}

void VctSolver::addChild(const Position& position, Side toMove, Point point, std::uint32_t delta,
                         Expansion& expansion) const
{
    const ProofEntry* known = m_table.find(hashAfter(position, point, toMove));
    expansion.children.push_back({point, known != nullptr ? known->numbers : ProofNumbers{1, delta}});
}

void VctSolver::store(const Position& position, Side toMove, const Expansion& expansion, const ProofNumbers& numbers,
                      std::uint64_t nodesBefore)
{
    constexpr std::uint64_t maxEffort = std::numeric_limits<std::uint16_t>::max();
    ProofEntry entry{.hash = hashOf(position, toMove),
                     .numbers = numbers,
                     .effort = static_cast<std::uint16_t>(std::min(m_budget->nodes() - nodesBefore, maxEffort))};
    if (toMove == m_attacker && numbers.isProven()) {
        const auto won =
            std::ranges::find_if(expansion.children, [](const Child& child) { return child.numbers.isDisproven(); });
        const bool isFound = won != expansion.children.end(); // otherwise the fours have decided
        entry.move = static_cast<std::int16_t>(isFound ? won->point : expansion.rest.front());
        entry.plies = isFound ? pliesWith(position, toMove, won->point) : pliesOf(expansion.rest);
    } else if (toMove != m_attacker && numbers.isDisproven()) {
        entry.plies = pliesOf(expansion.rest);
        for (const Child& child : expansion.children)
            entry.plies = std::max(entry.plies, pliesWith(position, toMove, child.point));
    }
    m_table.store(entry);
}

/// Returns the plies to the end of the win after `point`, as far as the table knows.
std::uint16_t VctSolver::pliesWith(const Position& position, Side toMove, Point point) const
{
    const ProofEntry* entry = m_table.find(hashAfter(position, point, toMove));
    return static_cast<std::uint16_t>(1 + (entry != nullptr ? entry->plies : 0));
}

std::vector<Point> VctSolver::lineOf(Position& position, Side toMove)
{
    const std::atomic<bool> never{false};
    SearchBudget budget{{}, lineNodes, never};
    m_budget = &budget;
    m_lastNode = lineNodes;
    m_isStopped = false;
    std::vector<Point> line;
    std::vector<Point> rest;
    for (; !m_isStopped; toMove = opposite(toMove)) {
        Expansion expansion = expand(position, toMove, true);
        if (expansion.decided) {
            rest = std::move(expansion.rest);
            break;
        }
        const Point next = toMove == m_attacker ? provenMove(position) : longestAnswer(position, expansion.children);
        if (next == 0)
            break;
        line.push_back(next);
        play(position, toMove, next);
    }
    for (std::size_t i = 0; i < line.size(); ++i)
        position.undo();
    line.insert(line.end(), rest.begin(), rest.end());
    return line;
}

/// Returns the winning move from the table, or 0 if it was lost and not found again.
Point VctSolver::provenMove(Position& position)
{
    const auto found = [&] {
        const ProofEntry* entry = m_table.find(hashOf(position, m_attacker));
        return entry != nullptr && entry->numbers.isProven() ? entry->move : Point{0};
    };
    if (const Point move = found(); move != 0)
        return move;
    constexpr ProofNumbers untilDecided{ProofNumbers::infinite, ProofNumbers::infinite};
    return search(position, m_attacker, untilDecided).isProven() ? found() : 0;
}

Point VctSolver::longestAnswer(const Position& position, const std::vector<Child>& children) const
{
    const Side defender = opposite(m_attacker);
    Point longest = 0;
    std::uint16_t most = 0;
    for (const Child& child : children) {
        const std::uint16_t plies = pliesWith(position, defender, child.point);
        if (plies > most) {
            most = plies;
            longest = child.point;
        }
    }
    return longest;
}

} // namespace qipan::gomoku
