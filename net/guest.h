// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/session.h"
#include "net/table_place.h"

#include <QObject>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QTcpSocket;
QT_END_NAMESPACE

namespace qipan::net {

class BrokerTransport;
class Connection;
class SecureChannel;
class SecureTransport;
class Transport;

/// Why a guest was not let in to a table.
enum class GuestFailure {
    HostNotFound, ///< the host name could not be resolved
    NoRoute,      ///< the network is unreachable
    Refused,      ///< nothing listens on that port
    Timeout,      ///< no answer
    Version,      ///< the host speaks another version of the protocol
    Busy,
    Declined,
    Passcode,    ///< wrong passcode, or locked out for a minute after three wrong ones
    Unplayable,  ///< the table plays something that this program does not know
    Protocol,    ///< the other end is not a Qipan host, or breaks the protocol
    Closed,      ///< the host closed the connection before it answered
    Unencrypted, ///< the line could not be encrypted, and may not be used without that
    Broker,      ///< the broker cannot be used; the detail says why
    NoTable,     ///< nobody at the broker answers to the code
    Other,
};

/// The failure as a translated sentence for the user.
[[nodiscard]] QString describe(GuestFailure failure);
/// What cannot be played, as a translated sentence.
[[nodiscard]] QString describe(Obstacle obstacle);
/// The protocol error, as a translated sentence.
[[nodiscard]] QString describe(ErrorCode code);

/// Joins a table, to play, to watch or to take a seat again: resolves the host or the broker, connects, encrypts the
/// line if there is a passcode or a code, and performs the handshake. An object joins once only, over several
/// connections if necessary. A line through a broker is always encrypted, with the secret that follows from the code.
///
/// With a passcode or a seat that was taken over an encrypted line it asks the host for an encrypted line before it
/// says anything else. A host that does not answer is of an older version, or somebody suppresses the answer: the
/// passcode is proved in the old way only after agreeToPlainProof(), a token is never sent.
class Guest final : public QObject {
    Q_OBJECT
public:
    explicit Guest(Introduction self, QObject* parent = nullptr);
    ~Guest() override;

    /// Starts to connect. Emits entered(), returned() or failed() later, never from within this call.
    void connectTo(const TablePlace& place, const JoinRequest& joinRequest = {});
    /// Answers passcodeWanted(). Connects again to encrypt the line.
    void submitPasscode(const QString& passcode);
    /// Answers plainProofWanted(): goes on without encryption.
    void agreeToPlainProof();
    /// Likewise: leaves. failed() follows at once, with GuestFailure::Unencrypted.
    void declinePlainProof();
    /// Gives up, or leaves the table with `bye`. None of entered(), returned() and failed() follows.
    void cancel();

    /// Null until `hello` is sent.
    [[nodiscard]] Connection* connection() const { return m_connection; }

Q_SIGNALS:
    /// The connection is established; the host's user is being asked. After plainProofWanted() it withdraws that
    /// question: a late answer came, and the line is encrypted.
    void awaitingApproval();
    /// The table requires a passcode and the join request had none. Call submitPasscode(), within a minute where lines
    /// cannot be encrypted.
    void passcodeWanted();
    /// The host does not encrypt the line, but wants a proof of the passcode. That proof lets a false host try
    /// passcodes offline, and nothing that follows is private: ask the user. Call agreeToPlainProof() or
    /// declinePlainProof().
    void plainProofWanted();
    /// Let in. The guest owns the connection. Connect to its happened() in the slot; it does not report Entered again.
    /// RoundStarted follows.
    void entered(qipan::net::Connection* connection, const qipan::net::Entered& peer);
    /// Back in the seat. As for entered(), the guest owns the connection.
    void reconnected(qipan::net::Connection* connection, const qipan::net::Resumed& peer);
    /// The same at a table of duels.
    void duelReconnected(qipan::net::Connection* connection, const qipan::net::DuelResumed& peer);
    /// Not let in. `detail` adds to describe(failure) for the user; it may be empty.
    void failed(qipan::net::GuestFailure failure, const QString& detail);

private:
    void openLine();
    void openSocket(const TableAddress& address);
    void openBrokerLine(const BrokerPlace& place);
    void socketConnected();
    void brokerLineConnected();
    void brokerLineEnded();
    [[nodiscard]] bool isThroughBroker() const { return std::holds_alternative<BrokerPlace>(m_place); }
    [[nodiscard]] bool isSeatEncrypted() const { return m_joinRequest.resume && m_joinRequest.isSeatEncrypted; }
    [[nodiscard]] std::optional<SecureChannel> channelToRequest() const;
    void requestChannel(SecureChannel channel, Transport* below, std::chrono::milliseconds timeout);
    void channelMissing();
    void askForPlainProof();
    void startAgain();
    void dropConnections();
    void introduce(Transport* transport);
    void handle(const SessionEvent& event);
    void fail(GuestFailure failure, const QString& detail = {});

    Introduction m_self;
    TablePlace m_place;
    JoinRequest m_joinRequest;
    QTcpSocket* m_socket = nullptr;       ///< owned, as a child, until it is connected
    BrokerTransport* m_line = nullptr;    ///< likewise
    SecureTransport* m_channel = nullptr; ///< likewise, until the connection takes it over
    Connection* m_connection = nullptr;
    QTimer m_connectTimer;
    QTimer m_answerTimer;         ///< the host has yet to answer whether it encrypts the line
    bool m_isAsking = false;      ///< plainProofWanted() is open
    bool m_isPlainAgreed = false; ///< to a proof over a line that is not encrypted
    bool m_decided = false;
};

} // namespace qipan::net
