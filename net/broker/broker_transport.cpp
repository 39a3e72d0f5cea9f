// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_transport.h"

#include "net/base/random_bytes.h"

#include <algorithm>
#include <cstring>

namespace qipan::net {

namespace {

[[nodiscard]] LineId randomLine()
{
    LineId line;
    std::ranges::copy(randomBytes(static_cast<int>(line.size())), line.begin());
    return line;
}

} // namespace

QByteArray inboxOf(const LineId& line)
{
    return QByteArray{reinterpret_cast<const char*>(line.data()), static_cast<qsizetype>(line.size())}.toHex();
}

BrokerTransport::BrokerTransport(const BrokerAccess& access, const TableCode& code, QObject* parent)
    : Transport{parent}
    , m_role{ReliableStream::Role::Guest}
    , m_line{randomLine()}
    , m_peerInbox{code.topic()}
{
    m_client = new MqttClient{{access, inboxOf(m_line)}, this};
    listenToClient();
    connect(m_client, &MqttClient::received, this, [this](const QByteArray& bytes) {
        if (const auto message = parseStreamMessage(bytes))
            receive(*message);
    });
    connect(m_client, &MqttClient::failed, this, [this] {
        m_hasFailed = true;
        reportSoon();
    });
}

BrokerTransport::BrokerTransport(MqttClient& client, const LineId& line, QObject* parent)
    : Transport{parent}
    , m_client{&client}
    , m_role{ReliableStream::Role::Host}
    , m_line{line}
    , m_peerInbox{inboxOf(line)}
{
    listenToClient();
    m_stream.emplace(m_line, m_role, now());
    m_stream->limitPayload(client.largestMessage() - messageHeader);
    m_wasConnected = true;
    open(ReadWrite | Unbuffered);
}

BrokerTransport::~BrokerTransport()
{
    if (m_stream && !m_stream->end()) {
        m_stream->abort();
        send();
    }
}

void BrokerTransport::listenToClient()
{
    m_clock.start();
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BrokerTransport::onTimer);
    connect(m_client, &MqttClient::ready, this, &BrokerTransport::onReady);
    connect(m_client, &MqttClient::lost, this, &Transport::interrupted);
}

void BrokerTransport::onReady()
{
    if (m_hasFailed || m_hasEnded)
        return; // given up before the broker was ready
    if (!m_stream)
        m_stream.emplace(m_line, m_role, now());
    else
        m_stream->reconnected(now());
    Q_EMIT restored();
    m_stream->limitPayload(m_client->largestMessage() - messageHeader);
    send();
}

bool BrokerTransport::isConnected() const
{
    return m_stream && m_stream->isOpen() && isOpen();
}

void BrokerTransport::disconnectFromPeer()
{
    if (m_stream)
        m_stream->close(now());
    else
        m_hasFailed = true;
    send();
    reportSoon();
}

void BrokerTransport::markProven()
{
    if (!std::exchange(m_isProven, true))
        Q_EMIT proven();
}

void BrokerTransport::abort()
{
    if (m_stream)
        m_stream->abort();
    else
        m_hasFailed = true;
    m_isAborted = true;
    send();
    setOpenMode(NotOpen);
    reportSoon();
}

qint64 BrokerTransport::bytesAvailable() const
{
    return QIODevice::bytesAvailable() + (m_stream ? m_stream->readable() : 0);
}

qint64 BrokerTransport::bytesToWrite() const
{
    return m_stream ? m_stream->unacknowledged() : 0;
}

bool BrokerTransport::waitForReadyRead(int)
{
    if (m_client)
        m_client->deliver();
    return bytesAvailable() > 0;
}

std::optional<StreamEnd> BrokerTransport::end() const
{
    return m_stream ? m_stream->end() : std::nullopt;
}

std::optional<BrokerError> BrokerTransport::brokerError() const
{
    return m_client ? m_client->error() : std::nullopt;
}

void BrokerTransport::receive(const StreamMessage& message)
{
    if (!m_stream)
        return;
    m_stream->receive(message, now());
    if (m_stream->takePeerReconnected()) {
        Q_EMIT interrupted();
        Q_EMIT restored();
    }
    send();
    if (hasNews())
        reportSoon();
}

qint64 BrokerTransport::readData(char* data, qint64 most)
{
    if (!m_stream)
        return -1;
    const QByteArray bytes = m_stream->read(most);
    if (bytes.isEmpty())
        return m_stream->end() ? -1 : 0;
    std::memcpy(data, bytes.constData(), static_cast<std::size_t>(bytes.size()));
    m_readBytes += bytes.size();
    send(); // the other side may go on
    return bytes.size();
}

qint64 BrokerTransport::writeData(const char* data, qint64 size)
{
    if (!isConnected())
        return -1;
    const qint64 written = m_stream->write(QByteArrayView{data, size});
    m_unreportedWritten += written;
    reportSoon(); // sends together what is written in this turn of the event loop
    return written;
}

void BrokerTransport::onTimer()
{
    send();
    report();
}

void BrokerTransport::send()
{
    if (!m_stream)
        return;
    m_stream->advance(now());
    if (m_client && m_client->isReady()) {
        while (const auto message = m_stream->poll(now()))
            m_client->publish(m_peerInbox, encode(*message)); // what fails counts as lost on the way
    }
    schedule();
}

void BrokerTransport::schedule()
{
    if (hasNews() || m_unreportedWritten > 0)
        return reportSoon();
    const bool canSend = m_client && m_client->isReady();
    const auto deadline = canSend ? m_stream->deadline() : m_stream->silentDeadline();
    if (deadline)
        m_timer.start(std::max(*deadline - now(), Time{0}));
}

/// Whether report() has something to tell.
bool BrokerTransport::hasNews() const
{
    if (m_hasEnded)
        return false;
    return m_hasFailed || m_stream->end() || m_stream->hasOpened() != m_wasConnected
        || m_readBytes + m_stream->readable() > m_reportedBytes;
}

void BrokerTransport::report()
{
    if (m_hasEnded)
        return;
    const QPointer<BrokerTransport> self{this};
    if (!m_wasConnected && m_stream && m_stream->hasOpened() && !m_isAborted) {
        m_wasConnected = true;
        open(ReadWrite | Unbuffered);
        Q_EMIT connected();
        if (!self)
            return;
    }
    if (const qint64 written = std::exchange(m_unreportedWritten, 0); written > 0) {
        Q_EMIT bytesWritten(written);
        if (!self)
            return;
    }
    const qint64 received = m_stream ? m_readBytes + m_stream->readable() : 0;
    if (received > m_reportedBytes) {
        m_reportedBytes = received;
        Q_EMIT readyRead();
        if (!self)
            return;
    }
    if (m_hasFailed || (m_stream && m_stream->end())) {
        m_hasEnded = true;
        Q_EMIT disconnected();
    }
}

} // namespace qipan::net
