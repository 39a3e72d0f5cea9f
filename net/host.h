// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"
#include "net/base/address.h"
#include "net/base/rate_limit.h"
#include "net/broker/broker_table.h"
#include "net/passcode_guard.h"
#include "net/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTcpServer>
#include <QTimer>

#include <memory>
#include <optional>

namespace qipan::net {

class Connection;
class SecureTransport;
class Transport;

/// A player who asks to join a table.
struct Knock {
    QString name;            ///< safe to show as plain text
    QHostAddress address;    ///< null if the player came through a broker
    bool isUnproven = false; ///< the table has a passcode, which the player was not asked for: too many have guessed
};

/// A table on the LAN, and through a broker if wanted: listens, asks whether to let a player in, and has at most one
/// player at a time. The seat belongs to the player from `welcome` until it leaves or breaks the protocol, or until
/// releaseSeat(): a player whose connection broke may take it again with its token. Up to maxSpectators spectators may
/// watch.
class Host final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t maxSpectators = 16;

    Host(Introduction self, Terms terms, QObject* parent = nullptr);
    ~Host() override;

    /// Lets players in without asking, at most 20 within a minute.
    void setAcceptAnyone(bool accept) { m_acceptAnyone = accept; }
    /// Sets the passcode that players and spectators must prove to know; empty for none.
    void setPasscode(const QString& passcode) { m_passcode = passcode; }
    /// With a passcode: lets nobody in over a line that is not encrypted. Has no effect if !isEncryptionAvailable().
    void setOnlyEncrypted(bool onlyEncrypted);
    /// Declines everyone from these addresses, except the player who takes the seat again.
    void setBlocked(const QList<QHostAddress>& addresses) { m_blocked = addresses; }
    /// Sets what is played from now on. Guests that are not yet let in get the new terms.
    void setTerms(const Terms& terms);
    [[nodiscard]] const Terms& terms() const { return m_terms; }

    /// Listens on all IPv4 and IPv6 addresses. Without a port it uses defaultPort or, when that is taken, any free
    /// one. Port 0 means any free one. Returns the port, or the reason of the failure as a sentence.
    [[nodiscard]] Result<quint16, QString> listen(std::optional<quint16> port);
    /// Opens the table also to those who know its code and come through a broker. Their lines are encrypted with what
    /// follows from the code; no passcode is asked for. If the broker fails or the table was opened at one before, this
    /// may be called again, which ends the lines there. brokerTable() tells how it goes.
    void openAt(const BrokerAccess& access, const TableCode& code);
    /// Ends that again, with the lines there.
    void closeAtBroker() { m_brokerTable.reset(); }
    /// The table at the broker; null while there is none.
    [[nodiscard]] const BrokerTable* brokerTable() const { return m_brokerTable.get(); }
    /// Stops listening, says `bye` to the player and rejects the pending join request.
    void close();
    /// Like close(), and deletes the host when its output is sent, at the latest after 2 s. Until then the application
    /// object owns it.
    void shutDown();
    /// At the end of the program, without an event loop: waits until the hosts that were shut down are deleted.
    static void awaitShutDown();

    [[nodiscard]] bool isListening() const { return m_server.isListening(); }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// The player's connection; null while the table is open or the player is away.
    [[nodiscard]] Connection* player() const { return m_player; }
    /// The spectators, in the order in which they came.
    [[nodiscard]] const std::vector<Connection*>& spectators() const { return m_spectators; }
    /// A player is seated or is expected back. Other players are rejected.
    [[nodiscard]] bool isSeatTaken() const { return m_player != nullptr || !m_seatToken.isEmpty(); }

    /// Answers the pending join request, if there is one.
    void admit(bool welcome);
    /// Keeps the seat for the owner of this token.
    void reserveSeat(const QString& token) { m_seatToken = token; }
    /// Frees the seat of a player who is away.
    void releaseSeat();

Q_SIGNALS:
    /// A player asks to join; answer with admit(). One at a time.
    void joinRequested(const qipan::net::Knock& knock);
    /// The pending join request ended without an answer: the player left, or a minute has passed. Withdraw the
    /// question.
    void joinRequestEnded();
    /// A player was let in. The host owns the connection, which lives until closed(). Connect to its happened() in the
    /// slot (it does not report Entered again), then begin the first round.
    void entered(qipan::net::Connection* connection, const qipan::net::Entered& peer);
    /// The player reconnected; answer with Session::resume() for this token, or with reject(). The old connection, if
    /// it was still open, is cut and reports nothing more.
    void reconnected(qipan::net::Connection* connection, const QString& token);
    /// A spectator joined; answer with Session::sync(). The connection lives until closed().
    void spectatorEntered(qipan::net::Connection* connection);
    /// The number of spectators has changed.
    void spectatorsChanged(int count);
    /// isSeatTaken() may have changed.
    void seatChanged();

private:
    void accept();
    void acceptLine(Transport* line);
    [[nodiscard]] Connection* connectionOver(Transport* line);
    void handleChannelRequest(Connection* connection, SecureTransport* transport);
    void handleCodeRequest(SecureTransport* transport);
    void limitUnadmitted(bool (Session::*isInState)() const);
    void handle(Connection* connection, const SessionEvent& event);
    void handleJoinRequest(Connection* connection, const QString& token);
    void checkPasscode(Connection* connection);
    [[nodiscard]] bool isSeatToResume() const;
    void resumeSeat(Connection* connection);
    void passcodeChecked(Connection* connection, bool isCorrect);
    void seatOrAskUser(Connection* connection, bool isUnproven = false);
    void askUser(Connection* connection, bool isUnproven);
    void countDeclined(const QHostAddress& address);
    [[nodiscard]] bool isDeclined(const QHostAddress& address) const;
    void admitSpectator(Connection* connection);
    void enter(Connection* connection, const Entered& peer);
    void admitGuest(Connection* connection);
    void markAway();
    void removeConnection(Connection* connection);
    void deleteClosed(Connection* connection);
    [[nodiscard]] Time now() const { return Time{m_clock.elapsed()}; }

    Introduction m_self;
    Terms m_terms;
    QString m_passcode;
    bool m_acceptAnyone = false;
    bool m_onlyEncrypted = false;
    QElapsedTimer m_clock;
    PasscodeGuard m_passcodeGuard;
    QList<QHostAddress> m_blocked;
    QHash<QHostAddress, Time> m_declined; ///< until when these may not ask again; null: through a broker
    RateLimit m_autoAccepted{20, std::chrono::minutes{1}}; ///< players let in without asking
    QTcpServer m_server;
    QTimer m_next;                          ///< accepts the next connection
    std::vector<Connection*> m_connections; ///< children, oldest first, without closed ones
    std::vector<Connection*> m_spectators;
    bool m_isShuttingDown = false;
    std::size_t m_sockets = 0; ///< open lines, including those of closed sessions with output left to send
    Connection* m_player = nullptr;
    Connection* m_pendingGuest = nullptr;
    bool m_isPendingUnproven = false;
    QString m_seatToken; ///< of the player, present or away; empty while the seat is free
    std::optional<TableCode> m_code;
    std::unique_ptr<BrokerTable> m_brokerTable; ///< until the end, for the last messages of its lines
};

} // namespace qipan::net
