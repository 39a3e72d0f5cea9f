// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/secure_transport.h"

#include <QPointer>

#include <algorithm>
#include <cstring>

namespace qipan::net {

namespace {

using State = SecureChannel::State;

constexpr qint64 belowChunk = 8 * 1024;
constexpr qsizetype maxUnread = 32 * 1024; ///< no more is read from below while this much has not been read here

} // namespace

SecureTransport::SecureTransport(SecureChannel channel, Transport* below, QObject* parent)
    : Transport{parent}
    , m_channel{std::move(channel)}
    , m_below{below}
    , m_isBelowOver{!below->isConnected()}
{
    m_below->setParent(this);
    connect(m_below, &QIODevice::readyRead, this, &SecureTransport::readBelow);
    connect(m_below, &QIODevice::bytesWritten, this, &QIODevice::bytesWritten);
    connect(m_below, &Transport::interrupted, this, &Transport::interrupted);
    connect(m_below, &Transport::restored, this, &Transport::restored);
    connect(m_below, &Transport::disconnected, this, [this] {
        m_isBelowOver = true;
        readBelow();
    });
    open(QIODevice::ReadWrite | QIODevice::Unbuffered);
    // Sends the request, and finds input and an end from before this object listened; later, when others listen to it.
    readSoon();
}

SecureTransport::~SecureTransport()
{
    m_below->disconnect(this);
}

/// Reads a bounded amount; the rest follows in later turns of the event loop, or when there is room.
void SecureTransport::readBelow()
{
    if (m_hasEnded)
        return;
    if (hasRoom())
        m_channel.receive(m_below->read(belowChunk));
    proceed();
}

bool SecureTransport::hasRoom() const
{
    return m_text.size() < maxUnread && m_channel.state() != State::Requested;
}

void SecureTransport::readSoon()
{
    if (std::exchange(m_isQueued, true))
        return;
    const auto read = [this] {
        m_isQueued = false;
        readBelow();
    };
    QMetaObject::invokeMethod(this, read, Qt::QueuedConnection);
}

/// The channel may have changed: passes on what it has, in the order of its signals.
void SecureTransport::proceed()
{
    const QPointer<SecureTransport> self{this};
    const QByteArray text = m_channel.takeText();
    m_text += text;
    if (sendOutput())
        m_below->flush();
    if (self)
        report();
    if (self && !text.isEmpty())
        Q_EMIT readyRead();
    if (self && !m_hasEnded && m_channel.state() == State::Broken)
        abort();
    else if (self && !m_hasEnded && m_channel.state() == State::Ended)
        disconnectFromPeer();
    if (!self || m_hasEnded)
        return;
    if (m_below->bytesAvailable() == 0) {
        if (m_isBelowOver) // not while it only closes, and still sends
            end();
    } else if (hasRoom()) {
        readSoon();
    }
}

void SecureTransport::report()
{
    const State state = m_channel.state();
    if (std::exchange(m_reported, state) == state)
        return;
    switch (state) {
    case State::Requested:
        Q_EMIT requested();
        break;
    case State::Encrypted:
    case State::Ended:
    case State::Broken:
        if (!std::exchange(m_isEncrypted, true)) {
            m_below->markProven();
            Q_EMIT opened();
        }
        break;
    case State::Plain:
        if (m_channel.isDeclined())
            Q_EMIT declined();
        break;
    case State::Refused:
        Q_EMIT refused(m_channel.refusal());
        break;
    case State::Opening:
    case State::Proving:
        break;
    }
}

/// False if there was nothing to send, or it could not be sent.
bool SecureTransport::sendOutput()
{
    const QByteArray output = m_channel.takeOutput();
    if (output.isEmpty() || !m_below->isConnected())
        return false;
    if (m_below->write(output) == output.size())
        return true;
    abort(); // a stream with a gap is of no use
    return false;
}

void SecureTransport::accept(QByteArrayView password)
{
    m_channel.accept(password);
    proceed();
}

void SecureTransport::decline()
{
    m_channel.decline();
    proceed();
}

void SecureTransport::refuse(RejectReason reason)
{
    m_channel.refuse(reason);
    proceed();
}

void SecureTransport::disconnectFromPeer()
{
    if (!std::exchange(m_isFinished, true)) {
        m_channel.finish();
        sendOutput();
    }
    m_below->disconnectFromPeer();
}

void SecureTransport::abort()
{
    const QPointer<SecureTransport> self{this};
    m_below->abort();
    if (self)
        end();
}

void SecureTransport::end()
{
    if (!std::exchange(m_hasEnded, true))
        Q_EMIT disconnected();
}

bool SecureTransport::waitForReadyRead(int msecs)
{
    if (m_text.isEmpty() && m_below->waitForReadyRead(msecs))
        readBelow();
    return !m_text.isEmpty();
}

qint64 SecureTransport::readData(char* data, qint64 maxSize)
{
    const auto count = std::min(qint64{m_text.size()}, maxSize);
    std::memcpy(data, m_text.constData(), static_cast<std::size_t>(count));
    m_text.remove(0, count);
    if (count > 0 && !m_hasEnded)
        readSoon(); // there is room again
    return count;
}

qint64 SecureTransport::writeData(const char* data, qint64 size)
{
    if (m_hasEnded || m_isFinished)
        return -1;
    m_channel.send({data, size});
    sendOutput();
    return size;
}

} // namespace qipan::net
