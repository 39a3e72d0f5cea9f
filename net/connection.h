// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/session.h"

#include <QElapsedTimer>
#include <QHostAddress>
#include <QObject>
#include <QTimer>

namespace qipan::net {

class SecureTransport;
class Transport;

/// Runs a Session over a transport: reads, writes and keeps the time; the protocol is the session's. In each turn of
/// the event loop it processes one event of the session at most, so that a flood does not hold the window. Messages
/// sent through the functions below are written at once. These functions may be called from a slot of happened(); they
/// never emit signals themselves, which come from the event loop only.
class Connection final : public QObject {
    Q_OBJECT
public:
    /// Takes ownership of the connected transport, and a session that began at time 0. Starts in the next turn of the
    /// event loop.
    Connection(Session session, Transport* transport, QObject* parent);
    ~Connection() override;

    /// For reading the state only; to change it use the functions below.
    [[nodiscard]] const Session& session() const { return m_session; }

    /// Calls a member function of the session and sends what it produced: `call(&Session::chat, text)`.
    template <typename Return, typename... Parameters, typename... Arguments>
    Return call(Return (Session::*action)(Parameters...), Arguments&&... arguments)
    {
        m_session.advance(now());
        const OutputFlush flush{*this};
        return (m_session.*action)(std::forward<Arguments>(arguments)...);
    }

    /// Queues all output from now on until release(). Input is processed as before.
    void hold() { m_isHeld = true; }
    /// Sends the queued output.
    void release();

    /// Processes no input from now on until resumeInput(): the owner prepares an answer to the last event. For a few
    /// seconds at most, because the other side's pings wait too.
    void suspendInput() { m_isSuspended = true; }
    void resumeInput();

    /// Ends the transport at once without a message; the session is lost.
    void abort();
    /// See Session::unresponsiveTime(); valid after the end of the session too.
    [[nodiscard]] Time unresponsiveTime() const { return m_session.unresponsiveTime(now()); }
    /// True while the transport is connected.
    [[nodiscard]] bool isConnected() const;
    /// All that passes is encrypted, and the other side has proved that it knows the password.
    [[nodiscard]] bool isEncrypted() const;
    /// The transport, if it can encrypt; otherwise null.
    [[nodiscard]] const SecureTransport* secureTransport() const;
    /// The other side's address; null if the transport does not know it.
    [[nodiscard]] const QHostAddress& peerAddress() const { return m_peerAddress; }

Q_SIGNALS:
    /// The session's next event, in order.
    void happened(const qipan::net::SessionEvent& event);
    /// The session is closed, for whatever reason, including this end's own leave(). Emitted once; no happened()
    /// follows.
    void closed();
    /// After closed(): the transport has ended too and all output is sent. The object may be deleted now.
    void transportClosed();

private:
    /// Wakes the connection when the call is complete.
    struct OutputFlush {
        Connection& connection;
        ~OutputFlush() { connection.wake(); }
    };

    void wake();
    void onReadable();
    void onTimer();
    void pump();
    void readTransport();
    [[nodiscard]] bool hasMoreInput() const;
    void write();
    void schedule();
    void finish();
    void closeTransport();
    [[nodiscard]] Time now() const { return Time{m_clock.elapsed()}; }

    QElapsedTimer m_clock;
    Session m_session;
    Transport* m_transport; ///< owned, as a child
    QHostAddress m_peerAddress;
    QTimer m_timer;
    bool m_isHeld = false;
    bool m_isSuspended = false;
    bool m_pumping = false;
    bool m_hasLines = false; ///< the session may hold unprocessed input
    bool m_finished = false; ///< closed() was emitted
    bool m_isTransportClosed = false;
};

} // namespace qipan::net
