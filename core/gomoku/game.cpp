// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/game.h"

#include "core/gomoku/forbidden.h"
#include "core/gomoku/position.h"
#include "core/gomoku/vcf.h"

#include <algorithm>
#include <atomic>
#include <cassert>

namespace qipan::gomoku {

namespace {

constexpr std::size_t tableBytes = 64 << 10;
constexpr std::uint64_t threatNodes = 2'000; // some milliseconds: the window waits for it

void addThreats(const Position& position, Side side, std::vector<ThreatCell>& cells)
{
    for (const Point point : position.pointsFrom(side, PointThreat::OpenFour)) {
        if (!isAllowed(position, point, side))
            continue;
        const ThreatKind kind = position.makesFive(point, side) ? ThreatKind::Win : ThreatKind::Unstoppable;
        cells.push_back({cellOf(point), side, kind});
    }
}

} // namespace

Game::Game(Rule rule, int size, Opening opening)
    : m_rule{rule}
    , m_opening{opening}
    , m_board{size}
{
    m_plies.reserve(static_cast<std::size_t>(size) * static_cast<std::size_t>(size));
}

Game::Game(Rule rule, int size, const StartPosition& start)
    : Game{rule, size}
{
    m_setUp = start.stones;
    for (const Ply& stone : m_setUp)
        m_board.place(pointOf(stone.cell), stone.side);
    m_sideToMove = start.toMove;
    m_outcome = positionOutcome();
}

std::vector<Ply> Game::stones() const
{
    std::vector<Ply> all = m_setUp;
    all.insert(all.end(), m_plies.begin(), m_plies.end());
    return all;
}

std::optional<Outcome> Game::positionOutcome() const
{
    const auto wins = [this](const Ply& ply) { return winsThrough(m_board, m_rule, pointOf(ply.cell)); };
    const std::vector<Ply> all = stones();
    if (const auto winner = std::find_if(all.rbegin(), all.rend(), wins); winner != all.rend())
        return Outcome{.winner = winner->side, .reason = EndReason::Five};
    if (m_board.isFull())
        return Outcome{.winner = std::nullopt, .reason = EndReason::Full};
    return std::nullopt;
}

std::optional<Side> Game::stoneAt(Cell cell) const
{
    assert(size().contains(cell));
    const Stone stone = m_board.at(pointOf(cell));
    return stone == Stone::None ? std::nullopt : std::optional{sideOf(stone)};
}

int Game::count(Side side) const
{
    return static_cast<int>(std::ranges::count(m_setUp, side, &Ply::side)
                            + std::ranges::count(m_plies, side, &Ply::side));
}

std::optional<IllegalMove> Game::moveError(Cell cell) const
{
    if (!size().contains(cell))
        return IllegalMove::Outside;
    if (m_outcome)
        return IllegalMove::GameOver;
    if (m_board.at(pointOf(cell)) != Stone::None)
        return IllegalMove::Occupied;
    if (const auto wanted = square(); wanted && !wanted->allows(cell))
        return IllegalMove::Opening;
    return std::nullopt;
}

std::optional<CentralSquare> Game::square() const
{
    return squareFor(m_opening, m_board.size(), static_cast<int>(m_plies.size()) + 1);
}

void Game::play(Cell cell)
{
    assert(isLegal(cell));
    const Side side = sideToMove();
    const Point point = pointOf(cell);
    const bool forbidden = isLimited(m_rule, side) && forbiddenAt(m_board, point) != Forbidden::None;
    m_board.place(point, side);
    m_plies.push_back({cell, side});
    m_sideToMove = opposite(side);
    if (forbidden)
        m_outcome = Outcome{.winner = opposite(side), .reason = EndReason::Forbidden};
    else if (winsThrough(m_board, m_rule, point))
        m_outcome = Outcome{.winner = side, .reason = EndReason::Five};
    else if (m_board.isFull())
        m_outcome = Outcome{.winner = std::nullopt, .reason = EndReason::Full};
}

void Game::takeBack()
{
    assert(!m_plies.empty());
    m_board.remove(pointOf(m_plies.back().cell));
    m_sideToMove = m_plies.back().side;
    m_plies.pop_back();
    m_outcome.reset(); // nobody plays on after the end
}

std::vector<Cell> Game::winningLine() const
{
    if (!m_outcome || !m_outcome->winner)
        return {};
    // The last stone decides, except in a custom position.
    const std::vector<Ply> all = stones();
    for (auto stone = all.rbegin(); stone != all.rend(); ++stone) {
        std::vector<Cell> row = winningRow(m_board, m_rule, pointOf(stone->cell));
        if (!row.empty())
            return row;
    }
    return {};
}

bool Game::canStillBeWon() const
{
    return m_outcome ? m_outcome->winner.has_value()
                     : hasRoomForFive(m_board, Side::Black) || hasRoomForFive(m_board, Side::White);
}

std::vector<ForbiddenCell> Game::forbiddenCells() const
{
    if (m_rule != Rule::Renju || m_outcome)
        return {};
    return gomoku::forbiddenCells(m_board);
}

Threats Game::threats() const
{
    Threats threats;
    if (m_outcome)
        return threats;
    Position position{m_board, m_rule, trainedWeights(m_rule)};
    for (const Side side : {Side::Black, Side::White})
        addThreats(position, side, threats.cells);
    const std::atomic<bool> never{false};
    SearchBudget budget{{}, threatNodes, never};
    VcfSolver solver{tableBytes};
    const ForcedWin win = solver.solve(position, m_sideToMove, {VcfSolver::maxMoves, threatNodes}, budget);
    threats.win = cellsOf(win.line);
    return threats;
}

} // namespace qipan::gomoku
