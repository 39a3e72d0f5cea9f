// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/guest.h"

#include "net/connection.h"
#include "net/socket_transport.h"

#include <QNetworkProxy>
#include <QTcpSocket>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr auto connectTimeout = 8s;

[[nodiscard]] GuestFailure failureOf(QAbstractSocket::SocketError error)
{
    switch (error) {
    case QAbstractSocket::ConnectionRefusedError:
        return GuestFailure::Refused;
    case QAbstractSocket::HostNotFoundError:
        return GuestFailure::HostNotFound;
    case QAbstractSocket::NetworkError:
        return GuestFailure::NoRoute;
    case QAbstractSocket::SocketTimeoutError:
        return GuestFailure::Timeout;
    case QAbstractSocket::RemoteHostClosedError:
        return GuestFailure::Closed;
    default:
        return GuestFailure::Other;
    }
}

[[nodiscard]] GuestFailure failureOf(RejectReason reason)
{
    switch (reason) {
    case RejectReason::Version:
        return GuestFailure::Version;
    case RejectReason::Busy:
        return GuestFailure::Busy;
    case RejectReason::Passcode:
        return GuestFailure::Passcode;
    case RejectReason::Declined:
        return GuestFailure::Declined;
    case RejectReason::Other:
        break;
    }
    return GuestFailure::Other;
}

} // namespace

Guest::Guest(Introduction self, QObject* parent)
    : QObject{parent}
    , m_self{std::move(self)}
{
    m_connectTimer.setSingleShot(true);
    connect(&m_connectTimer, &QTimer::timeout, this, [this] { fail(GuestFailure::Timeout); });
}

Guest::~Guest()
{
    cancel();
}

void Guest::connectTo(const TableAddress& address, const JoinRequest& joinRequest)
{
    m_joinRequest = joinRequest;
    m_socket = new QTcpSocket{this};
    m_socket->setProxy(QNetworkProxy::NoProxy);
    connect(m_socket, &QTcpSocket::connected, this, &Guest::introduce);
    connect(m_socket, &QTcpSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        const auto failure = failureOf(error);
        fail(failure, failure == GuestFailure::Other ? m_socket->errorString() : QString{});
    });
    m_connectTimer.start(connectTimeout);
    // An unreachable address fails at once; the caller must not get that signal before it is ready.
    QTimer::singleShot(0, m_socket,
                       [this, address] { m_socket->connectToHost(withLocalZone(address.host), address.port); });
}

void Guest::cancel()
{
    m_decided = true;
    m_connectTimer.stop();
    if (m_connection != nullptr) {
        m_connection->call(&Session::leave);
    } else if (m_socket != nullptr) {
        m_socket->disconnect(this);
        m_socket->abort();
    }
}

void Guest::submitPasscode(const QString& passcode)
{
    if (m_connection != nullptr)
        m_connection->call(&Session::submitPasscode, passcode);
}

void Guest::introduce()
{
    m_connectTimer.stop();
    m_socket->disconnect(this);
    m_connection = new Connection{Session::guest(m_self, m_joinRequest, Time{0}), new SocketTransport{m_socket}, this};
    connect(m_connection, &Connection::happened, this, &Guest::handle);
    Q_EMIT awaitingApproval();
}

void Guest::handle(const SessionEvent& event)
{
    if (m_decided)
        return;
    if (const auto* peer = std::get_if<Entered>(&event)) {
        m_decided = true;
        Q_EMIT entered(m_connection, *peer);
    } else if (const auto* back = std::get_if<Resumed>(&event)) {
        m_decided = true;
        Q_EMIT reconnected(m_connection, *back);
    } else if (const auto* duel = std::get_if<DuelResumed>(&event)) {
        m_decided = true;
        Q_EMIT duelReconnected(m_connection, *duel);
    } else if (std::holds_alternative<PasscodeWanted>(event)) {
        Q_EMIT passcodeWanted();
    } else if (const auto* rejected = std::get_if<Rejected>(&event)) {
        fail(failureOf(rejected->reason));
    } else if (const auto* unplayable = std::get_if<Unplayable>(&event)) {
        fail(GuestFailure::Unplayable, describe(unplayable->obstacle));
    } else if (const auto* failed = std::get_if<Failed>(&event)) {
        fail(failed->code == ErrorCode::Version ? GuestFailure::Version : GuestFailure::Protocol,
             describe(failed->code));
    } else if (std::holds_alternative<Lost>(event)) {
        fail(m_connection->isConnected() ? GuestFailure::Timeout : GuestFailure::Closed);
    } else if (std::holds_alternative<PeerLeft>(event)) {
        fail(GuestFailure::Closed);
    }
}

void Guest::fail(GuestFailure failure, const QString& detail)
{
    if (std::exchange(m_decided, true))
        return;
    m_connectTimer.stop();
    if (m_connection == nullptr) {
        m_socket->disconnect(this);
        m_socket->abort();
    }
    Q_EMIT failed(failure, detail);
}

} // namespace qipan::net
