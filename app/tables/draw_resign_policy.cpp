// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/draw_resign_policy.h"

namespace qipan::app {

void DrawResignPolicy::forget()
{
    *this = DrawResignPolicy{m_level, m_unit};
}

void DrawResignPolicy::found(const SearchResult& result)
{
    m_score = result.depth > 0 ? std::optional{result.score} : std::nullopt;
    m_losses = result.isCertain && result.score < 0 ? m_losses + 1 : 0;
}

bool DrawResignPolicy::acceptsDraw(const BoardGame& game) const
{
    constexpr double worse = 0.35;
    constexpr double noBetter = 0.55;
    if (!game.canStillBeWon())
        return true;
    const bool isLate = 2 * (game.count(Side::Black) + game.count(Side::White)) > game.size().cells();
    return m_score && winChance(m_unit, *m_score) <= (isLate ? noBetter : worse);
}

bool DrawResignPolicy::shouldResign() const
{
    return m_unit.disc == 0 && m_level >= lowestToResign && m_losses >= turnsToBeSure;
}

} // namespace qipan::app
