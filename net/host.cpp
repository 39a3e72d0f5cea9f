// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/host.h"

#include "net/connection.h"
#include "net/socket_transport.h"

#include <QCoreApplication>
#include <QEventLoop>
#include <QNetworkProxy>
#include <QTcpSocket>

#include <iterator>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr std::size_t maxUnadmitted = 8; ///< connections without `hello`; likewise those that owe a `proof`
constexpr std::size_t maxSockets = 64;   ///< further connections wait in the system's queue
constexpr Time declinedTime = 60s;       ///< for which a declined player may not ask again
constexpr Time closedDoorTime = 10s;     ///< likewise anybody through a broker, which does not tell who is who

[[nodiscard]] bool beginsWithMoves(const Terms& terms)
{
    const auto* game = std::get_if<GameTerms>(&terms);
    return game != nullptr && !game->setup.start.empty();
}

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
        return tr("Port %1 is in use by another program.").arg(wanted);
    case QAbstractSocket::SocketAccessError:
        return tr("The system does not allow using port %1.").arg(wanted);
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
    if (m_brokerTable)
        m_brokerTable->close();
    admit(false);
    for (auto* connection : std::exchange(m_connections, {})) {
        if (connection->session().isAwaitingHello())
            connection->abort();
        else
            connection->call(&Session::leave);
    }
    m_spectators.clear();
    m_player = nullptr;
    m_seatToken.clear();
}

void Host::shutDown()
{
    close();
    m_isShuttingDown = true;
    setParent(QCoreApplication::instance()); // deletes it if the program ends first
    if (m_sockets == 0)
        deleteLater();
}

void Host::awaitShutDown()
{
    QEventLoop loop;
    auto* const application = QCoreApplication::instance();
    qsizetype left = 0;
    for (const Host* host : application->findChildren<Host*>(QString{}, Qt::FindDirectChildrenOnly)) {
        ++left;
        connect(host, &QObject::destroyed, &loop, [&] {
            if (--left == 0)
                loop.quit();
        });
    }
    if (left > 0)
        loop.exec();
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
    acceptLine(new SocketTransport{socket});
    m_next.start();
}

void Host::acceptLine(Transport* line)
{
    auto* connection = connectionOver(line);
    m_connections.push_back(connection);
    connect(connection, &Connection::happened, this,
            [this, connection](const SessionEvent& event) { handle(connection, event); });
    connect(connection, &Connection::closed, this, [this, connection] { removeConnection(connection); });
    connect(connection, &Connection::transportClosed, this, [this, connection] { deleteClosed(connection); });
    ++m_sockets;
    limitUnadmitted(&Session::isAwaitingHello);
}

/// Limits the connections in this state to maxUnadmitted: aborts the oldest from the address that has the most of them,
/// but none that has proved the passcode before, if there is another.
void Host::limitUnadmitted(bool (Session::*isInState)() const)
{
    std::vector<Connection*> unadmitted;
    std::ranges::copy_if(m_connections, std::back_inserter(unadmitted),
                         [isInState](const Connection* connection) { return (connection->session().*isInState)(); });
    if (unadmitted.size() <= maxUnadmitted)
        return;
    const auto fromSameAddress = [&unadmitted, this](const Connection* one) -> std::ptrdiff_t {
        if (m_passcodeGuard.isProven(one->peerAddress()))
            return 0;
        return std::ranges::count(unadmitted, one->peerAddress(), &Connection::peerAddress);
    };
    auto* const connection = *std::ranges::max_element(unadmitted, {}, fromSameAddress); // the oldest of them
    std::erase(m_connections, connection);
    connection->abort();
}

void Host::handle(Connection* connection, const SessionEvent& event)
{
    if (const auto* joinRequested = std::get_if<JoinRequested>(&event))
        handleJoinRequest(connection, joinRequested->token);
    else if (const auto* proof = std::get_if<PasscodeChecked>(&event))
        passcodeChecked(connection, proof->isCorrect);
    else if (std::holds_alternative<JoinRequestExpired>(event))
        countDeclined(connection->peerAddress());
    else if (const auto* peer = std::get_if<Entered>(&event))
        enter(connection, *peer);
    else if (connection->session().isAtTable())
        return; // handled by the owner of the game
    else if (connection == m_player && std::holds_alternative<Lost>(event) && connection->session().round() > 0)
        markAway(); // the seat token is kept
    if (!connection->session().isAtTable() && connection->session().isClosed())
        removeConnection(connection); // frees the table before other slots run
}

void Host::resumeSeat(Connection* connection)
{
    if (auto* before = std::exchange(m_player, connection)) {
        std::erase(m_connections, before);
        before->disconnect(); // all slots: nobody is to see its end
        connect(before, &Connection::transportClosed, this, [this, before] { deleteClosed(before); });
        before->abort();
    }
    Q_EMIT reconnected(connection, m_seatToken);
}

