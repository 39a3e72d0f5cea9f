#include "net/datagrams.h"

#include "net/table_notice.h"

namespace qipan::net {

void drain(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& take)
{
    constexpr int mostInOneTurn = 64;
    for (int count = 0; count < mostInOneTurn && socket.hasPendingDatagrams(); ++count) {
        const auto datagram = socket.receiveDatagram(maxDatagramBytes + 1);
        if (datagram.isValid())
            take(datagram);
    }
}

} // namespace qipan::net
