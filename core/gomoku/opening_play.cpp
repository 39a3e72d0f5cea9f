// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/opening_play.h"

#include "core/board/seeded_random.h"
#include "core/gomoku/balance.h"
#include "core/gomoku/engines.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace qipan::gomoku {

namespace {

/// Returns limits for a share of all nodes, at least the minimum for a meaningful evaluation.
[[nodiscard]] Limits part(std::uint64_t nodes, double share)
{
    constexpr std::uint64_t least = 100;
    return {.nodes = std::max(least, static_cast<std::uint64_t>(static_cast<double>(nodes) * share))};
}

/// Returns the second of three stones when the first is already on the board: a knight's move or two diagonal steps
/// away.
[[nodiscard]] Cell secondStone(const Game& position, std::uint64_t seed)
{
    const Cell first = position.plies().front().cell;
    const int reach = 1 + static_cast<int>(mix(seed, 0) % 2);
    const int inward = first.x < position.size().columns / 2 ? 2 : -2;
    const int downward = first.y < position.size().rows / 2 ? reach : -reach;
    return {first.x + inward, first.y + downward};
}

[[nodiscard]] SearchResult choice(const SwapChoice& answer)
{
    SearchResult found;
    found.choice = answer.swaps     ? OpeningChoice::Black
        : answer.stones.size() == 2 ? OpeningChoice::Two
                                    : OpeningChoice::White;
    found.line = answer.stones;
    return found;
}

/// Returns the allowed cells near the square.
[[nodiscard]] std::vector<Cell> cellsFor(const Game& position, const CentralSquare& square)
{
    std::vector<Cell> cells;
    const int reach = square.isInside ? square.reach : square.reach + 2;
    for (int y = square.centre.y - reach; y <= square.centre.y + reach; ++y) {
        for (int x = square.centre.x - reach; x <= square.centre.x + reach; ++x) {
            if (position.isLegal({x, y}))
                cells.push_back({x, y});
        }
    }
    return cells;
}

class OpeningEngine final : public Engine {
public:
    OpeningEngine(std::unique_ptr<Engine> engine, std::uint64_t seed)
        : m_engine{std::move(engine)}
        , m_seed{seed}
    {
    }

    SearchResult think(const BoardGame& position, const Limits& limits, const std::atomic<bool>& stop,
                       const Report& report) override
    {
        constexpr std::uint64_t nodesOnSquare = 50'000; // for all cells: short, whatever the time limit
        const auto& game = static_cast<const Game&>(position);
        if (game.square()) {
            const auto evaluator = makeEngine(engineLevels, m_seed);
            return *playOnSquare(game, *evaluator, std::min(limits.nodes.value_or(nodesOnSquare), nodesOnSquare), stop);
        }
        return m_engine->think(position, limits, stop, report);
    }

    SearchResult open(const BoardGame& position, const OpeningTurn& turn, const Limits& limits,
                      const std::atomic<bool>& stop) override
    {
        constexpr std::uint64_t nodesInOpening = 200'000;
        const auto evaluator = makeEngine(engineLevels, m_seed);
        const std::uint64_t nodes = std::min(limits.nodes.value_or(nodesInOpening), nodesInOpening);
        return playOpening(static_cast<const Game&>(position), turn, *evaluator, nodes, m_seed, stop);
    }

private:
    std::unique_ptr<Engine> m_engine;
    std::uint64_t m_seed;
};

} // namespace

SearchResult playOpening(const Game& position, const OpeningTurn& turn, Engine& engine, std::uint64_t nodes,
                         std::uint64_t seed, const std::atomic<bool>& stop)
{
    const BalanceEvaluator evaluator{
        .think = [&](const Game& each, double share) { return engine.think(each, part(nodes, share), stop, {}); },
        .isOutOfTime = [&] { return stop.load(); }};
    const auto plies = position.plies().size();
    if (turn.chooses && turn.mayPlaceTwo)
        return choice(answerToThree(position, evaluator));
    if (turn.chooses)
        return choice(answerToFive(position, evaluator));
    SearchResult found;
    if (plies == 0) {
        found.line = openingStones(position, evaluator, seed);
    } else if (plies == 1) {
        found.line = {secondStone(position, seed)};
    } else if (plies % 2 == 0) { // black's: the last stone before a choice
        const auto even = evenStone(position, evaluator, 1.0);
        found.line = {even ? *even : evaluator.think(position, 0.0).line.front()};
    } else {
        found.line = {evaluator.think(position, 0.5).line.front()};
    }
    return found;
}

std::optional<SearchResult> playOnSquare(const Game& position, Engine& engine, std::uint64_t nodes,
                                         const std::atomic<bool>& stop)
{
    const auto square = position.square();
    if (!square)
        return std::nullopt;
    const std::vector<Cell> cells = cellsFor(position, *square);
    std::optional<SearchResult> best;
    for (const Cell cell : cells) {
        if (best && stop.load())
            break;
        Game next = position;
        next.play(cell);
        SearchResult after;
        if (cells.size() > 1 && !next.outcome())
            after = engine.think(next, part(nodes, 1.0 / static_cast<double>(cells.size())), stop, {});
        if (!best || -after.score > best->score)
            best = SearchResult{.depth = after.depth + 1, .score = -after.score, .nodes = 1, .line = {cell}};
    }
    return best;
}

std::unique_ptr<Engine> withOpenings(std::unique_ptr<Engine> engine, std::uint64_t seed)
{
    return std::make_unique<OpeningEngine>(std::move(engine), seed);
}

} // namespace qipan::gomoku
