#pragma once

#include "net/session.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QObject>
#include <QTimer>

#include <utility>

QT_BEGIN_NAMESPACE
class QTcpSocket;
QT_END_NAMESPACE

namespace qipan::net {

/// A Session over a TCP socket. It reads, writes and keeps the time; all meaning is the session's.
/// What is said with the functions here is written at once. They may be called from a handler of happened(), and never
/// emit anything themselves: signals come from the event loop only.
class Connection final : public QObject {
    Q_OBJECT
public:
    /// Takes over the connected socket and a session that began at time 0. Starts with the next turn of the event loop.
    Connection(Session session, QTcpSocket* socket, QObject* parent);
    ~Connection() override;

    /// The state to read; change it through the functions below only.
    [[nodiscard]] const Session& session() const { return m_session; }

    /// Does something at this end of the session and sends what it has to say: `call(&Session::chat, text)`.
    template <typename Return, typename... Parameters, typename... Arguments>
    Return call(Return (Session::*action)(Parameters...), Arguments&&... arguments)
    {
        m_session.advance(now());
        const Waking waking{*this};
        return (m_session.*action)(std::forward<Arguments>(arguments)...);
    }

    /// Keeps back from now on what is to be sent, whole and in its order; everything else goes on.
    void hold() { m_isHeld = true; }
    /// Sends it.
    void release();

    /// Cuts the line without a word: the session is lost.
    void abort();
    /// Of the session, now and after its end.
    [[nodiscard]] Time deadTime() const { return m_session.deadTime(now()); }
    /// True while the transport stands.
    [[nodiscard]] bool isConnected() const;
    /// Of the other side; an IPv4 address is one also where it came through an IPv6 socket.
    [[nodiscard]] const QHostAddress& peerAddress() const { return m_peerAddress; }

Q_SIGNALS:
    /// The next event of the session, in order.
    void happened(const qipan::net::SessionEvent& event);
    /// The session is closed, for whatever reason, this end's own leave() included. Once; nothing follows.
    void closed();
    /// After closed(): the transport is closed too, the last words are sent. Now the object may be deleted.
    void gone();

private:
    /// Wakes the connection when what was said at this end is complete.
    struct Waking {
        Connection& connection;
        ~Waking() { connection.wake(); }
    };

    void wake();
    void onTimer();
    void pump();
    [[nodiscard]] bool takeIn();
    void write();
    void schedule();
    void finish();
    void depart();
    [[nodiscard]] Time now() const { return Time{m_clock.elapsed()}; }

    QElapsedTimer m_clock;
    Session m_session;
    QTcpSocket* m_socket;       ///< a child
    QHostAddress m_peerAddress; ///< a socket forgets it when it is closed
    QTimer m_timer;
    bool m_isHeld = false;
    bool m_pumping = false;
    bool m_finished = false; ///< closed() was emitted
    bool m_gone = false;
};

} // namespace qipan::net
