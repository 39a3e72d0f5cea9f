// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/lan/spectated_table.h"

#include "net/guest.h"

namespace qipan::app {

SpectatedTable::SpectatedTable(std::shared_ptr<net::Guest> guest, const QString& host)
    : m_connection{guest->connection()}
    , m_guest{std::move(guest)}
    , m_names{host, QString{}}
{
    connect(m_connection, &net::Connection::happened, this, &SpectatedTable::receive);
}

SpectatedTable::~SpectatedTable() = default;

void SpectatedTable::receive(const net::SessionEvent& event)
{
    if (const auto* chat = std::get_if<net::ChatReceived>(&event)) {
        Q_EMIT chatted(chat->from, chat->text);
    } else if (std::holds_alternative<net::PeerLeft>(event)) {
        end(Ending::Closed, tr("The host has closed the table."));
    } else if (std::holds_alternative<net::Lost>(event)) {
        end(Ending::Lost, tr("The connection to the table is lost."));
    } else if (const auto* failed = std::get_if<net::Failed>(&event)) {
        end(Ending::Failed, net::describe(failed->code));
    }
}

void SpectatedTable::setNames(const QString& host, const QString& guest, bool hasRound)
{
    m_hasGuest = !guest.isEmpty();
    m_names = {host, m_hasGuest || !hasRound ? guest : m_names[1]};
}

void SpectatedTable::leave()
{
    if (m_isAlive)
        m_guest->cancel();
    m_isAlive = false;
}

void SpectatedTable::end(Ending ending, const QString& why)
{
    m_isAlive = false;
    Q_EMIT ended(ending, why);
}

} // namespace qipan::app
