// What the two sides of a LAN game agree on: rock-paper-scissors, the next game, and chat.
#include "app/lan/lan_game.h"
#include "app/tables/engine_player.h"
#include "net/connection.h"
#include "net/text.h"

#include <QRandomGenerator>

#include <utility>

namespace qipan::app {

void LanGame::throwHand(Hand hand)
{
    if (m_connection && std::exchange(m_isThrowDue, false))
        m_connection->call(&net::Session::throwHand, hand);
}

void LanGame::show(const net::HandsShown& hands)
{
    m_isThrowDue = !hands.winner;
    Q_EMIT handsShown(hands.own, hands.other, hands.winner);
    if (m_isThrowDue && qobject_cast<EnginePlayer*>(m_table.player(me())) != nullptr)
        throwHand(static_cast<Hand>(QRandomGenerator::system()->bounded(3)));
    else if (hands.winner && me() == Seat::First)
        m_table.startRound(*hands.winner);
}

void LanGame::hearOf(const net::ProposalNews& news)
{
    Q_EMIT proposalNews(news);
    if (news.what == net::ProposalNews::What::Agreed)
        startAgreed(news.setup);
}

void LanGame::startAgreed(const GameSetup& setup)
{
    if (me() != Seat::First || !m_table.hasMatch() || m_table.match().isRunning())
        return; // the host begins
    settle();
    m_agreed = setup;
    startRound(opposite(m_table.match().beginner()), setup);
}

void LanGame::startRound(Seat black, const std::optional<GameSetup>& setup)
{
    if (setup)
        seatOwnPlayerFor(*setup);
    m_table.startRound(black, setup);
}

/// The computer's player must be replaced, because it plays only one game.
void LanGame::seatOwnPlayerFor(const GameSetup& setup)
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
    Q_EMIT said(me(), net::cleanText(text));
    return true;
}

} // namespace qipan::app
