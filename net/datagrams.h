#pragma once

#include <QNetworkDatagram>
#include <QUdpSocket>

#include <functional>

namespace qipan::net {

/// Hands over what waits at a socket, at most 64 datagrams: call it at each readyRead(), which comes again in the next
/// turn of the event loop while there is more. So a flood takes a bounded part of each turn. Datagrams longer than the
/// protocol has are cut one byte past that, and so are still too long.
void drain(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& take);

} // namespace qipan::net
