// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/match/match_input.h"

#include "app/match/shown_table.h"
#include "app/settings/preference_store.h"
#include "ui/game_appearance.h"

namespace qipan::app {

MatchInput::MatchInput(const ShownTable& shown, const PreferenceStore& preferences)
    : m_shown{shown}
    , m_preferences{preferences}
{
}

void MatchInput::choose(Cell cell, Qt::MouseButton button)
{
    const bool isStrict = ui::findAppearance(m_shown.table->setup().game->key)->buttonsPickSides
        && m_preferences->strictMouse && !m_shown.me;
    const bool isWhite = m_shown.match().game().sideToMove() == Side::White;
    if (button == (isStrict && isWhite ? Qt::RightButton : Qt::LeftButton))
        place(cell);
    else if (isStrict)
        Q_EMIT refused(isWhite ? tr("White plays with the right button.") : tr("Black plays with the left button."));
}

bool MatchInput::switchesSeat(Qt::MouseButton button)
{
    if (!m_shown.hasMatch() || m_shown.isOnLan
        || !ui::findAppearance(m_shown.table->setup().game->key)->buttonsPickSides)
        return false;
    const bool isComputerWhite = m_shown.isComputer(m_shown.match().seatOf(Side::White));
    if (button != Qt::MiddleButton && (button != Qt::RightButton || !isComputerWhite))
        return false;
    Q_EMIT computerRequested(!isComputerWhite);
    return true;
}

void MatchInput::place(Cell cell)
{
    const Match& match = m_shown.match();
    if (!match.isRunning() && m_shown.isAlive)
        return Q_EMIT refused(m_shown.text().refusal(Refusal::Late, match));
    if (!m_shown.isAlive)
        return Q_EMIT refused(m_shown.stateText());
    const Seat turn = match.seatToMove();
    const Seat by = m_shown.isPerson(turn) ? turn : m_shown.me.value_or(Seat::First);
    if (m_shown.isPerson(by))
        m_shown.table->submit(by, match.place(cell));
    else if (m_shown.isSpectated)
        Q_EMIT refused(tr("You are watching this game."));
    else
        Q_EMIT refused(tr("The computer plays both sides."));
}

void MatchInput::explain(Seat by, const Command& command, Refusal why)
{
    if (m_shown.isPerson(by))
        Q_EMIT refused(refusalText(command, why));
}

QString MatchInput::refusalText(const Command& command, Refusal why) const
{
    const auto& appearance = *ui::findAppearance(m_shown.table->setup().game->key);
    if (std::holds_alternative<Place>(command)) {
        if (why == Refusal::Outside)
            return appearance.refusal(IllegalMove::Outside);
        if (why == Refusal::Occupied)
            return appearance.refusal(IllegalMove::Occupied);
        if (why == Refusal::NoFlip)
            return appearance.refusal(IllegalMove::NoFlip);
        if (why == Refusal::Opening)
            return appearance.refusal(IllegalMove::Opening);
    }
    return m_shown.text().refusal(why, m_shown.match());
}

} // namespace qipan::app
