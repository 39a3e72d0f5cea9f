#include "net/host.h"

#include "net/connection.h"
#include "net/secret.h"

#include <QCoreApplication>
#include <QNetworkProxy>
#include <QTcpSocket>

#include <algorithm>
#include <iterator>
#include <utility>

namespace qipan::net {

namespace {

constexpr std::size_t maxStrangers = 8; ///< connections without `hello`; likewise those that owe a `proof`
constexpr std::size_t maxSockets = 64;  ///< further connections wait in the system's queue

} // namespace

Host::Host(Introduction self, Terms terms, QObject* parent)
    : QObject{parent}
    , m_self{std::move(self)}
    , m_terms{std::move(terms)}
{
    m_clock.start();
    m_server.setProxy(QNetworkProxy::NoProxy);
    m_next.setSingleShot(true);
    connect(&m_server, &QTcpServer::newConnection, &m_next, qOverload<>(&QTimer::start));
    connect(&m_next, &QTimer::timeout, this, &Host::accept);
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

void Host::setTerms(const Terms& terms)
{
    m_terms = terms;
    for (auto* connection : m_connections)
        connection->call(&Session::setTerms, terms);
}

void Host::close()
{
    m_server.close();
    admit(false);
    for (auto* connection : std::exchange(m_connections, {})) {
        if (connection->session().isGreeting())
            connection->abort();
        else
            connection->call(&Session::leave);
    }
    m_watchers.clear();
    m_player = nullptr;
    m_seatToken.clear();
}

void Host::closeForGood()
{
    close();
    m_isForGood = true;
    setParent(QCoreApplication::instance()); // deletes it if the program ends first
    if (m_sockets == 0)
        deleteLater();
}

/// Accepts one connection in each turn of the event loop, so that input of earlier ones is read before they count as
/// silent.
void Host::accept()
{
    if (m_sockets >= maxSockets)
        return m_server.pauseAccepting();
    auto* socket = m_server.nextPendingConnection();
    if (socket == nullptr)
        return;
    auto* connection = new Connection{Session::host(m_self, m_terms, Time{0}), socket, this};
    m_connections.push_back(connection);
    connect(connection, &Connection::happened, this,
            [this, connection](const SessionEvent& event) { handle(connection, event); });
    connect(connection, &Connection::closed, this, [this, connection] { forget(connection); });
    connect(connection, &Connection::gone, this, [this, connection] { bury(connection); });
    ++m_sockets;
    limitStrangers(&Session::isGreeting);
    m_next.start();
}

/// Limits the connections in this state to maxStrangers: aborts the oldest from the address that has the most of them.
void Host::limitStrangers(bool (Session::*isOne)() const)
{
    std::vector<Connection*> strangers;
    std::ranges::copy_if(m_connections, std::back_inserter(strangers),
                         [isOne](const Connection* connection) { return (connection->session().*isOne)(); });
    if (strangers.size() <= maxStrangers)
        return;
    const auto alike = [&strangers](const Connection* one) {
        return std::ranges::count(strangers, one->peerAddress(), &Connection::peerAddress);
    };
    auto* const connection = *std::ranges::max_element(strangers, {}, alike); // the oldest of them
    std::erase(m_connections, connection);
    connection->abort();
}

void Host::handle(Connection* connection, const SessionEvent& event)
{
    if (const auto* knocked = std::get_if<Knocked>(&event))
        greet(connection, *knocked);
    else if (const auto* proof = std::get_if<Proved>(&event))
        proved(connection, proof->right);
    else if (const auto* peer = std::get_if<Entered>(&event))
        enter(connection, *peer);
    else if (connection->session().isAtTable())
        return; // handled by the owner of the game
    else if (connection == m_player && std::holds_alternative<Lost>(event) && connection->session().round() > 0)
        leaveSeat(); // the seat token is kept
    if (!connection->session().isAtTable() && connection->session().isClosed())
        forget(connection); // frees the table before other slots run
}

void Host::greet(Connection* connection, const Knocked& knocked)
{
    const bool isBefore = m_player != nullptr && m_player->session().round() == 0; // before the first round
    if (!knocked.token.isEmpty() && !m_seatToken.isEmpty() && !isBefore
        && isSameSecret(knocked.token.toUtf8(), m_seatToken.toUtf8()))
        takeSeatAgain(connection, m_seatToken);
    else if (m_passcode.isEmpty())
        seatOrAsk(connection, knocked.name);
    else if (m_lockOut.isOut(connection->peerAddress(), now()))
        connection->call(&Session::reject, RejectReason::Passcode);
    else
        challenge(connection);
}

void Host::challenge(Connection* connection)
{
    connection->call(&Session::challenge, m_passcode);
    limitStrangers(&Session::isProving);
}

void Host::takeSeatAgain(Connection* connection, const QString& token)
{
    if (auto* before = std::exchange(m_player, connection)) {
        std::erase(m_connections, before);
        before->disconnect(); // all slots: nobody is to see its end
        connect(before, &Connection::gone, this, [this, before] { bury(before); });
        before->abort();
    }
    Q_EMIT returned(connection, token);
}

void Host::proved(Connection* connection, bool right)
{
    const QHostAddress address = connection->peerAddress();
    if (!right) {
        m_lockOut.countWrong(address, now());
    } else if (m_lockOut.isOut(address, now())) { // after wrong proofs on other connections
        connection->call(&Session::reject, RejectReason::Passcode);
    } else {
        m_lockOut.clear(address);
        seatOrAsk(connection, connection->session().peerName());
    }
}

void Host::seatOrAsk(Connection* connection, const QString& name)
{
    if (connection->session().role() == Role::Watch) {
        letWatch(connection);
    } else if (!m_terms.setup.start.empty() && !connection->session().peerContinues()) {
        connection->call(&Session::reject, RejectReason::Version); // this guest would begin with an empty board
    } else if (isTaken()) {
        connection->call(&Session::reject, RejectReason::Busy);
    } else if (m_acceptAnyone) {
        if (m_unasked.count(now()))
            letIn(connection);
        else
            connection->call(&Session::reject, RejectReason::Busy);
    } else {
        m_atDoor = connection;
        Q_EMIT knocked(name);
        Q_EMIT seatChanged();
    }
}

void Host::letWatch(Connection* connection)
{
    if (m_watchers.size() >= maxWatchers) {
        connection->call(&Session::reject, RejectReason::Busy);
        return;
    }
    m_watchers.push_back(connection);
    connection->call(&Session::admit);
}

void Host::enter(Connection* connection, const Entered& peer)
{
    if (connection->session().role() == Role::Watch) {
        Q_EMIT watcherEntered(connection);
        Q_EMIT watchersChanged(static_cast<int>(m_watchers.size()));
        return;
    }
    m_seatToken = peer.token;
    Q_EMIT entered(connection, peer);
    Q_EMIT seatChanged();
}

void Host::admit(bool welcome)
{
    auto* connection = std::exchange(m_atDoor, nullptr);
    if (connection == nullptr)
        return;
    if (welcome)
        letIn(connection);
    else
        connection->call(&Session::reject, RejectReason::Declined);
    Q_EMIT seatChanged();
}

void Host::letIn(Connection* connection)
{
    m_player = connection;
    connection->call(&Session::admit);
}

void Host::releaseSeat()
{
    if (m_player != nullptr)
        return;
    m_seatToken.clear();
    Q_EMIT seatChanged();
}

/// The player is away; its seat token is kept.
void Host::leaveSeat()
{
    m_player = nullptr;
    Q_EMIT seatChanged();
}

void Host::forget(Connection* connection)
{
    std::erase(m_connections, connection);
    if (std::erase(m_watchers, connection) > 0)
        Q_EMIT watchersChanged(static_cast<int>(m_watchers.size()));
    if (m_player == connection) { // it left, was rejected, broke the protocol, or was lost before the first round
        m_seatToken.clear();
        leaveSeat();
    }
    if (m_atDoor == connection) {
        m_atDoor = nullptr;
        Q_EMIT knockEnded();
        Q_EMIT seatChanged();
    }
}

void Host::bury(Connection* connection)
{
    connection->deleteLater();
    --m_sockets;
    if (m_isForGood && m_sockets == 0)
        deleteLater();
    if (m_server.isListening())
        m_server.resumeAccepting();
    m_next.start();
}

} // namespace qipan::net
