// SPDX-License-Identifier: GPL-3.0-or-later
// Who comes to the table: the encrypted line, the passcode, and the seat that is kept.
#include "net/broker/broker_transport.h"
#include "net/connection.h"
#include "net/host.h"
#include "net/secret.h"
#include "net/secure/encryption.h"
#include "net/secure/secret_bytes.h"
#include "net/secure_transport.h"

namespace qipan::net {

namespace {

/// Only lines through a broker have no address.
[[nodiscard]] bool isThroughBroker(const Connection* connection)
{
    return connection->peerAddress().isNull();
}

} // namespace

void Host::setOnlyEncrypted(bool onlyEncrypted)
{
    m_onlyEncrypted = onlyEncrypted; // without encryption nobody is admitted
}

void Host::openAt(const BrokerAccess& access, const TableCode& code)
{
    m_code = code;
    m_brokerTable = std::make_unique<BrokerTable>(access, code);
    connect(m_brokerTable.get(), &BrokerTable::knocked, this, &Host::acceptLine);
}

Connection* Host::connectionOver(Transport* line)
{
    if (!isEncryptionAvailable())
        return new Connection{Session::host(m_self, m_terms, Time{0}), line, this};
    auto* const secure = new SecureTransport{SecureChannel::host(), line};
    auto* const connection = new Connection{Session::host(m_self, m_terms, Time{0}), secure, this};
    connect(secure, &SecureTransport::requested, connection,
            [this, connection, secure] { handleChannelRequest(connection, secure); });
    connect(secure, &SecureTransport::opened, connection, [this, connection, secure] {
        if (secure->channel().secret() == ChannelSecret::Passcode && !isThroughBroker(connection))
            m_passcodeGuard.countSuccess(connection->peerAddress());
    });
    connect(secure, &SecureTransport::refused, connection,
            [connection](RejectReason reason) { connection->call(&Session::reject, reason); });
    return connection;
}

/// A guest asks for an encrypted line before it says hello.
void Host::handleChannelRequest(Connection* connection, SecureTransport* transport)
{
    const QHostAddress address = connection->peerAddress();
    if (isThroughBroker(connection)) {
        handleCodeRequest(transport);
    } else if (transport->channel().secret() == ChannelSecret::SeatToken) {
        if (isSeatToResume())
            transport->accept(m_seatToken.toUtf8()); // cannot be guessed
        else
            transport->refuse(RejectReason::Passcode);
    } else if (m_passcode.isEmpty()) {
        transport->decline();
    } else if (m_blocked.contains(address)) {
        transport->refuse(RejectReason::Declined);
    } else {
        using enum PasscodeGuard::Admission;
        switch (m_passcodeGuard.admitChannel(address, now())) {
        case LockedOut:
            transport->refuse(RejectReason::Passcode);
            break;
        case Knock:
            // Its user may only knock without encryption, where that is of use.
            m_onlyEncrypted || m_acceptAnyone ? transport->refuse(RejectReason::Busy) : transport->decline();
            break;
        case Challenge:
            // The answer tells the guest whether its guess is right, so it counts before the guest proves anything.
            m_passcodeGuard.countFailure(address, now());
            transport->accept(passwordOf(m_passcode));
            break;
        }
    }
}

/// A guess at the code is hopeless, so guesses are not counted. A player who comes back has the code too.
void Host::handleCodeRequest(SecureTransport* transport)
{
    if (!m_code || transport->channel().secret() == ChannelSecret::SeatToken)
        return transport->refuse(RejectReason::Passcode);
    QByteArray secret = m_code->secret();
    transport->accept(secret);
    wipe(secret.data(), static_cast<std::size_t>(secret.size()));
}

/// A player of this table is away, or its connection may have broken unnoticed.
bool Host::isSeatToResume() const
{
    const bool isBeforeFirstRound = m_player != nullptr && m_player->session().round() == 0;
    return !m_seatToken.isEmpty() && !isBeforeFirstRound;
}

void Host::handleJoinRequest(Connection* connection, const QString& token)
{
    const auto* secure = connection->secureTransport();
    const bool isEncrypted = connection->isEncrypted();
    const bool isRightToken = isSeatToResume() && isSameSecret(token.toUtf8(), m_seatToken.toUtf8());
    const bool mayResume = isEncrypted || m_passcode.isEmpty() || !m_onlyEncrypted;
    if (isThroughBroker(connection) && !isEncrypted)
        connection->call(&Session::reject, RejectReason::Passcode);
    else if (isRightToken && mayResume)
        resumeSeat(connection);
    else if (m_blocked.contains(connection->peerAddress()))
        connection->call(&Session::reject, RejectReason::Declined);
    else if (isEncrypted && secure->channel().secret() == ChannelSecret::SeatToken)
        connection->call(&Session::reject, RejectReason::Passcode); // the seat was given up meanwhile
    else if (isEncrypted || m_passcode.isEmpty())
        seatOrAskUser(connection);
    else if (secure != nullptr && secure->channel().isDeclined())
        seatOrAskUser(connection, true);
    else
        checkPasscode(connection);
}

/// Asks for the proof of a guest that came without an encrypted line.
void Host::checkPasscode(Connection* connection)
{
    const auto challenge = [&](const std::optional<QString>& passcode) {
        connection->call(&Session::challenge, passcode);
        limitUnadmitted(&Session::isAwaitingProof);
    };
    if (m_onlyEncrypted)
        return challenge(std::nullopt); // so that the guest's user is asked for the passcode; no proof is right
    using enum PasscodeGuard::Admission;
    switch (m_passcodeGuard.admit(connection->peerAddress(), now())) {
    case LockedOut:
        connection->call(&Session::reject, RejectReason::Passcode);
        break;
    case Knock:
        seatOrAskUser(connection, true);
        break;
    case Challenge:
        challenge(m_passcode);
        break;
    }
}

} // namespace qipan::net
