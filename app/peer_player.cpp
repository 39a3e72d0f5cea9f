#include "app/peer_player.h"

#include "net/connection.h"

namespace qipan::app {

PeerPlayer::PeerPlayer(net::Connection* connection)
    : m_connection{connection}
{
    connect(connection, &net::Connection::happened, this, [this](const net::SessionEvent& event) {
        if (const auto* wish = std::get_if<net::PeerCommand>(&event))
            Q_EMIT commanded(wish->command);
    });
}

void PeerPlayer::begin(const Match& match, Seat)
{
    // The host makes the rounds; a guest's match is the one that the host began.
    if (m_connection && m_connection->session().localSeat() == Seat::First)
        m_connection->startRound(match.black());
}

void PeerPlayer::observe(const Event& event, const Match&)
{
    if (m_connection)
        m_connection->tell(event);
}

void PeerPlayer::refused(const Command& command, Refusal why)
{
    if (m_connection)
        m_connection->refuse(command, why);
}

} // namespace qipan::app
