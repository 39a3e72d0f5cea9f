// SPDX-License-Identifier: GPL-3.0-or-later
// What the two sides of a LAN game agree on: rock-paper-scissors, the next game, and chat.
#include "app/lan/lan_game.h"

#include <QRandomGenerator>

namespace qipan::app {

void LanGame::chooseHand(Hand hand)
{
    if (m_connection && std::exchange(m_isHandDue, false))
        m_connection->call(&net::Session::chooseHand, hand);
}

void LanGame::show(const net::HandsRevealed& hands)
{
    m_isHandDue = !hands.winner;
    Q_EMIT handsShown(hands.own, hands.other, hands.winner);
    if (m_isHandDue && localPlayer().isEngine())
        chooseHand(static_cast<Hand>(QRandomGenerator::system()->bounded(3)));
    else if (hands.winner && me() == Seat::First)
        m_table.startRound(*hands.winner);
}

void LanGame::receiveProposalNews(const net::ProposalUpdate& update)
{
    Q_EMIT proposalUpdated(update);
    if (update.status == net::ProposalUpdate::Status::Agreed)
        startAgreed(update.setup);
}

void LanGame::startAgreed(const GameSetup& setup)
{
    if (me() != Seat::First || !m_table.hasMatch() || m_table.match().isRunning())
        return; // the host begins
    settle();
    m_agreed = setup;
    startRound(opposite(m_table.match().initialBlack()), setup);
}

void LanGame::startRound(Seat black, const std::optional<GameSetup>& setup)
{
    if (setup)
        seatLocalPlayer(*setup);
    m_table.startRound(black, setup);
}

/// The computer's player must be replaced, because it plays only one game.
void LanGame::seatLocalPlayer(const GameSetup& setup)
{
    if (setup.game != m_table.setup().game)
        m_table.seat(me(), m_makePlayer(*setup.game));
}

bool LanGame::canPropose() const
{
    return !m_ending && m_connection && !m_connection->session().hasPeerProposal() && m_table.hasMatch()
        && m_table.match().verdict() && !m_table.match().request(Seat::First) && !m_table.match().request(Seat::Second);
}

bool LanGame::propose(const GameSetup& setup)
{
    return canPropose() && m_connection->call(&net::Session::propose, setup);
}

void LanGame::answerProposal(const GameSetup& setup, bool accept)
{
    if (!m_connection)
        return;
    const bool isOpen = m_connection->call(&net::Session::answerProposal, accept); // may be a new one
    if (isOpen && accept)
        startAgreed(setup);
}

void LanGame::askForNext()
{
    if (m_ending || isAway() || !m_table.hasMatch())
        return;
    const Match& match = m_table.match();
    const RequestKind kind = match.isRunning() ? RequestKind::Restart : RequestKind::Again;
    m_table.submit(me(), match.ask(kind, m_table.nextRequestId()));
}

bool LanGame::chat(const QString& text)
{
    if (!m_connection || !m_connection->call(&net::Session::chat, text))
        return false;
    Q_EMIT chatted(me(), net::cleanText(text));
    return true;
}

} // namespace qipan::app
