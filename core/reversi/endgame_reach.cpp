#include "core/reversi/endgame_reach.h"

#include <cmath>

namespace qipan::reversi {

namespace {

/// A position that is evaluated takes as long as so many of the endgame's.
constexpr double endgamePositions = 40;

/// Positions that the exact score takes: measured means of games at 14 to 24 empty squares.
double costOf(int empties)
{
    constexpr int measured = 20;
    constexpr double ofMeasured = 7e6;
    constexpr double perSquare = 2.8;
    return ofMeasured * std::pow(perSquare, empties - measured);
}

} // namespace

EndgameReach::EndgameReach(int empties, std::size_t lines, const SearchBudget& budget)
    : m_cost{costOf(empties) * static_cast<double>(lines)}
    , m_budget{budget}
    , m_begin{std::chrono::steady_clock::now()}
{
}

bool EndgameReach::isReached() const
{
    constexpr double shareOfOrder = 0.3; // of the cost: what better order saves
    return static_cast<double>(m_budget.nodes()) * endgamePositions >= shareOfOrder * m_cost && isAffordable();
}

bool EndgameReach::isAffordable() const
{
    const Limits left = m_budget.left();
    if (left.nodes && static_cast<double>(*left.nodes) < m_cost)
        return false;
    if (!left.time || m_budget.nodes() == 0)
        return true;
    const auto took = std::chrono::duration<double>(std::chrono::steady_clock::now() - m_begin);
    const auto perPosition = took / static_cast<double>(m_budget.nodes()) / endgamePositions;
    return m_cost * perPosition < *left.time;
}

} // namespace qipan::reversi
