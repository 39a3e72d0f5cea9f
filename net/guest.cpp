// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/guest.h"

#include "net/broker/broker_transport.h"
#include "net/connection.h"
#include "net/secure/encryption.h"
#include "net/secure/secret_bytes.h"
#include "net/secure_transport.h"
#include "net/socket_transport.h"

#include <QNetworkProxy>
#include <QTcpSocket>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr auto connectTimeout = 8s;
constexpr auto answerTimeout = 2s;        ///< for the host to answer a request for an encrypted line
constexpr auto brokerAnswerTimeout = 15s; ///< likewise through a broker, which may be away for a while

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

[[nodiscard]] GuestFailure failureOf(StreamEnd end)
{
    switch (end) {
    case StreamEnd::NoTable:
        return GuestFailure::NoTable;
    case StreamEnd::TableFull:
        return GuestFailure::Busy;
    case StreamEnd::Left:
    case StreamEnd::ClosedByPeer:
    case StreamEnd::Aborted:
    case StreamEnd::AbortedByPeer:
    case StreamEnd::Lost:
        break;
    }
    return GuestFailure::Closed;
}

} // namespace

Guest::Guest(Introduction self, QObject* parent)
    : QObject{parent}
    , m_self{std::move(self)}
{
    m_connectTimer.setSingleShot(true);
    m_answerTimer.setSingleShot(true);
    connect(&m_connectTimer, &QTimer::timeout, this, [this] { fail(GuestFailure::Timeout); });
    connect(&m_answerTimer, &QTimer::timeout, this,
            [this] { isThroughBroker() ? fail(GuestFailure::Closed) : channelMissing(); });
}

Guest::~Guest()
{
    cancel();
}

void Guest::connectTo(const TablePlace& place, const JoinRequest& joinRequest)
{
    m_place = place;
    m_joinRequest = joinRequest;
    openLine();
}

void Guest::openLine()
{
    if (const auto* address = std::get_if<TableAddress>(&m_place))
        openSocket(*address);
    else
        openBrokerLine(std::get<BrokerPlace>(m_place));
}

void Guest::openBrokerLine(const BrokerPlace& place)
{
    m_line = new BrokerTransport{place.access, place.code, this};
    connect(m_line, &BrokerTransport::connected, this, &Guest::brokerLineConnected);
    connect(m_line, &Transport::disconnected, this, &Guest::brokerLineEnded);
}

void Guest::brokerLineConnected()
{
    m_line->disconnect(this);
    QByteArray secret = std::get<BrokerPlace>(m_place).code.secret();
    requestChannel(SecureChannel::guest(secret, ChannelSecret::Passcode), std::exchange(m_line, nullptr),
                   brokerAnswerTimeout);
    wipe(secret.data(), static_cast<std::size_t>(secret.size()));
}

void Guest::brokerLineEnded()
{
    if (const auto error = m_line->brokerError())
        fail(GuestFailure::Broker, sentenceOf(*error, std::get<BrokerPlace>(m_place).access.address));
    else
        fail(failureOf(m_line->end().value_or(StreamEnd::Lost)));
}

void Guest::openSocket(const TableAddress& address)
{
    m_socket = new QTcpSocket{this};
    m_socket->setProxy(QNetworkProxy::NoProxy);
    connect(m_socket, &QTcpSocket::connected, this, &Guest::socketConnected);
    connect(m_socket, &QTcpSocket::errorOccurred, this, [this](QAbstractSocket::SocketError error) {
        const auto failure = failureOf(error);
        fail(failure, failure == GuestFailure::Other ? m_socket->errorString() : QString{});
    });
    m_connectTimer.start(connectTimeout);
    // An unreachable address fails at once; the caller must not get that signal before it is ready.
    QTimer::singleShot(0, m_socket, [socket = m_socket, address] {
        socket->connectToHost(withLocalZone(address.host), address.port);
    });
}

void Guest::cancel()
{
    m_decided = true;
    dropConnections();
}

/// Leaves the table, or ends the attempt to reach it.
void Guest::dropConnections()
{
    m_connectTimer.stop();
    m_answerTimer.stop();
    if (auto* socket = std::exchange(m_socket, nullptr)) {
        socket->disconnect(this);
        socket->abort();
        socket->deleteLater();
    }
    if (auto* line = std::exchange(m_line, nullptr)) {
        line->disconnect(this);
        line->abort();
        line->deleteLater();
    }
    if (auto* channel = std::exchange(m_channel, nullptr)) {
        channel->disconnect(this);
        channel->abort();
        channel->deleteLater();
    }
    if (m_connection != nullptr)
        m_connection->call(&Session::leave);
}

