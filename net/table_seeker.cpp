// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/table_seeker.h"

#include "net/datagrams.h"

#include <QNetworkInterface>
#include <QNetworkProxy>

#include <algorithm>

namespace qipan::net {

namespace {

using namespace std::chrono_literals;

constexpr auto period = 2000ms;
constexpr auto announcePause = 50ms; // answers come in bursts, and a window redraws its list for each signal

void add(QList<QHostAddress>& targets, const QHostAddress& target)
{
    if (!target.isNull() && !targets.contains(target))
        targets.append(target);
}

[[nodiscard]] bool hasIpv6(const QNetworkInterface& interface)
{
    const auto entries = interface.addressEntries();
    return std::any_of(entries.begin(), entries.end(), [](const QNetworkAddressEntry& entry) {
        return entry.ip().protocol() == QAbstractSocket::IPv6Protocol;
    });
}

} // namespace

QList<QHostAddress> seekTargets()
{
    QList<QHostAddress> targets;
    QList<QHostAddress> allNodes; // after IPv4, so that IPv4 addresses are found first
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const auto& interface : interfaces) {
        if (!interface.flags().testFlag(QNetworkInterface::IsRunning))
            continue;
        const auto entries = interface.addressEntries();
        for (const auto& entry : entries)
            add(targets, entry.broadcast());
        if (hasIpv6(interface)) {
            QHostAddress group{QStringLiteral("ff02::1")};
            group.setScopeId(interface.name());
            allNodes.append(group);
        }
    }
    // The broadcast address reaches every socket that shares the port on this machine, the first one only one of them.
    add(targets, QHostAddress{QStringLiteral("127.0.0.1")});
    add(targets, QHostAddress{QStringLiteral("127.255.255.255")});
    return targets + allNodes;
}

QList<QHostAddress> parseSeekList(const QString& text)
{
    constexpr qsizetype most = 64;
    QList<QHostAddress> targets;
    const QStringList words = QString{text}.replace(u',', u' ').simplified().split(u' ', Qt::SkipEmptyParts);
    for (const QString& word : words) {
        if (targets.size() < most)
            add(targets, QHostAddress{word});
    }
    return targets;
}

std::optional<QList<QHostAddress>> seekLimit()
{
    const QString text = qEnvironmentVariable("QIPAN_SEEK");
    if (text.isEmpty())
        return std::nullopt;
    return parseSeekList(text);
}

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
