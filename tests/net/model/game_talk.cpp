// SPDX-License-Identifier: GPL-3.0-or-later
// Agreements between the players: the throw, chat, and what is played next.
#include "tests/net/model/game.h"

#include <utility>

namespace qipan::net::model {

bool Game::chooseHand(Hand hand)
{
    return m_session != nullptr && std::exchange(m_isHandDue, false) && m_session->chooseHand(hand);
}

bool Game::chat(const QString& text)
{
    if (m_session == nullptr || !m_session->chat(text))
        return false;
    if (m_audience != nullptr)
        m_audience->said(me(), text);
    return true;
}

bool Game::canPropose() const
{
    return m_session != nullptr && m_match && m_match->verdict() && !m_match->request(Seat::First)
        && !m_match->request(Seat::Second);
}

bool Game::propose(const GameSetup& setup)
{
    if (!canPropose() || !m_session->propose(setup))
        return false;
    m_awaitsProposal = true;
    return true;
}

void Game::answerProposal(bool accept)
{
    const auto setup = std::exchange(m_proposed, std::nullopt);
    if (!setup || m_session == nullptr)
        return;
    m_session->answerProposal(accept);
    if (accept && me() == Seat::First && !m_match->isRunning())
        startProposed(*setup);
}

void Game::startProposed(const GameSetup& setup)
{
    settle();
    m_environment.meet(Met::OtherSetup);
    startRound(opposite(m_match->initialBlack()), setup);
}

} // namespace qipan::net::model
