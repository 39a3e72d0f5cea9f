#include "net/host.h"

#include "net/connection.h"

#include <QNetworkProxy>
#include <QTcpSocket>

#include <algorithm>
#include <utility>

namespace qipan::net {

namespace {

constexpr std::size_t maxStrangers = 8; ///< connections that have not said hello yet
constexpr std::size_t maxSockets = 64;  ///< then the next ones wait in the system's queue

} // namespace

Host::Host(Introduction self, Table table, QObject* parent)
    : QObject{parent}
    , m_self{std::move(self)}
    , m_table{table}
{
    m_server.setProxy(QNetworkProxy::NoProxy);
    connect(&m_server, &QTcpServer::newConnection, this, &Host::accept);
}

Host::~Host()
{
    close();
}

qipan::Result<quint16, QString> Host::listen(std::optional<quint16> port)
{
    const auto wanted = port.value_or(defaultPort);
    bool listens = m_server.listen(QHostAddress::Any, wanted);
    if (!listens && !port && m_server.serverError() == QAbstractSocket::AddressInUseError)
        listens = m_server.listen(QHostAddress::Any, 0);
    if (listens)
        return m_server.serverPort();
    switch (m_server.serverError()) {
    case QAbstractSocket::AddressInUseError:
        return tr("Port %1 is taken by another program.").arg(wanted);
    case QAbstractSocket::SocketAccessError:
        return tr("The system does not allow the use of port %1.").arg(wanted);
    default:
        return tr("Port %1 cannot be used: %2").arg(QString::number(wanted), m_server.errorString());
    }
}

void Host::close()
{
    m_server.close();
    admit(false);
    for (auto* connection : std::exchange(m_connections, {})) {
        if (connection->session().hasGreeted())
            connection->leave();
        else
            connection->abort();
    }
    m_player = nullptr;
}

void Host::accept()
{
    while (auto* socket = m_server.nextPendingConnection()) {
        auto* connection = new Connection{Session::host(m_self, m_table, Time{0}), socket, this};
        m_connections.push_back(connection);
        connect(connection, &Connection::happened, this,
                [this, connection](const SessionEvent& event) { handle(connection, event); });
        connect(connection, &Connection::closed, this, [this, connection] { forget(connection); });
        connect(connection, &Connection::gone, this, [this, connection] { bury(connection); });
        ++m_sockets;
        limitStrangers();
    }
    if (m_sockets >= maxSockets)
        m_server.pauseAccepting();
}

void Host::limitStrangers()
{
    const auto isStranger = [](const Connection* connection) { return !connection->session().hasGreeted(); };
    const auto strangers = std::ranges::count_if(m_connections, isStranger);
    if (strangers <= static_cast<std::ptrdiff_t>(maxStrangers))
        return;
    const auto oldest = std::ranges::find_if(m_connections, isStranger);
    auto* connection = *oldest;
    m_connections.erase(oldest);
    connection->abort();
}

void Host::handle(Connection* connection, const SessionEvent& event)
{
    if (const auto* knocked = std::get_if<Knocked>(&event))
        knock(connection, knocked->name);
    else if (const auto* peer = std::get_if<Entered>(&event))
        Q_EMIT entered(connection, *peer);
    else if (!connection->session().isPlaying())
        forget(connection); // the table is open again before anyone else hears of it
}

void Host::knock(Connection* connection, const QString& name)
{
    if (m_player != nullptr || m_atDoor != nullptr) {
        connection->reject(RejectReason::Busy);
    } else if (m_acceptAnyone) {
        letIn(connection);
    } else {
        m_atDoor = connection;
        Q_EMIT knocked(name);
    }
}

void Host::admit(bool welcome)
{
    auto* connection = std::exchange(m_atDoor, nullptr);
    if (connection == nullptr)
        return;
    if (welcome)
        letIn(connection);
    else
        connection->reject(RejectReason::Declined);
}

void Host::letIn(Connection* connection)
{
    m_player = connection;
    connection->admit();
}

void Host::forget(Connection* connection)
{
    std::erase(m_connections, connection);
    if (m_player == connection)
        m_player = nullptr;
    if (m_atDoor == connection) {
        m_atDoor = nullptr;
        Q_EMIT knockEnded();
    }
}

void Host::bury(Connection* connection)
{
    connection->deleteLater();
    --m_sockets;
    if (m_server.isListening())
        m_server.resumeAccepting();
}

} // namespace qipan::net