/// Gives the connection up for a new one to the same table.
void Guest::startAgain()
{
    dropConnections();
    if (auto* before = std::exchange(m_connection, nullptr)) {
        before->disconnect(this);
        connect(before, &Connection::transportClosed, before, &QObject::deleteLater);
    }
    openLine();
}

void Guest::submitPasscode(const QString& passcode)
{
    if (m_decided || m_connection == nullptr)
        return;
    if (!isEncryptionAvailable()) {
        m_connection->call(&Session::submitPasscode, passcode);
        return;
    }
    m_joinRequest.passcode = passcode;
    startAgain();
}

void Guest::askForPlainProof()
{
    if (!std::exchange(m_isAsking, true))
        Q_EMIT plainProofWanted();
}

void Guest::agreeToPlainProof()
{
    if (m_decided || !std::exchange(m_isAsking, false))
        return;
    m_isPlainAgreed = true;
    if (m_connection != nullptr)
        m_connection->call(&Session::submitPasscode, m_joinRequest.passcode);
    else
        startAgain(); // the host may have closed the line meanwhile
}

void Guest::declinePlainProof()
{
    if (m_decided || !std::exchange(m_isAsking, false))
        return;
    dropConnections();
    fail(GuestFailure::Unencrypted);
}

void Guest::socketConnected()
{
    m_connectTimer.stop();
    m_socket->disconnect(this);
    auto* const transport = new SocketTransport{std::exchange(m_socket, nullptr), this};
    if (auto channel = channelToRequest()) {
        requestChannel(std::move(*channel), transport, answerTimeout);
    } else if (isSeatEncrypted()) { // this build cannot encrypt, and the token would show
        transport->abort();
        fail(GuestFailure::Unencrypted);
    } else {
        introduce(transport);
    }
}

std::optional<SecureChannel> Guest::channelToRequest() const
{
    if (!isEncryptionAvailable() || m_isPlainAgreed)
        return std::nullopt;
    if (isSeatEncrypted())
        return SecureChannel::guest(m_joinRequest.resume->token.toUtf8(), ChannelSecret::SeatToken);
    if (!m_joinRequest.passcode.isEmpty())
        return SecureChannel::guest(passwordOf(m_joinRequest.passcode), ChannelSecret::Passcode);
    return std::nullopt;
}

void Guest::requestChannel(SecureChannel channel, Transport* below, std::chrono::milliseconds timeout)
{
    m_channel = new SecureTransport{std::move(channel), below, this};
    connect(m_channel, &SecureTransport::opened, this, [this] { introduce(m_channel); });
    // The host says that the table has no passcode, which anybody on the way could say in its place.
    connect(m_channel, &SecureTransport::declined, this, &Guest::channelMissing);
    connect(m_channel, &SecureTransport::refused, this, [this](RejectReason reason) {
        // Who does not know the code is not the host.
        const bool isOther = isThroughBroker() && reason == RejectReason::Passcode;
        fail(isOther ? GuestFailure::NoTable : failureOf(reason));
    });
    connect(m_channel, &Transport::disconnected, this, [this] {
        if (!m_isAsking)
            fail(GuestFailure::Closed);
    });
    m_answerTimer.start(timeout);
}

/// The host does not encrypt the line.
void Guest::channelMissing()
{
    if (isSeatEncrypted() || isThroughBroker())
        fail(GuestFailure::Unencrypted); // the token would show, or everything
    else
        askForPlainProof(); // the answer may still come
}

void Guest::introduce(Transport* transport)
{
    m_answerTimer.stop();
    m_isAsking = false;
    transport->disconnect(this);
    m_channel = nullptr;
    JoinRequest request = m_joinRequest;
    if (isEncryptionAvailable() && !m_isPlainAgreed)
        request.passcode.clear(); // no proof without asking
    m_connection = new Connection{Session::guest(m_self, request, Time{0}), transport, this};
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
        if (m_joinRequest.passcode.isEmpty())
            Q_EMIT passcodeWanted();
        else
            askForPlainProof();
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
    if (m_connection == nullptr)
        dropConnections();
    Q_EMIT failed(failure, detail);
}

} // namespace qipan::net
