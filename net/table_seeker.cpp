// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/table_seeker.h"

#include "net/datagrams.h"

#include <QNetworkProxy>

#include <algorithm>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr auto period = 2000ms;
constexpr auto announcePause = 50ms; // answers come in bursts, and a window redraws its list for each signal

} // namespace

TableSeeker::TableSeeker(std::optional<QList<QHostAddress>> only, quint16 port, QObject* parent)
    : QObject{parent}
    , m_only{std::move(only)}
    , m_port{port}
{
    m_clock.start();
    for (auto* socket : {&m_ipv4, &m_ipv6}) {
        socket->setProxy(QNetworkProxy::NoProxy);
        readDatagrams(*socket, [this](const QNetworkDatagram& datagram) { update(datagram); });
    }
    m_ask.setInterval(period);
    m_expiry.setSingleShot(true);
    m_announce.setSingleShot(true);
    m_announce.setInterval(announcePause);
    connect(&m_ask, &QTimer::timeout, this, &TableSeeker::ask);
    connect(&m_expiry, &QTimer::timeout, this, &TableSeeker::expire);
    connect(&m_announce, &QTimer::timeout, this, &TableSeeker::changed);
}

bool TableSeeker::open()
{
    close();
    const bool hasIpv4 = m_ipv4.bind(QHostAddress{QHostAddress::AnyIPv4}, 0);
    const bool hasIpv6 = m_ipv6.bind(QHostAddress{QHostAddress::AnyIPv6}, 0);
    if (!hasIpv4 && !hasIpv6)
        return false;
    m_ask.start();
    ask();
    return true;
}

void TableSeeker::close()
{
    for (auto* timer : {&m_ask, &m_expiry, &m_announce})
        timer->stop();
    m_ipv4.close();
    m_ipv6.close();
    m_list = {};
}

void TableSeeker::ask()
{
    const QByteArray seek = encodeSeek();
    const auto targets = m_only ? *m_only : seekTargets();
    for (const auto& target : targets) {
        auto& socket = target.protocol() == QAbstractSocket::IPv6Protocol ? m_ipv6 : m_ipv4;
        // Not every path works at all times (a cable is unplugged, IPv6 is off); errors are ignored.
        if (socket.state() == QAbstractSocket::BoundState)
            socket.writeDatagram(seek, target, m_port);
    }
}

void TableSeeker::update(const QNetworkDatagram& answer)
{
    const auto notice = parseNotice(answer.data());
    if (!notice)
        return;
    if (m_list.update(*notice, answer.senderAddress(), now()))
        scheduleChanged();
    scheduleExpiry();
}

void TableSeeker::expire()
{
    if (m_list.expire(now()))
        scheduleChanged();
    scheduleExpiry();
}

void TableSeeker::scheduleExpiry()
{
    // An answer only postpones the expiry: the running timer then finds nothing to remove and is started again.
    const auto next = m_list.nextExpiry();
    if (next && !m_expiry.isActive())
        m_expiry.start(std::max(*next - now(), 1ms));
}

void TableSeeker::scheduleChanged()
{
    if (!m_announce.isActive())
        m_announce.start();
}

} // namespace qipan::net
