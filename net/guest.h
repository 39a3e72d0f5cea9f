#pragma once

#include "net/address.h"
#include "net/session.h"

#include <QObject>
#include <QTimer>

QT_BEGIN_NAMESPACE
class QTcpSocket;
QT_END_NAMESPACE

namespace qipan::net {

class Connection;

/// Why someone did not come to sit at a table.
enum class GuestFailure {
    HostNotFound, ///< no machine of that name
    NoRoute,      ///< the network does not lead there
    Refused,      ///< nobody listens on that port
    Timeout,      ///< no answer
    Version,      ///< the host speaks another version of the protocol
    Busy,
    Declined,
    Passcode,   ///< a wrong passcode, or three of them: locked out for a minute
    Unplayable, ///< the table plays something that is not known here
    Protocol,   ///< what answers there is no such program, or a broken one
    Closed,     ///< the host went away before it answered
    Other,
};

/// The failure in a translated sentence for the user.
[[nodiscard]] QString describe(GuestFailure failure);
/// What cannot be played, in a translated sentence.
[[nodiscard]] QString describe(Obstacle obstacle);
/// What went wrong between two programs, in a translated sentence.
[[nodiscard]] QString describe(ErrorCode code);

/// Someone on the way to a table, to play, to watch or back to a seat: looks the machine up, connects and introduces
/// itself. One use for each object.
class Guest final : public QObject {
    Q_OBJECT
public:
    explicit Guest(Introduction self, QObject* parent = nullptr);
    ~Guest() override;

    /// Starts; entered(), returned() or failed() follows, never from within this call.
    void connectTo(const TableAddress& address, const Approach& approach = {});
    /// Answers passcodeWanted().
    void prove(const QString& passcode);
    /// Gives up, or leaves the table with a bye. None of entered(), returned() and failed() follows.
    void cancel();

    /// Null before the connection stands.
    [[nodiscard]] Connection* connection() const { return m_connection; }

Q_SIGNALS:
    /// The connection stands; the host's user is being asked.
    void knocking();
    /// The table wants a passcode and the approach had none; call prove() within a minute.
    void passcodeWanted();
    /// Let in. The connection is this guest's and lives as long as it; connect to its happened() now (it does not tell
    /// Entered again). RoundStarted follows.
    void entered(qipan::net::Connection* connection, const qipan::net::Entered& peer);
    /// Back in the seat; the same holds for the connection.
    void returned(qipan::net::Connection* connection, const qipan::net::Resumed& peer);
    /// Not let in. `detail` says more to the user than describe(failure), or is empty.
    void failed(qipan::net::GuestFailure failure, const QString& detail);

private:
    void introduce();
    void handle(const SessionEvent& event);
    void fail(GuestFailure failure, const QString& detail = {});

    Introduction m_self;
    Approach m_approach;
    QTcpSocket* m_socket = nullptr; ///< a child until the connection takes it over
    Connection* m_connection = nullptr;
    QTimer m_patience;
    bool m_decided = false;
};

} // namespace qipan::net
