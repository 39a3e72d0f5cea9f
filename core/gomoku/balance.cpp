// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/gomoku/balance.h"

#include "core/board/seeded_random.h"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <utility>

namespace qipan::gomoku {

namespace {

using EvenOpening = std::array<Cell, 3>;

// Black, white, black, counted from a corner: the eight most even of 700 random openings within five lines of the
// corner, according to searches of 600,000 nodes by Rapfi 0.43 (github.com/dhbloo/rapfi), freestyle on boards of 15
// and 20 lines and standard on 15 and 19. Their scores are within ±40, where a winning advantage is several hundred.
constexpr std::array<EvenOpening, 8> evenOpenings{{
    {{{0, 2}, {4, 0}, {2, 2}}},
    {{{0, 0}, {1, 2}, {4, 2}}},
    {{{1, 1}, {2, 3}, {3, 4}}},
    {{{0, 1}, {4, 0}, {1, 4}}},
    {{{1, 0}, {2, 2}, {4, 2}}},
    {{{2, 1}, {2, 4}, {4, 3}}},
    {{{0, 3}, {3, 2}, {4, 3}}},
    {{{0, 3}, {4, 0}, {1, 3}}},
}};

/// Applies one of the eight symmetries of a board.
Cell transformed(Cell cell, int size, unsigned symmetry)
{
    if ((symmetry & 1U) != 0)
        std::swap(cell.x, cell.y);
    if ((symmetry & 2U) != 0)
        cell.x = size - 1 - cell.x;
    if ((symmetry & 4U) != 0)
        cell.y = size - 1 - cell.y;
    return cell;
}

SwapChoice betterSide(const SearchResult& forWhite)
{
    if (forWhite.score < 0)
        return {.swaps = true};
    return {.swaps = false, .stones = {forWhite.line.front()}};
}

/// Returns the free cells at most two steps from a stone, row by row.
std::vector<Cell> cellsNearStones(const Game& position)
{
    std::vector<Cell> cells;
    const int size = position.size().rows;
    for (int y = 0; y < size; ++y) {
        for (int x = 0; x < size; ++x) {
            const bool near = std::ranges::any_of(position.stones(), [x, y](const Ply& ply) {
                return std::abs(ply.cell.x - x) <= 2 && std::abs(ply.cell.y - y) <= 2;
            });
            if (near && position.isLegal({x, y}))
                cells.push_back({x, y});
        }
    }
    return cells;
}

} // namespace

std::vector<Cell> openingStones(const Game& empty, const BalanceEvaluator& evaluator, std::uint64_t seed)
{
    constexpr std::uint64_t drawn = 3;
    const int size = empty.size().rows;
    std::vector<Cell> best;
    int bestScore = 0;
    for (std::uint64_t i = 0; i < drawn && (best.empty() || !evaluator.isOutOfTime()); ++i) {
        const EvenOpening& opening = evenOpenings[(mix(seed, 0) + i) % evenOpenings.size()];
        const auto symmetry = static_cast<unsigned>(mix(seed, 1 + i) % 8);
        Game position = empty;
        std::vector<Cell> stones;
        for (const Cell cell : opening) {
            stones.push_back(transformed(cell, size, symmetry));
            position.play(stones.back());
        }
        const int score = std::abs(evaluator.think(position, 1.0 / drawn).score);
        if (best.empty() || score < bestScore) {
            best = stones;
            bestScore = score;
        }
    }
    return best;
}

std::optional<Cell> evenStone(const Game& blackToMove, const BalanceEvaluator& evaluator, double share)
{
    const std::vector<Cell> cells = cellsNearStones(blackToMove);
    std::optional<Cell> best;
    int bestScore = 0;
    for (const Cell cell : cells) {
        if (evaluator.isOutOfTime())
            break;
        Game next = blackToMove;
        next.play(cell);
        if (next.outcome())
            continue;
        const int score = std::abs(evaluator.think(next, share / static_cast<double>(cells.size())).score);
        if (!best || score < bestScore) {
            best = cell;
            bestScore = score;
        }
    }
    return best;
}

SwapChoice answerToThree(const Game& position, const BalanceEvaluator& evaluator)
{
    const SearchResult brief = evaluator.think(position, 0.1);
    const SearchResult thorough = evaluator.think(position, 0.4);
    const SwapChoice choice = betterSide(thorough);
    if ((brief.score < 0) == choice.swaps)
        return choice;
    Game next = position;
    const Cell white = thorough.line.front();
    next.play(white);
    if (next.outcome())
        return choice;
    if (const auto black = evenStone(next, evaluator, 0.4))
        return {.swaps = false, .stones = {white, *black}};
    return choice;
}

SwapChoice answerToFive(const Game& position, const BalanceEvaluator& evaluator)
{
    return betterSide(evaluator.think(position, 1.0));
}

} // namespace qipan::gomoku
