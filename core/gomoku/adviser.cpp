// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/engines.h"

#include "core/gomoku/explain.h"
#include "core/gomoku/game.h"
#include "core/gomoku/reason.h"
#include "core/gomoku/search.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace qipan::gomoku {

namespace {

constexpr std::size_t solverBytes = 8 << 20;
constexpr std::uint64_t nodesPerQuestion = 30'000; // well below half a second on a slow machine
constexpr std::uint64_t nodesForReasons = 150'000; // all questions together

/// `move` is the move that the reasons are for.
std::shared_ptr<const Explanation> explanationOf(std::vector<Reason> reasons, Cell move)
{
    auto explanation = std::make_shared<MoveReasons>();
    const auto main = std::ranges::find_if(reasons, [](const Reason& reason) { return !reason.line.empty(); });
    if (main != reasons.end()) {
        explanation->line = main->line;
        explanation->isOpponentLine = main->isOpponentLine;
        if (main->kind == ReasonKind::AllowsFive || main->kind == ReasonKind::AllowsForcedWin) {
            explanation->line.insert(explanation->line.begin(), move); // a refutation begins after it
            explanation->isOpponentLine = false;
        }
    }
    explanation->reasons = std::move(reasons);
    return explanation;
}

class Adviser final : public Engine {
public:
    explicit Adviser(std::unique_ptr<Engine> player)
        : m_player{std::move(player)}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        const Game& game = static_cast<const Game&>(position);
        const Side side = game.sideToMove();
        Position stones{game.board(), game.rule(), trainedWeights(game.rule())};
        // Not limited by the time for the move: the reasons come after it.
        SearchBudget budget{{.nodes = limits.nodes}, nodesForReasons, stop};
        Explainer explainer{solverBytes, nodesPerQuestion}; // not kept, since hints are rarely requested
        const ForcedWin win = explainer.forcedWin(stones, side, budget);
        SearchResult found;
        if (win.isProven()) {
            found.depth = static_cast<int>(win.line.size());
            found.score = winScore - found.depth;
            found.nodes = budget.nodes();
            found.line = cellsOf(win.line);
        } else {
            found = m_player->think(position, limits, stop, report);
        }
        found.explanation =
            explanationOf(explainer.explain(stones, side, pointOf(found.line.front()), budget), found.line.front());
        return found;
    }

private:
    std::unique_ptr<Engine> m_player;
};

} // namespace

std::span<const Reason> reasonsFor(const SearchResult& found)
{
    const auto* own = dynamic_cast<const MoveReasons*>(found.explanation.get());
    return own == nullptr ? std::span<const Reason>{} : own->reasons;
}

std::shared_ptr<const Explanation> explain(const BoardGame& position, Cell move, const std::atomic<bool>& stop)
{
    const Game& game = static_cast<const Game&>(position);
    Position stones{game.board(), game.rule(), trainedWeights(game.rule())};
    SearchBudget budget{{}, nodesForReasons, stop};
    Explainer explainer{solverBytes, nodesPerQuestion};
    return explanationOf(explainer.explain(stones, game.sideToMove(), pointOf(move), budget), move);
}

std::unique_ptr<Engine> makeAdviser(std::uint64_t seed)
{
    return std::make_unique<Adviser>(makeEngine(engineLevels, seed));
}

} // namespace qipan::gomoku
