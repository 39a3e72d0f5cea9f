// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/transport.h"

QT_BEGIN_NAMESPACE
class QTcpSocket;
QT_END_NAMESPACE

namespace qipan::net {

/// A TCP connection. Reads ahead 64 KiB at most, and sends without delay.
class SocketTransport final : public Transport {
    Q_OBJECT
public:
    /// Takes ownership of the connected socket.
    explicit SocketTransport(QTcpSocket* socket, QObject* parent = nullptr);
    ~SocketTransport() override;

    [[nodiscard]] bool isConnected() const override;
    /// An IPv4 address is reported as such even if it came through an IPv6 socket.
    [[nodiscard]] QHostAddress peerAddress() const override { return m_peerAddress; }
    void flush() override;
    void disconnectFromPeer() override;
    void abort() override;

    [[nodiscard]] qint64 bytesAvailable() const override;
    [[nodiscard]] qint64 bytesToWrite() const override;
    bool waitForReadyRead(int msecs) override;

protected:
    qint64 readData(char* data, qint64 maxSize) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    QTcpSocket* m_socket;       ///< owned, as a child
    QHostAddress m_peerAddress; ///< kept here, since a closed socket forgets it
};

} // namespace qipan::net
