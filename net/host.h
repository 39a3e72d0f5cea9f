#pragma once

#include "core/board/result.h"
#include "net/address.h"
#include "net/session.h"

#include <QObject>
#include <QTcpServer>

#include <cstddef>
#include <optional>
#include <vector>

namespace qipan::net {

class Connection;

/// A table on the LAN: listens, asks who may come in, and has at most one player at a time. After the player has left,
/// was lost or made an error, the table is open for the next one.
class Host final : public QObject {
    Q_OBJECT
public:
    Host(Introduction self, Table table, QObject* parent = nullptr);
    ~Host() override;

    /// Lets everyone in without asking.
    void setAcceptAnyone(bool accept) { m_acceptAnyone = accept; }

    /// Listens on all IPv4 and IPv6 addresses. Without a port: on defaultPort, or on any free one when that is taken.
    /// Port 0 is any free one. Returns the port, or why it cannot be had, in words.
    [[nodiscard]] Result<quint16, QString> listen(std::optional<quint16> port);
    /// Stops listening, says bye to the player and turns the one at the door away.
    void close();

    [[nodiscard]] bool isListening() const { return m_server.isListening(); }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }
    /// The player's connection, or null while the table is open.
    [[nodiscard]] Connection* player() const { return m_player; }

    /// Answers the open knock, if there is one.
    void admit(bool welcome);

Q_SIGNALS:
    /// Someone is at the door; answer with admit(). One at a time.
    void knocked(const QString& name);
    /// The one at the door has gone or was declined after a minute: take the question away.
    void knockEnded();
    /// A player came in. The connection is the host's and lives until closed(); connect to its happened() now (it does
    /// not tell Entered again), then call startRound().
    void entered(qipan::net::Connection* connection, const qipan::net::Entered& peer);

private:
    void accept();
    void limitStrangers();
    void handle(Connection* connection, const SessionEvent& event);
    void knock(Connection* connection, const QString& name);
    void letIn(Connection* connection);
    void forget(Connection* connection);
    void bury(Connection* connection);

    Introduction m_self;
    Table m_table;
    bool m_acceptAnyone = false;
    QTcpServer m_server;
    std::vector<Connection*> m_connections; ///< children, oldest first: all that are not closed
    std::size_t m_sockets = 0;              ///< with those whose last words are still on their way
    Connection* m_player = nullptr;
    Connection* m_atDoor = nullptr;
};

} // namespace qipan::net
