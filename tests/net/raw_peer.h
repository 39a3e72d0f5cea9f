// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QByteArray>
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QEventLoop>
#include <QHostAddress>
#include <QTcpServer>
#include <QTcpSocket>
#include <QTimer>

#include <memory>

namespace qipan::net::test {

/// Runs the event loop until the condition holds; false after `limit` milliseconds, by default far more than the tests
/// need.
template <typename Condition>
[[nodiscard]] bool waitUntil(Condition holds, qint64 limit = 10000)
{
    QElapsedTimer clock;
    clock.start();
    QTimer tick; // wakes the loop periodically, for conditions without an event
    tick.start(5);
    while (!holds() && clock.elapsed() < limit)
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents);
    return holds();
}

/// A client without any protocol code: sends bytes, stores the answers.
class RawPeer {
public:
    explicit RawPeer(quint16 port) { m_socket.connectToHost(QHostAddress{QHostAddress::LocalHost}, port); }
    /// Connects from this address of the machine, such as 127.0.0.2.
    RawPeer(quint16 port, const QHostAddress& source)
    {
        m_socket.bind(source);
        m_socket.connectToHost(QHostAddress{QHostAddress::LocalHost}, port);
    }

    [[nodiscard]] bool connects()
    {
        return waitUntil([&] { return m_socket.state() == QAbstractSocket::ConnectedState; });
    }
    void send(const QByteArray& bytes)
    {
        m_socket.write(bytes);
        m_socket.flush();
    }
    void sendLine(const QByteArray& line) { send(QByteArray{line + '\n'}); }
    /// Stops reading.
    void stopReading() { m_socket.setReadBufferSize(1); }
    void cut() { m_socket.abort(); }

    [[nodiscard]] bool isClosed() const { return m_socket.state() == QAbstractSocket::UnconnectedState; }
    /// All bytes received so far.
    [[nodiscard]] const QByteArray& received()
    {
        m_received += m_socket.readAll();
        return m_received;
    }
    [[nodiscard]] bool receives(const QByteArray& text)
    {
        return waitUntil([&] { return received().contains(text); });
    }
    [[nodiscard]] bool isClosedSoon()
    {
        return waitUntil([&] {
            static_cast<void>(received());
            return isClosed();
        });
    }

private:
    QTcpSocket m_socket;
    QByteArray m_received;
};

/// A server without any protocol code: sends some bytes to each client, and may close at once.
class RawServer {
public:
    explicit RawServer(QByteArray greeting, bool closes = false)
        : m_greeting{std::move(greeting)}
    {
        m_server.listen(QHostAddress::LocalHost, 0);
        QObject::connect(&m_server, &QTcpServer::newConnection, &m_server, [this, closes] {
            auto* socket = m_server.nextPendingConnection();
            socket->write(m_greeting);
            socket->flush();
            if (closes)
                socket->close();
        });
    }
    [[nodiscard]] quint16 port() const { return m_server.serverPort(); }

private:
    QByteArray m_greeting;
    QTcpServer m_server;
};

} // namespace qipan::net::test
