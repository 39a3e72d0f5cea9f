// SPDX-License-Identifier: GPL-3.0-or-later
// The phase of a round in which the opening rule, not the colours, decides who acts.
#include "core/match/match.h"

#include <span>

namespace qipan {

/// Returns the turn by plies and choices, even after the end.
std::optional<OpeningTurn> Match::currentOpeningTurn() const
{
    return qipan::openingTurn(m_opening, plies(), m_openingChoices);
}

std::optional<OpeningTurn> Match::openingTurn() const
{
    return isRunning() ? currentOpeningTurn() : std::nullopt;
}

Seat Match::seatIn(const OpeningTurn& turn) const
{
    return turn.isInitialBlack ? m_initialBlack : opposite(m_initialBlack);
}

Seat Match::seatToMove() const
{
    const auto turn = currentOpeningTurn();
    return turn ? seatIn(*turn) : seatOf(m_game->sideToMove());
}

Seat Match::seatOfPly(int index) const
{
    std::span<const OpeningChoice> made{m_openingChoices};
    while (!made.empty() && pliesAtLastChoice(made) > index)
        made = made.first(made.size() - 1);
    const auto turn = qipan::openingTurn(m_opening, index, made);
    return turn ? seatIn(*turn) : seatOf(m_game->plies()[static_cast<std::size_t>(index)].side);
}

std::optional<Seat> Match::chooser() const
{
    const auto turn = openingTurn();
    return turn && turn->chooses ? std::optional{seatIn(*turn)} : std::nullopt;
}

std::optional<int> Match::pliesAfterUndo(Seat asker) const
{
    if (currentOpeningTurn())
        return std::nullopt; // nor can anything before the last choice be taken back
    const auto& played = m_game->plies();
    for (int count = static_cast<int>(played.size()); count > pliesAtLastChoice(m_openingChoices); --count) {
        if (played[static_cast<std::size_t>(count - 1)].side == sideOf(asker))
            return count - 1;
    }
    return std::nullopt;
}

Match::Decision Match::decideFor(Seat by, const Choose& choose, CommandSource source) const
{
    // The first seat chose before it heard how the second one ended the round: its verdict will use the colours after
    // that choice.
    const bool crossesEnd = source == CommandSource::Remote && by == Seat::First && m_verdict && !m_confirmed;
    if (!isRunning() && !crossesEnd)
        return Refusal::Late;
    if (request(by))
        return Refusal::Waiting;
    const auto turn = currentOpeningTurn();
    if (!turn || !offers(*turn, choose.choice))
        return Refusal::NotInThisState;
    if (seatIn(*turn) != by)
        return Refusal::NotYourTurn;
    if (choose.plies != plies())
        return Refusal::WrongPly;
    return Events{Chosen{by, choose.choice, choose.plies}};
}

Seat Match::blackAfter(int choices) const
{
    const std::span<const OpeningChoice> made{m_openingChoices};
    return initialBlackKeepsColour(made.first(static_cast<std::size_t>(choices))) ? m_initialBlack
                                                                                  : opposite(m_initialBlack);
}

void Match::apply(const Chosen& chosen)
{
    m_openingChoices.push_back(chosen.choice);
    const Seat before = m_black;
    m_black = blackAfter(choices());
    if (isRunning())
        requestOf(opposite(chosen.by)).reset(); // after the end, an open request asks for another round
    if (m_verdict && m_verdict->outcome.winner && m_black != before) // the winning seat stays the same
        m_verdict->outcome.winner = opposite(*m_verdict->outcome.winner);
}

} // namespace qipan
