// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/tables/peer_player.h"

#include "net/connection.h"

#include <utility>

namespace qipan::app {

PeerPlayer::PeerPlayer(net::Connection* connection, BeforeSending beforeSending)
    : m_connection{connection}
    , m_beforeSending{std::move(beforeSending)}
{
    if (connection == nullptr)
        return;
    connect(connection, &net::Connection::happened, this, [this](const net::SessionEvent& event) {
        if (const auto* wish = std::get_if<net::PeerCommand>(&event))
            Q_EMIT commanded(wish->command);
    });
}

void PeerPlayer::observe(const Event& event, const Match&)
{
    if (isStoredFirst(event, m_seat))
        m_beforeSending();
    if (m_connection)
        m_connection->call(&net::Session::sendEvent, event);
}

bool PeerPlayer::isStoredFirst(const Event& event, Seat peer)
{
    if (const auto* placed = std::get_if<Placed>(&event))
        return placed->by != peer;
    if (const auto* chosen = std::get_if<Chosen>(&event))
        return chosen->by != peer;
    const auto* answered = std::get_if<Answered>(&event);
    return answered != nullptr && answered->asker == peer && answered->accept && answered->kind == RequestKind::Undo;
}

void PeerPlayer::refused(const Command& command, Refusal why)
{
    if (m_connection)
        m_connection->call(&net::Session::refuse, command, why);
}

} // namespace qipan::app
