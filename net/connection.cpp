// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/connection.h"

#include "net/secure_transport.h"

#include <QPointer>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr qint64 kibibyte = 1024;
constexpr qint64 chunk = 8 * kibibyte;
/// A peer with this much unsent data does not read. A game never needs nearly as much.
constexpr qint64 maxUnsent = 256 * kibibyte;
/// How long input is read and discarded after the last output. Closing a socket with unread input resets the
/// connection, and the other side might never see that output.
constexpr auto lingerTime = 250ms;
/// After this the transport is ended even if output remains.
constexpr auto closeTimeout = 2s;

} // namespace

Connection::Connection(Session session, Transport* transport, QObject* parent)
    : QObject{parent}
    , m_session{std::move(session)}
    , m_transport{transport}
    , m_peerAddress{transport->peerAddress()}
{
    m_clock.start();
    m_transport->setParent(this);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &Connection::onTimer);
    connect(m_transport, &QIODevice::readyRead, this, &Connection::onReadable);
    connect(m_transport, &Transport::interrupted, this, [this] { m_session.interrupted(); });
    connect(m_transport, &Transport::restored, this, [this] { m_session.restored(); });
    connect(m_transport, &Transport::disconnected, this, &Connection::wake);
    wake();
}

Connection::~Connection()
{
    m_transport->disconnect(this);
}

bool Connection::isConnected() const
{
    return m_transport->isConnected();
}

bool Connection::isEncrypted() const
{
    const auto* secure = secureTransport();
    return secure != nullptr && secure->isEncrypted();
}

const SecureTransport* Connection::secureTransport() const
{
    return qobject_cast<const SecureTransport*>(m_transport);
}

void Connection::release()
{
    m_isHeld = false;
    write();
}

void Connection::resumeInput()
{
    m_isSuspended = false;
    wake();
}

void Connection::abort()
{
    m_transport->abort();
    wake();
}

/// Writes the output and leaves the rest to the event loop.
void Connection::wake()
{
    write();
    if (!m_pumping && !m_isTransportClosed)
        m_timer.start(0);
}

void Connection::onReadable()
{
    if (m_finished)
        m_transport->readAll();
    else if (!m_pumping)
        m_timer.start(0);
}

void Connection::onTimer()
{
    if (m_finished) {
        if (!isConnected())
            closeTransport();
        return;
    }
    // If the event loop was blocked (a busy or suspended program), unread input may show that the peer is alive.
    if (isConnected() && m_transport->bytesAvailable() == 0) {
        m_pumping = true; // guards the transport against deletion during the wait
        m_transport->waitForReadyRead(0);
        m_pumping = false;
    }
    pump();
}

void Connection::pump()
{
    if (m_pumping || (m_isSuspended && !m_session.isClosed()))
        return;
    const QPointer<Connection> self{this};
    m_pumping = true;
    if (!m_hasLines)
        readTransport(); // before the session judges how long the other side has been silent
    const auto event = m_session.poll(now());
    m_hasLines = event.has_value(); // at most the lines of one chunk, none of which are processed twice
    write();
    if (event) {
        Q_EMIT happened(*event);
        if (!self)
            return;
        write();
    }
    m_pumping = false;
    if (m_session.isClosed())
        finish();
    else if (m_hasLines || hasMoreInput())
        m_timer.start(0);
    else
        schedule();
}

/// Passes a chunk of the available input, or the end of input, to the session.
void Connection::readTransport()
{
    if (m_session.isClosed())
        return;
    const QByteArray bytes = m_transport->read(chunk); // after the peer's close too
    if (!bytes.isEmpty())
        m_session.receive(bytes, now());
    else if (!isConnected())
        m_session.disconnected();
}

/// Whether the transport has input, or its end, for the session.
bool Connection::hasMoreInput() const
{
    return m_transport->bytesAvailable() > 0 || !isConnected();
}

void Connection::write()
{
    if (m_isHeld && !m_session.isClosed())
        return;
    const QByteArray output = m_session.takeOutput();
    if (output.isEmpty() || !isConnected())
        return;
    m_transport->write(output);
    m_transport->flush();
    if (m_transport->bytesToWrite() > maxUnsent)
        m_transport->abort();
}

void Connection::schedule()
{
    const auto deadline = m_session.nextDeadline();
    if (deadline)
        m_timer.start(std::max(*deadline - now(), Time{0}));
}

void Connection::finish()
{
    m_finished = true;
    m_timer.stop();
    m_transport->readAll();
    const QPointer<Connection> self{this};
    Q_EMIT closed();
    if (!self)
        return;
    if (!isConnected()) {
        wake();
        return;
    }
    QTimer::singleShot(lingerTime, this, [this] { m_transport->disconnectFromPeer(); });
    QTimer::singleShot(closeTimeout, this, [this] {
        m_transport->abort();
        closeTransport();
    });
}

void Connection::closeTransport()
{
    if (std::exchange(m_isTransportClosed, true))
        return;
    Q_EMIT transportClosed();
}

} // namespace qipan::net
