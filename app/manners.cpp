#include "app/manners.h"

namespace qipan::app {

void Manners::forget()
{
    *this = Manners{m_level};
}

void Manners::found(const Thinking& thinking)
{
    m_score = thinking.score;
    m_losses = thinking.isCertain && thinking.score < 0 ? m_losses + 1 : 0;
}

bool Manners::agreesToDraw(const BoardGame& game) const
{
    return m_score <= 0 || !game.canStillBeWon();
}

bool Manners::resigns() const
{
    return m_level >= lowestToResign && m_losses >= turnsToBeSure;
}

} // namespace qipan::app
