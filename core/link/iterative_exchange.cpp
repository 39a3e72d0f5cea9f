// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/link/iterative_exchange.h"

#include "core/link/exchange.h"
#include "core/link/initial_cells.h"
#include "core/link/redeal.h"
#include "core/link/tiles_of.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::link {

namespace {

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

} // namespace

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

} // namespace qipan::link
