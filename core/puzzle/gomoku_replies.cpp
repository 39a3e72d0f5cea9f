// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/puzzle/gomoku_replies.h"

#include "core/gomoku/engines.h"
#include "core/gomoku/game.h"
#include "core/gomoku/position.h"

namespace qipan::puzzle {

using namespace gomoku;

namespace {

constexpr std::uint64_t replyNodes = 3'000;
constexpr std::size_t replyMemory = std::size_t{4} << 20;
constexpr std::uint64_t losingNodes = 5'000; // to find that a reply loses

} // namespace

Rule ruleOf(const Puzzle& puzzle)
{
    const std::string_view rule = puzzle.board.rule;
    return rule == "renju" ? Rule::Renju : rule == "standard" ? Rule::Standard : Rule::Freestyle;
}

std::vector<Cell> cellsOf(std::span<const Point> points)
{
    std::vector<Cell> cells;
    for (const Point point : points)
        cells.push_back(cellOf(point));
    return cells;
}

GomokuReplies::GomokuReplies(const Puzzle& puzzle, WinProver& prover)
    : m_puzzle{puzzle}
    , m_prover{prover}
    , m_player{puzzle.board.turn}
    , m_other{opposite(m_player)}
    , m_engine{makeFullEngine(1)}
{
}

Cell GomokuReplies::best(std::span<const Cell> line, const std::atomic<bool>& stop) const
{
    Game game{ruleOf(m_puzzle), m_puzzle.board.size.columns, StartPosition{m_puzzle.board.stones, m_player}};
    for (const Cell cell : line)
        game.play(cell);
    return m_engine->think(game, {.nodes = replyNodes, .memory = replyMemory}, stop, {}).line.front();
}

std::vector<Cell> GomokuReplies::refutation(Position& position, const ForcedWin& found, std::span<const Cell> line,
                                            const std::atomic<bool>& stop)
{
    const PointSet& fives = position.points(m_player, PointThreat::Five);
    if (fives.isEmpty()) {
        if (const ForcedWin win = m_prover.byFours(position, m_other, stop); win.isProven())
            return cellsOf(win.line);
        return {found.line.empty() ? goodReply(position, line, stop) : cellOf(found.line.front())};
    }
    const auto block = std::ranges::find_if(fives, [&](Point point) { return isAllowed(position, point, m_other); });
    if (block == fives.end())
        return {};
    return counterAttack(position, *block, stop);
}

/// Returns the block and, if it makes a four that wins for the opponent, the rest of that win.
std::vector<Cell> GomokuReplies::counterAttack(Position& position, Point block, const std::atomic<bool>& stop)
{
    std::vector<Cell> moves{cellOf(block)};
    const ScopedMove scopedMove{position, block, m_other};
    if (const ForcedWin win = m_prover.afterFour(position, m_other, stop); win.isProven()) {
        const std::vector<Cell> rest = cellsOf(win.line);
        moves.insert(moves.end(), rest.begin(), rest.end());
    }
    return moves;
}

/// Returns the engine's reply, unless it allows the player a win by fours and threes and another reply may not.
Cell GomokuReplies::goodReply(Position& position, std::span<const Cell> line, const std::atomic<bool>& stop)
{
    const Cell engines = best(line, stop);
    if (m_puzzle.kind != Kind::Vct || !loses(position, pointOf(engines), stop))
        return engines;
    for (const Point point : position.candidates()) {
        if (!stop && isAllowed(position, point, m_other) && !loses(position, point, stop))
            return cellOf(point);
    }
    return engines;
}

bool GomokuReplies::loses(Position& position, Point reply, const std::atomic<bool>& stop)
{
    const ScopedMove scopedMove{position, reply, m_other};
    return m_prover.byThreats(position, m_player, stop, losingNodes).isProven();
}

} // namespace qipan::puzzle
