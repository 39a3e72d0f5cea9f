// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/socket_transport.h"

#include <QTcpSocket>

namespace qipan::net {

namespace {

constexpr qint64 readAhead = 64 * 1024;

[[nodiscard]] QHostAddress plainAddress(const QHostAddress& address)
{
    bool isIpv4 = false;
    const QHostAddress ipv4{address.toIPv4Address(&isIpv4)};
    return isIpv4 ? ipv4 : address;
}

} // namespace

SocketTransport::SocketTransport(QTcpSocket* socket, QObject* parent)
    : Transport{parent}
    , m_socket{socket}
    , m_peerAddress{plainAddress(socket->peerAddress())}
{
    m_socket->setParent(this);
    m_socket->setReadBufferSize(readAhead);
    m_socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
    connect(m_socket, &QTcpSocket::readyRead, this, &QIODevice::readyRead);
    connect(m_socket, &QTcpSocket::bytesWritten, this, &QIODevice::bytesWritten);
    connect(m_socket, &QTcpSocket::disconnected, this, &Transport::disconnected);
    open(QIODevice::ReadWrite | QIODevice::Unbuffered); // the socket has its own buffers
}

SocketTransport::~SocketTransport()
{
    m_socket->disconnect(this);
}

bool SocketTransport::isConnected() const
{
    return m_socket->state() == QAbstractSocket::ConnectedState;
}

void SocketTransport::flush()
{
    m_socket->flush();
}

void SocketTransport::disconnectFromPeer()
{
    m_socket->disconnectFromHost();
}

void SocketTransport::abort()
{
    m_socket->abort();
}

qint64 SocketTransport::bytesAvailable() const
{
    return m_socket->isOpen() ? m_socket->bytesAvailable() : 0;
}

qint64 SocketTransport::bytesToWrite() const
{
    return m_socket->bytesToWrite();
}

bool SocketTransport::waitForReadyRead(int msecs)
{
    return m_socket->waitForReadyRead(msecs);
}

qint64 SocketTransport::readData(char* data, qint64 maxSize)
{
    // After abort() the socket is closed; after the peer's close it still holds unread input.
    return m_socket->isOpen() ? m_socket->read(data, maxSize) : 0;
}

qint64 SocketTransport::writeData(const char* data, qint64 size)
{
    return isConnected() ? m_socket->write(data, size) : -1;
}

} // namespace qipan::net
