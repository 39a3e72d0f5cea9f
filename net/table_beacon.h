// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/address.h"
#include "net/base/rate_limit.h"
#include "net/table_notice.h"

#include <QElapsedTimer>
#include <QObject>
#include <QUdpSocket>

namespace qipan::net {

/// Answers seeks on the LAN with its notice while it is open, at most 10 times a second. Several beacons, in one
/// program or in many, can share a port. A beacon keeps its id from table to table: create one per program. Never
/// blocks.
class TableBeacon final : public QObject {
    Q_OBJECT
public:
    /// Only answers count, so a flood of questions slows the answers down but does not stop them. Since times are
    /// truncated to milliseconds, the window is one millisecond longer than a second.
    [[nodiscard]] static RateLimit answerLimit() { return {10, std::chrono::milliseconds{1001}}; }

    explicit TableBeacon(quint16 port = defaultPort, QObject* parent = nullptr);

    /// Sets the notice to send. Its id is replaced with the beacon's own.
    void setNotice(const TableNotice& notice);
    [[nodiscard]] const TableNotice& notice() const { return m_notice; }

    /// Starts to answer, over IPv4 and IPv6. False when neither socket can be bound, for example because another
    /// program has exclusive use of the port. The table can still be joined then, but not found.
    bool open();
    void close();
    [[nodiscard]] bool isOpen() const;

private:
    bool bind(QUdpSocket& socket, QHostAddress::SpecialAddress address);
    void joinAllNodes();
    void answer(QUdpSocket& socket, const QNetworkDatagram& question);

    const quint16 m_port;
    TableNotice m_notice;
    QByteArray m_answer; ///< m_notice as a datagram
    RateLimit m_limit = answerLimit();
    QElapsedTimer m_clock;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
};

} // namespace qipan::net
