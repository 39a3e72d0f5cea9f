#pragma once

#include "net/session.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

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

    // As in Session.
    void admit();
    void reject(RejectReason reason);
    void startRound(Seat black);
    void tell(const Event& event);
    void refuse(const Command& command, Refusal refusal);
    bool chat(const QString& text);
    void leave();
    [[nodiscard]] int nextRequestId() { return m_session.nextRequestId(); }

    /// Cuts the line without a word: the session is lost.
    void abort();
    /// True while the transport stands.
    [[nodiscard]] bool isConnected() const;

Q_SIGNALS:
    /// The next event of the session, in order.
    void happened(const qipan::net::SessionEvent& event);
    /// The session is closed, for whatever reason, this end's own leave() included. Once; nothing follows.
    void closed();
    /// After closed(): the transport is closed too, the last words are sent. Now the object may be deleted.
    void gone();

private:
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
    QTcpSocket* m_socket; ///< a child
    QTimer m_timer;
    bool m_pumping = false;
    bool m_finished = false; ///< closed() was emitted
    bool m_gone = false;
};

} // namespace qipan::net
