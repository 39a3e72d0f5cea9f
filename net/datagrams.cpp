#include "net/datagrams.h"

#include "net/table_notice.h"

#include <QTimer>

namespace qipan::net {

namespace {

constexpr int mostInABunch = 64;
constexpr int pauseMs = 10;

void takeBunch(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& take)
{
    if (socket.state() != QAbstractSocket::BoundState)
        return; // closed in the meantime
    for (int count = 0; count < mostInABunch && socket.hasPendingDatagrams(); ++count) {
        const auto datagram = socket.receiveDatagram(maxDatagramBytes + 1);
        if (datagram.isValid())
            take(datagram);
    }
}

} // namespace

void takeDatagrams(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& take)
{
    auto* pause = new QTimer{&socket};
    pause->setSingleShot(true);
    pause->setInterval(pauseMs);
    // The socket emits no further readyRead until something is read.
    QObject::connect(&socket, &QUdpSocket::readyRead, pause, [pause] {
        if (!pause->isActive())
            pause->start();
    });
    QObject::connect(pause, &QTimer::timeout, &socket, [&socket, take] { takeBunch(socket, take); });
}

} // namespace qipan::net