void Host::passcodeChecked(Connection* connection, bool isCorrect)
{
    const QHostAddress address = connection->peerAddress();
    if (!isCorrect) {
        m_passcodeGuard.countFailure(address, now());
    } else if (m_passcodeGuard.isLockedOut(address, now())) { // after wrong proofs on other connections
        connection->call(&Session::reject, RejectReason::Passcode);
    } else {
        m_passcodeGuard.countSuccess(address);
        seatOrAskUser(connection);
    }
}

/// A guest that did not prove the passcode can only ask the user, who is not asked about spectators or by a table that
/// accepts anyone.
void Host::seatOrAskUser(Connection* connection, bool isUnproven)
{
    const bool isSpectator = connection->session().role() == Role::Watch;
    if (isUnproven && (isSpectator || m_acceptAnyone || m_onlyEncrypted)) {
        connection->call(&Session::reject, RejectReason::Busy);
    } else if (std::holds_alternative<duel::Setup>(m_terms) && !connection->session().peerMaySupportDuels()) {
        connection->call(&Session::reject, RejectReason::Version); // it would take the setup for a malformed one
    } else if (isSpectator) {
        admitSpectator(connection);
    } else if (beginsWithMoves(m_terms) && !connection->session().peerSupportsStartMoves()) {
        connection->call(&Session::reject, RejectReason::Version); // this guest would begin with an empty board
    } else if (isSeatTaken() || isDeclined(connection->peerAddress())) {
        connection->call(&Session::reject, RejectReason::Busy);
    } else if (m_pendingGuest != nullptr && (isUnproven || !m_isPendingUnproven)) {
        connection->call(&Session::reject, RejectReason::Busy);
    } else if (!m_acceptAnyone) {
        askUser(connection, isUnproven);
    } else if (m_autoAccepted.count(now())) {
        admitGuest(connection);
    } else {
        connection->call(&Session::reject, RejectReason::Busy);
    }
}

void Host::askUser(Connection* connection, bool isUnproven)
{
    if (auto* stranger = std::exchange(m_pendingGuest, nullptr)) { // who gives way to one with the passcode
        Q_EMIT joinRequestEnded();
        stranger->call(&Session::reject, RejectReason::Busy);
    }
    m_pendingGuest = connection;
    m_isPendingUnproven = isUnproven;
    Q_EMIT joinRequested({connection->session().peerName(), connection->peerAddress(), isUnproven});
}

bool Host::isDeclined(const QHostAddress& address) const
{
    return now() < m_declined.value(address);
}

void Host::countDeclined(const QHostAddress& address)
{
    m_declined.removeIf([this](const auto& entry) { return entry.value() <= now(); });
    m_declined[address] = now() + (address.isNull() ? closedDoorTime : declinedTime);
}

void Host::admitSpectator(Connection* connection)
{
    if (m_spectators.size() >= maxSpectators) {
        connection->call(&Session::reject, RejectReason::Busy);
        return;
    }
    m_spectators.push_back(connection);
    connection->call(&Session::admit);
}

void Host::enter(Connection* connection, const Entered& peer)
{
    if (connection->session().role() == Role::Watch) {
        Q_EMIT spectatorEntered(connection);
        Q_EMIT spectatorsChanged(static_cast<int>(m_spectators.size()));
        return;
    }
    m_seatToken = peer.token;
    Q_EMIT entered(connection, peer);
    Q_EMIT seatChanged();
}

void Host::admit(bool welcome)
{
    auto* connection = std::exchange(m_pendingGuest, nullptr);
    if (connection == nullptr)
        return;
    if (welcome) {
        admitGuest(connection);
    } else {
        countDeclined(connection->peerAddress());
        connection->call(&Session::reject, RejectReason::Declined);
    }
}

void Host::admitGuest(Connection* connection)
{
    m_player = connection;
    Q_EMIT seatChanged();
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
void Host::markAway()
{
    m_player = nullptr;
    Q_EMIT seatChanged();
}

void Host::removeConnection(Connection* connection)
{
    std::erase(m_connections, connection);
    if (std::erase(m_spectators, connection) > 0)
        Q_EMIT spectatorsChanged(static_cast<int>(m_spectators.size()));
    if (m_player == connection) { // it left, was rejected, broke the protocol, or was lost before the first round
        m_seatToken.clear();
        markAway();
    }
    if (m_pendingGuest == connection) {
        m_pendingGuest = nullptr;
        Q_EMIT joinRequestEnded();
    }
}

void Host::deleteClosed(Connection* connection)
{
    connection->deleteLater();
    --m_sockets;
    if (m_isShuttingDown && m_sockets == 0)
        deleteLater();
    if (m_server.isListening())
        m_server.resumeAccepting();
    m_next.start();
}

} // namespace qipan::net
