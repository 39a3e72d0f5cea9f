// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/reversi/endgame_timing.h"

#include <cmath>

namespace qipan::reversi {

namespace {

/// The cost of an evaluated position in positions of the endgame search.
constexpr double endgamePositions = 5;

/// Returns the expected positions for the exact score: 16 thousand at 12 empty squares, 6.4 million at 20, averaged
/// over 24 games played by four-ply searches.
double costOf(int empties)
{
    constexpr int measured = 20;
    constexpr double ofMeasured = 6.4e6;
    constexpr double perSquare = 2.15;
    return ofMeasured * std::pow(perSquare, empties - measured);
}

} // namespace

EndgameTiming::EndgameTiming(int empties, std::size_t lines, const SearchBudget& budget)
    : m_cost{costOf(empties) * static_cast<double>(lines)}
    , m_budget{budget}
    , m_begin{std::chrono::steady_clock::now()}
{
}

bool EndgameTiming::isDue() const
{
    constexpr double dueShare = 0.1; // of the cost
    return static_cast<double>(m_budget.nodes()) * endgamePositions >= dueShare * m_cost && isAffordable();
}

/// The winner is known after a sixth of the cost, which is worth more than a deeper evaluation.
bool EndgameTiming::isAffordable() const
{
    constexpr double minShare = 0.35;
    const double least = minShare * m_cost;
    const Limits left = m_budget.left();
    if (left.nodes && static_cast<double>(*left.nodes) < least)
        return false;
    if (!left.time || m_budget.nodes() == 0)
        return true;
    const auto took = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin);
    const auto perPosition = took / static_cast<double>(m_budget.nodes()) / endgamePositions;
    return least * perPosition < *left.time;
}

} // namespace qipan::reversi
