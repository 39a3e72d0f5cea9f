#pragma once

#include <QNetworkDatagram>
#include <QUdpSocket>

#include <functional>

namespace qipan::net {

/// Hands over each datagram that comes to a socket, in bunches of at most 64 every 10 ms: a flood costs a bounded part
/// of the thread's time, and the system drops what is over. Datagrams longer than the protocol has are cut one byte
/// past that, and so are still too long. Call it once for a socket; it lasts as long as the socket.
void takeDatagrams(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& take);

} // namespace qipan::net
