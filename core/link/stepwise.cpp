#include "core/link/stepwise.h"

#include "core/link/exchange.h"
#include "core/link/lay_anew.h"
#include "core/link/origins.h"
#include "core/link/tiles_of.h"

#include <algorithm>
#include <atomic>
#include <cstddef>
#include <optional>
#include <utility>
#include <vector>

namespace qipan::link {

namespace {

constexpr std::size_t playsOfStep = 24;
constexpr std::size_t triedRests = 4;
constexpr std::uint64_t looksOfMove = 150;
constexpr std::uint64_t looksOfPlay = 2'000; // plus the cost of its moves

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
    Step step{.exchange = exchange, .line = {}, .rest = Board{stuck.size()}};
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
    for (const Pair& exchange : freeingExchanges(stuck, rules, playsOfStep, random, budget)) {
        steps.push_back(played(stuck, rules, exchange, random));
        if (!budget.spendNodes(looksOfPlay + steps.back().line.size() * looksOfMove))
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
        , m_origins{stuck.size()}
    {
    }

    [[nodiscard]] const Board& result() const { return m_result; }
    [[nodiscard]] const Board& rest() const { return m_rest; }

    void exchange(const Pair& pair)
    {
        std::swap(m_result[m_origins[pair.a]], m_result[m_origins[pair.b]]);
        std::swap(m_rest[pair.a], m_rest[pair.b]);
    }

    void take(const Step& step)
    {
        exchange(step.exchange);
        Position position = m_rules.positionOf(m_rest);
        for (const Pair& pair : step.line) {
            position.remove(pair);
            m_origins.follow(position.lastFalls());
        }
        m_rest = position.board();
    }

    void layRest(Random& random)
    {
        const Board laid = laidByPeeling(m_rest, m_rules, random);
        for (const Cell cell : tilesOf(m_rest))
            m_result[m_origins[cell]] = laid[cell];
    }

private:
    const BoardRules& m_rules;
    Board m_result;
    Board m_rest;
    Origins m_origins;
};

} // namespace

Board exchangedStepwise(const Board& stuck, const BoardRules& rules, Random& random, SearchBudget& budget)
{
    const std::atomic<bool> never{false};
    Progress progress{stuck, rules};
    while (!budget.isExhausted()) {
        const std::vector<Step> steps = stepsOf(progress.rest(), rules, random, budget);
        if (steps.empty())
            break;
        for (std::size_t i = 0; i < std::min(triedRests, steps.size()) && !budget.isExhausted(); ++i) {
            Limits share = budget.left();
            *share.nodes /= 2 * triedRests;
            SearchBudget ofRest{share, *share.nodes, never};
            const auto last = solvingExchange(steps[i].rest, rules, random, ofRest);
            (void)budget.spendNodes(ofRest.nodes());
            if (last) {
                progress.take(steps[i]);
                progress.exchange(*last);
                return progress.result();
            }
        }
        progress.take(steps.front());
        if (tilesOf(progress.rest()).empty())
            return progress.result();
    }
    progress.layRest(random);
    return progress.result();
}

} // namespace qipan::link
