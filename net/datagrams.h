// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QNetworkDatagram>
#include <QUdpSocket>

#include <functional>

namespace qipan::net {

/// Passes each datagram received by a socket to `handle`, in batches of at most 64 every 10 ms, so that a flood takes a
/// bounded share of the thread's time; the system drops the excess. A datagram longer than the protocol allows is
/// truncated one byte past the limit, so that it still counts as too long. Call once for a socket; it lasts as long as
/// the socket.
void readDatagrams(QUdpSocket& socket, const std::function<void(const QNetworkDatagram&)>& handle);

} // namespace qipan::net
