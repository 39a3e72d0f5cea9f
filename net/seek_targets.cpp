// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/seek_targets.h"

#include <QNetworkInterface>
#include <QRegularExpression>

#include <algorithm>

namespace qipan::net {

namespace {

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
    const auto words = text.split(QRegularExpression{QStringLiteral("[,\\s]+")}, Qt::SkipEmptyParts);
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

} // namespace qipan::net
