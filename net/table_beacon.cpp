// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/table_beacon.h"

#include "net/datagrams.h"

#include <QNetworkInterface>
#include <QNetworkProxy>

namespace qipan::net {

TableBeacon::TableBeacon(quint16 port, QObject* parent)
    : QObject{parent}
    , m_port{port}
{
    m_clock.start();
    m_notice.id = makeTableId();
    for (auto* socket : {&m_ipv4, &m_ipv6}) {
        socket->setProxy(QNetworkProxy::NoProxy);
        readDatagrams(*socket, [this, socket](const QNetworkDatagram& datagram) { answer(*socket, datagram); });
    }
}

void TableBeacon::setNotice(const TableNotice& notice)
{
    const QString id = m_notice.id;
    m_notice = notice;
    m_notice.id = id;
    m_answer = encodeNotice(m_notice);
}

bool TableBeacon::open()
{
    close();
    bind(m_ipv4, QHostAddress::AnyIPv4);
    if (bind(m_ipv6, QHostAddress::AnyIPv6))
        joinAllNodes();
    return isOpen();
}

void TableBeacon::close()
{
    m_ipv4.close();
    m_ipv6.close();
}

bool TableBeacon::isOpen() const
{
    return m_ipv4.state() == QAbstractSocket::BoundState || m_ipv6.state() == QAbstractSocket::BoundState;
}

bool TableBeacon::bind(QUdpSocket& socket, QHostAddress::SpecialAddress address)
{
    return socket.bind(QHostAddress{address}, m_port, QUdpSocket::ShareAddress | QUdpSocket::ReuseAddressHint);
}

void TableBeacon::joinAllNodes()
{
    // Linux delivers ff02::1 to every socket, other systems only to members. If joining fails, IPv4 remains.
    const QHostAddress allNodes{QStringLiteral("ff02::1")};
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const auto& interface : interfaces) {
        if (interface.flags().testFlag(QNetworkInterface::CanMulticast))
            m_ipv6.joinMulticastGroup(allNodes, interface);
    }
}

void TableBeacon::answer(QUdpSocket& socket, const QNetworkDatagram& question)
{
    const std::chrono::milliseconds now{m_clock.elapsed()};
    // A question that cannot be answered now need not be parsed.
    if (m_answer.isEmpty() || !m_limit.allows(now) || !isSeek(question.data()) || !m_limit.count(now))
        return;
    // An answer that cannot be sent is like one lost on the way: the seeker asks again.
    socket.writeDatagram(m_answer, question.senderAddress(), static_cast<quint16>(question.senderPort()));
}

} // namespace qipan::net
