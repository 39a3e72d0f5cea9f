// SPDX-License-Identifier: GPL-3.0-or-later
// The baseline of bench/move_latency.py: a bare QTcpSocket round trip between two processes.
//     bench_tcp_echo               sends back what it receives; prints its port first
//     bench_tcp_echo PORT BYTES    one round trip for each line of standard input; prints its microseconds
#include <QCoreApplication>
#include <QElapsedTimer>
#include <QSocketNotifier>
#include <QTcpServer>
#include <QTcpSocket>

#include <unistd.h>

#include <array>
#include <cstdio>

namespace {

int serve()
{
    QTcpServer server;
    if (!server.listen(QHostAddress::LocalHost))
        return 1;
    QObject::connect(&server, &QTcpServer::newConnection, &server, [&server] {
        QTcpSocket* socket = server.nextPendingConnection();
        socket->setSocketOption(QAbstractSocket::LowDelayOption, 1);
        QObject::connect(socket, &QTcpSocket::readyRead, socket, [socket] { socket->write(socket->readAll()); });
        QObject::connect(socket, &QTcpSocket::disconnected, socket, [] { QCoreApplication::quit(); });
    });
    std::printf("%d\n", server.serverPort());
    std::fflush(stdout);
    return QCoreApplication::exec();
}

int ask(quint16 port, qsizetype bytes)
{
    const QByteArray message(bytes, 'x');
    QTcpSocket socket;
    QElapsedTimer time;
    qsizetype missing = 0;
    QObject::connect(&socket, &QTcpSocket::connected, &socket,
                     [&socket] { socket.setSocketOption(QAbstractSocket::LowDelayOption, 1); });
    QObject::connect(&socket, &QTcpSocket::readyRead, &socket, [&] {
        missing -= socket.readAll().size();
        if (missing > 0)
            return;
        std::printf("%lld\n", time.nsecsElapsed() / 1000);
        std::fflush(stdout);
    });
    QObject::connect(&socket, &QTcpSocket::disconnected, &socket, [] { QCoreApplication::exit(1); });

    QSocketNotifier asked{STDIN_FILENO, QSocketNotifier::Read};
    QObject::connect(&asked, &QSocketNotifier::activated, &socket, [&] {
        std::array<char, 16> line{};
        if (::read(STDIN_FILENO, line.data(), line.size()) <= 0)
            return QCoreApplication::quit();
        missing = message.size();
        time.start();
        socket.write(message);
    });
    socket.connectToHost(QHostAddress{QHostAddress::LocalHost}, port);
    return QCoreApplication::exec();
}

} // namespace

int main(int argc, char* argv[])
{
    const QCoreApplication application{argc, argv};
    const QStringList arguments = QCoreApplication::arguments();
    return arguments.size() == 3 ? ask(arguments.at(1).toUShort(), arguments.at(2).toInt()) : serve();
}
