// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/analysis/game_values.h"
#include "core/board/board_game.h"

#include <algorithm>
#include <cmath>

namespace qipan::app {

namespace {

[[nodiscard]] int inUnits(double chance)
{
    return static_cast<int>(std::lround(std::clamp(chance, 0.0, 1.0) * chanceUnits));
}

} // namespace

std::optional<double> GameValues::chanceLost(std::size_t move) const
{
    const auto& best = m_positions[move].reviewed;
    const auto& after = m_positions[move + 1].reviewed;
    if (wasGiven(move) || !hasChoice(move) || !best)
        return std::nullopt;
    if (best->best.line.front() == m_game->plies()[move].cell)
        return 0;
    if (isEnd(move + 1))
        return mistakeBetween(move, *best, endValue()).swing;
    if (!after || !areComparable(*best, *after))
        return std::nullopt;
    return mistakeBetween(move, *best, valueOf(move + 1, *after)).swing;
}

GameLosses GameValues::losses() const
{
    GameLosses losses{};
    for (std::size_t i = 0; i + 1 < m_positions.size(); ++i) {
        if (const auto lost = chanceLost(i)) {
            const auto phase = static_cast<std::size_t>(phaseOf(*m_setup.game, i));
            losses[indexOf(m_game->plies()[i].side)][phase].add({.moves = 1, .lost = inUnits(*lost)});
        }
    }
    return losses;
}

/// For the side that moved, in the stored unit.
std::optional<int> GameValues::chanceAfter(std::size_t move) const
{
    const auto& after = m_positions[move + 1].reviewed;
    if (!isEnd(move + 1) && !after)
        return std::nullopt;
    const double black = isEnd(move + 1) ? endValue().chance : valueOf(move + 1, *after).chance;
    return inUnits(m_game->plies()[move].side == Side::Black ? black : 1 - black);
}

StoredAnalysis GameValues::stored() const
{
    StoredAnalysis analysis{.edition = m_setup.game->engineEdition};
    analysis.moves = cellsOf(m_game->plies());
    for (const Position& each : m_positions)
        analysis.positions.push_back(each.reviewed ? std::optional{ReviewedPosition{each.reviewed->best, each.isHard}}
                                                   : std::nullopt);
    if (firstUnreviewed())
        return analysis;
    analysis.losses = losses();
    for (std::size_t i = 0; i + 1 < m_positions.size() && i < mostChances; ++i)
        analysis.chances.push_back(chanceAfter(i));
    return analysis;
}

void GameValues::recall(const StoredAnalysis& analysis)
{
    const bool isOutdated = analysis.edition != m_setup.game->engineEdition;
    const auto& plies = m_game->plies();
    const auto game = positionAt(0);
    std::vector<Cell> moves;
    bool isOnLine = true;
    for (std::size_t i = 0; i < analysis.positions.size(); ++i) {
        const auto& review = analysis.positions[i];
        const bool isFit = review && !game->outcome() && game->isLegal(review->best.line.front());
        isOnLine = isOnLine && i <= plies.size() && (i == 0 || plies[i - 1].cell == moves.back());
        if (isFit && isOnLine)
            recall(m_positions[i], *review, isOutdated);
        else if (isFit && m_others.size() < mostOthers)
            recall(m_others.try_emplace(moves, positionOf(*game)).first->second, *review, isOutdated);
        if (i == analysis.moves.size() || game->outcome() || !game->isLegal(analysis.moves[i]))
            return;
        game->play(analysis.moves[i]);
        moves.push_back(analysis.moves[i]);
    }
}

void GameValues::recall(Position& position, const ReviewedPosition& review, bool isOutdated)
{
    if (position.reviewed)
        return;
    if (isOutdated) {
        if (!position.incidental)
            position.incidental = Found{.best = review.best, .isOutdated = true};
        return;
    }
    position.reviewed = Found{.best = review.best};
    position.isHard = review.isHard;
}

} // namespace qipan::app
