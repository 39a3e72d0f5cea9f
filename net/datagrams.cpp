// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/datagrams.h"

#include "net/table_notice.h"

#include <QTimer>

namespace qipan::net {

namespace {

constexpr int maxBatch = 64;
constexpr int pauseMs = 10;

void readBatch(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& handle)
{
    if (socket.state() != QAbstractSocket::BoundState)
        return; // closed in the meantime
    for (int count = 0; count < maxBatch && socket.hasPendingDatagrams(); ++count) {
        const auto datagram = socket.receiveDatagram(maxDatagramBytes + 1);
        if (datagram.isValid())
            handle(datagram);
    }
}

} // namespace

void readDatagrams(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& handle)
{
    auto* pause = new QTimer{&socket};
    pause->setSingleShot(true);
    pause->setInterval(pauseMs);
    // The socket emits no further readyRead until something is read.
    QObject::connect(&socket, &QUdpSocket::readyRead, pause, [pause] {
        if (!pause->isActive())
            pause->start();
    });
    QObject::connect(pause, &QTimer::timeout, &socket, [&socket, handle] { readBatch(socket, handle); });
}

} // namespace qipan::net
