// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/address.h"
#include "net/answer_limit.h"
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
    explicit TableBeacon(quint16 port = defaultPort, QObject* parent = nullptr);

    /// Sets the notice to send. Its id is replaced with the beacon's own.
    void setNotice(const TableNotice& notice);
    /// Changes only the state, as players come and go.
    void setPlaying(bool playing);
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
    AnswerLimit m_limit;
    QElapsedTimer m_clock;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
};

} // namespace qipan::net
