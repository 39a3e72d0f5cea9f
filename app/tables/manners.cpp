#include "app/tables/manners.h"

#include "app/analysis/analysis_words.h"

namespace qipan::app {

void Manners::forget()
{
    *this = Manners{m_level, m_unit};
}

void Manners::found(const Thinking& thinking)
{
    m_score = thinking.depth > 0 ? std::optional{thinking.score} : std::nullopt;
    m_losses = thinking.isCertain && thinking.score < 0 ? m_losses + 1 : 0;
}

bool Manners::agreesToDraw(const BoardGame& game) const
{
    constexpr double worse = 0.35;
    constexpr double noBetter = 0.55;
    if (!game.canStillBeWon())
        return true;
    const bool isLate = 2 * (game.count(Side::Black) + game.count(Side::White)) > game.size().cells();
    return m_score && winChance(m_unit, *m_score) <= (isLate ? noBetter : worse);
}

bool Manners::resigns() const
{
    return m_unit.disc == 0 && m_level >= lowestToResign && m_losses >= turnsToBeSure;
}

} // namespace qipan::app
