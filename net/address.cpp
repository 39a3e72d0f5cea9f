// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/address.h"

#include <QCoreApplication>
#include <QNetworkInterface>

#include <algorithm>
#include <optional>

namespace qipan::net {

namespace {

struct AddressText {
    Q_DECLARE_TR_FUNCTIONS(qipan::net::Address)
};

[[nodiscard]] bool isIpv6(const QString& text)
{
    return QHostAddress{text}.protocol() == QAbstractSocket::IPv6Protocol;
}

[[nodiscard]] bool isHostName(const QString& text)
{
    return !text.isEmpty() && std::ranges::all_of(text, [](QChar letter) {
        return letter.isLetterOrNumber() || QLatin1String{".-_"}.contains(letter);
    });
}

/// The port in `text`; 0 if it is not one.
[[nodiscard]] quint16 portOf(const QString& text)
{
    const bool digits = std::ranges::all_of(text, [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
    return digits ? text.toUShort() : quint16{0};
}

struct Parts {
    QString host; ///< empty: not an address
    std::optional<QString> port;
};

[[nodiscard]] Parts cut(const QString& text)
{
    const auto bracket = text.indexOf(u']');
    if (text.startsWith(u'[') && bracket > 0) {
        const QString rest = text.mid(bracket + 1);
        const QString host = text.mid(1, bracket - 1);
        if (!isIpv6(host) || !(rest.isEmpty() || rest.startsWith(u':')))
            return {};
        return {host, rest.isEmpty() ? std::nullopt : std::optional{rest.mid(1)}};
    }
    if (isIpv6(text))
        return {text, std::nullopt};
    const auto colon = text.indexOf(u':');
    const QString host = text.left(colon);
    if (!isHostName(host))
        return {};
    return {host, colon < 0 ? std::nullopt : std::optional{text.mid(colon + 1)}};
}

} // namespace

qipan::Result<TableAddress, QString> parseTableAddress(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return AddressText::tr("Enter the address that the host shows.");
    const auto parts = cut(trimmed);
    if (parts.host.isEmpty())
        return AddressText::tr("“%1” is not an address. Examples: 192.168.1.20 or 192.168.1.20:15155.").arg(trimmed);
    if (!parts.port)
        return TableAddress{parts.host, defaultPort};
    const auto port = portOf(*parts.port);
    if (port == 0)
        return AddressText::tr("“%1” is not a port. A port is a number from 1 to 65535.").arg(*parts.port);
    return TableAddress{parts.host, port};
}

QString formatTableAddress(const QString& host, quint16 port)
{
    const QString shown = isIpv6(host) ? QString{u'[' + host + u']'} : host;
    return shown + u':' + QString::number(port);
}

QString normalizedTableAddress(const QString& text)
{
    const auto address = parseTableAddress(text);
    if (!address)
        return text;
    const auto zone = address->host.indexOf(u'%'); // keep the case of an interface name
    const QString host =
        zone < 0 ? address->host.toLower() : address->host.left(zone).toLower() + address->host.mid(zone);
    return formatTableAddress(host, address->port);
}

QList<QHostAddress> localAddresses()
{
    QList<QHostAddress> found;
    const auto interfaces = QNetworkInterface::allInterfaces();
    for (const auto& interface : interfaces) {
        const auto flags = interface.flags();
        if (!flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack))
            continue;
        const auto entries = interface.addressEntries();
        for (const auto& entry : entries) {
            const auto address = entry.ip();
            if (!address.isLoopback() && !address.isLinkLocal() && !found.contains(address))
                found.append(address);
        }
    }
    // Not std::ranges::stable_partition: clang 14 fails to compile it with this standard library.
    std::stable_partition(found.begin(), found.end(), [](const QHostAddress& address) {
        return address.protocol() == QAbstractSocket::IPv4Protocol;
    });
    return found;
}

} // namespace qipan::net
