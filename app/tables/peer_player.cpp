#include "app/tables/peer_player.h"

#include "net/connection.h"

#include <utility>

namespace qipan::app {

PeerPlayer::PeerPlayer(net::Connection* connection, BeforeMove beforeMove)
    : m_connection{connection}
    , m_beforeMove{std::move(beforeMove)}
{
    if (connection == nullptr)
        return;
    connect(connection, &net::Connection::happened, this, [this](const net::SessionEvent& event) {
        if (const auto* wish = std::get_if<net::PeerCommand>(&event))
            Q_EMIT commanded(wish->command);
    });
}

void PeerPlayer::begin(const Match&, Seat seat)
{
    m_seat = seat;
}

void PeerPlayer::observe(const Event& event, const Match&)
{
    const auto* placed = std::get_if<Placed>(&event);
    const auto* chosen = std::get_if<Chosen>(&event);
    if ((placed != nullptr && placed->by != m_seat) || (chosen != nullptr && chosen->by != m_seat))
        m_beforeMove();
    if (m_connection)
        m_connection->call(&net::Session::sendEvent, event);
}

void PeerPlayer::refused(const Command& command, Refusal why)
{
    if (m_connection)
        m_connection->call(&net::Session::refuse, command, why);
}

} // namespace qipan::app
