#pragma once

#include "core/board/result.h"
#include "net/address.h"
#include "net/lock_out.h"
#include "net/rate_limit.h"
#include "net/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTcpServer>
#include <QTimer>

#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::net {

class Connection;

/// A table on the LAN: listens, asks who may come in, and has at most one player at a time. The seat is the player's
/// from the welcome until it leaves or makes an error, or until releaseSeat(): a player whose line broke may take it
/// again with its token. Others may watch.
class Host final : public QObject {
    Q_OBJECT
public:
    static constexpr std::size_t maxWatchers = 16;

    Host(Introduction self, Terms terms, QObject* parent = nullptr);
    ~Host() override;

    /// Lets everyone in without asking, 20 within a minute.
    void setAcceptAnyone(bool accept) { m_acceptAnyone = accept; }
    /// Who comes in must prove to know it; empty: there is none.
    void setPasscode(const QString& passcode) { m_passcode = passcode; }
    /// What is played from now on: those who are not in yet will hear of it.
    void setTerms(const Terms& terms);
    [[nodiscard]] const Terms& terms() const { return m_terms; }

    /// Listens on all IPv4 and IPv6 addresses. Without a port: on defaultPort, or on any free one when that is taken.
    /// Port 0 is any free one. Returns the port, or why it cannot be had, in words.
    [[nodiscard]] Result<quint16, QString> listen(std::optional<quint16> port);
    /// Stops listening, says bye to the player and turns the one at the door away.
    void close();
    /// The same, and deletes the host when its last words are sent, or 2 s later at most; until then the program owns
    /// it.
    void closeForGood();

    [[nodiscard]] bool isListening() const { return m_server.isListening(); }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// The player's connection, or null while the table is open or the player is away.
    [[nodiscard]] Connection* player() const { return m_player; }
    /// Those who watch, in the order in which they came.
    [[nodiscard]] const std::vector<Connection*>& watchers() const { return m_watchers; }
    /// A player comes in, sits here or is waited for: other players are turned away.
    [[nodiscard]] bool isTaken() const { return m_player != nullptr || m_atDoor != nullptr || !m_seatToken.isEmpty(); }

    /// Answers the open knock, if there is one.
    void admit(bool welcome);
    /// Keeps the seat for who has this token.
    void keepSeat(const QString& token) { m_seatToken = token; }
    /// Gives the seat of a player who is away to the next one.
    void releaseSeat();

Q_SIGNALS:
    /// Someone is at the door; answer with admit(). One at a time.
    void knocked(const QString& name);
    /// The one at the door has gone or was declined after a minute: take the question away.
    void knockEnded();
    /// A player came in. The connection is the host's and lives until closed(); connect to its happened() now (it does
    /// not tell Entered again), then begin the first round.
    void entered(qipan::net::Connection* connection, const qipan::net::Entered& peer);
    /// The player came back on a new connection; answer with Session::resume() for this token, or with reject(). The
    /// old connection, where it still stood, has been cut: no word of it follows.
    void returned(qipan::net::Connection* connection, const QString& token);
    /// Someone watches; answer with Session::sync(). The connection lives until closed().
    void watcherEntered(qipan::net::Connection* connection);
    /// How many watch has changed.
    void watchersChanged(int count);
    /// isTaken() may have changed.
    void seatChanged();

private:
    void accept();
    void limitStrangers(bool (Session::*isOne)() const);
    void handle(Connection* connection, const SessionEvent& event);
    void greet(Connection* connection, const Knocked& knocked);
    void challenge(Connection* connection);
    void takeSeatAgain(Connection* connection, const QString& token);
    void proved(Connection* connection, bool right);
    void seatOrAsk(Connection* connection, const QString& name);
    void letWatch(Connection* connection);
    void enter(Connection* connection, const Entered& peer);
    void letIn(Connection* connection);
    void leaveSeat();
    void forget(Connection* connection);
    void bury(Connection* connection);
    [[nodiscard]] Time now() const { return Time{m_clock.elapsed()}; }

    Introduction m_self;
    Terms m_terms;
    QString m_passcode;
    bool m_acceptAnyone = false;
    QElapsedTimer m_clock;
    LockOut m_lockOut;
    RateLimit m_unasked{20, std::chrono::minutes{1}}; ///< those who were let in without asking
    QTcpServer m_server;
    QTimer m_next;                          ///< the next newcomer
    std::vector<Connection*> m_connections; ///< children, oldest first: all that are not closed
    std::vector<Connection*> m_watchers;
    bool m_isForGood = false;
    std::size_t m_sockets = 0; ///< with those whose last words are still on their way
    Connection* m_player = nullptr;
    Connection* m_atDoor = nullptr;
    QString m_seatToken; ///< of the player, here or away; empty while the seat is free
};

} // namespace qipan::net
