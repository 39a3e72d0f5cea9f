#pragma once

#include "net/address.h"
#include "net/answer_limit.h"
#include "net/table_notice.h"

#include <QElapsedTimer>
#include <QObject>
#include <QUdpSocket>

namespace qipan::net {

/// Answers those who look for tables on the LAN, while it is open: says what its notice says, at most 10 times a
/// second. Several beacons, in one program or in many, can share a port. It keeps its id from table to table: make one
/// a program. Never blocks.
class TableBeacon final : public QObject {
    Q_OBJECT
public:
    explicit TableBeacon(quint16 port = defaultPort, QObject* parent = nullptr);

    /// What is said from now on. The id is the beacon's own, whatever stands there.
    void setNotice(const TableNotice& notice);
    /// Changes only the state, as players come and go.
    void setPlaying(bool playing);
    [[nodiscard]] const TableNotice& notice() const { return m_notice; }

    /// Begins to answer, over IPv4 and IPv6. False when neither can be had, as where another program has the port for
    /// itself: the table can be joined all the same, but is not found.
    bool open();
    void close();
    [[nodiscard]] bool isOpen() const;

private:
    bool bind(QUdpSocket& socket, QHostAddress::SpecialAddress address);
    void joinAllNodes();
    void answer(QUdpSocket& socket, const QNetworkDatagram& question);

    const quint16 m_port;
    TableNotice m_notice;
    QByteArray m_answer; ///< the notice as a datagram
    AnswerLimit m_limit;
    QElapsedTimer m_clock;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
};

} // namespace qipan::net
