// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/broker_address.h"

#include <QCoreApplication>
#include <QHostAddress>
#include <QUrl>

namespace qipan::net {

namespace {

struct BrokerAddressText {
    Q_DECLARE_TR_FUNCTIONS(qipan::net::BrokerAddress)
};

constexpr qsizetype longestBrokerAddress = 300;
constexpr qsizetype longestHostName = 253; // RFC 1035
constexpr qsizetype longestLabel = 63;

[[nodiscard]] bool isLetterOrDigit(QChar letter)
{
    return (letter >= u'a' && letter <= u'z') || (letter >= u'0' && letter <= u'9');
}

[[nodiscard]] bool isHostName(QStringView name)
{
    if (name.isEmpty() || name.size() > longestHostName)
        return false;
    for (const QStringView label : name.split(u'.')) {
        if (label.isEmpty() || label.size() > longestLabel || label.front() == u'-' || label.back() == u'-')
            return false;
        for (const QChar letter : label) {
            if (!isLetterOrDigit(letter) && letter != u'-' && letter != u'_')
                return false;
        }
    }
    // A name whose last label is a number would be read as an incomplete IPv4 address.
    const QStringView last = name.mid(name.lastIndexOf(u'.') + 1);
    bool isNumber = false;
    (void)last.toUInt(&isNumber);
    return !isNumber
        || (name.count(u'.') == 3 && QHostAddress{name.toString()}.protocol() == QAbstractSocket::IPv4Protocol);
}

[[nodiscard]] bool readPort(QStringView text, quint16& port)
{
    if (text.isEmpty() || text.size() > 5 || text.front() == u'0')
        return false;
    for (const QChar letter : text) {
        if (letter < u'0' || letter > u'9')
            return false;
    }
    bool isRead = false;
    port = text.toUShort(&isRead);
    return isRead;
}

[[nodiscard]] quint16 defaultBrokerPort(bool isTls)
{
    return isTls ? defaultTlsPort : defaultPlainPort;
}

/// Whether the IPv6 address is as a program writes it, without a zone.
[[nodiscard]] bool isIpv6Text(QStringView text)
{
    const QHostAddress address{text.toString()};
    return address.protocol() == QAbstractSocket::IPv6Protocol && address.scopeId().isEmpty();
}

} // namespace

bool parseBrokerAuthority(QStringView text, BrokerAddress& address)
{
    QStringView port;
    bool hasPort = false;
    if (text.startsWith(u'[')) {
        const qsizetype end = text.indexOf(u']');
        if (end < 0 || !isIpv6Text(text.mid(1, end - 1)))
            return false;
        address.host = QHostAddress{text.mid(1, end - 1).toString()}.toString();
        const QStringView rest = text.mid(end + 1);
        hasPort = !rest.isEmpty();
        if (hasPort && rest.front() != u':')
            return false;
        port = rest.mid(1);
    } else {
        const qsizetype colon = text.indexOf(u':');
        hasPort = colon >= 0;
        port = hasPort ? text.mid(colon + 1) : QStringView{};
        address.host = (hasPort ? text.first(colon) : text).toString().toLower();
        if (!isHostName(address.host))
            return false;
    }
    address.port = defaultBrokerPort(address.isTls);
    return !hasPort || readPort(port, address.port);
}

Result<BrokerAddress, QString> parseBrokerAddress(const QString& text)
{
    QString rest = text.trimmed();
    BrokerAddress address;
    if (rest.size() > longestBrokerAddress)
        return BrokerAddressText::tr("This address is too long.");
    if (rest.startsWith(QLatin1String{"mqtts://"}, Qt::CaseInsensitive)) {
        rest = rest.mid(8);
    } else if (rest.startsWith(QLatin1String{"mqtt://"}, Qt::CaseInsensitive)) {
        rest = rest.mid(7);
        address.isTls = false;
    }
    if (rest.endsWith(u'/'))
        rest.chop(1);
    if (rest.contains(u'@'))
        return BrokerAddressText::tr("A user name or password does not belong in the address of a broker.");
    if (!rest.startsWith(u'[')) {
        const qsizetype colon = rest.indexOf(u':');
        const QString name = colon < 0 ? rest : rest.first(colon);
        rest = QString::fromLatin1(QUrl::toAce(name)) + (colon < 0 ? QString{} : rest.mid(colon));
    }
    if (!parseBrokerAuthority(rest, address))
        return BrokerAddressText::tr("This is not the address of a broker, as in “mqtts://broker.example.org”.");
    return address;
}

QString brokerAuthority(const BrokerAddress& address)
{
    const QString host = address.host.contains(u':') ? QString{u'[' + address.host + u']'} : address.host;
    return address.port == defaultBrokerPort(address.isTls) ? host
                                                            : QString{host + u':' + QString::number(address.port)};
}

QString formatBrokerAddress(const BrokerAddress& address)
{
    return (address.isTls ? QLatin1String{"mqtts://"} : QLatin1String{"mqtt://"}) + brokerAuthority(address);
}

bool isOnThisMachine(const BrokerAddress& address)
{
    return address.host == QLatin1String{"localhost"} || QHostAddress{address.host}.isLoopback();
}

} // namespace qipan::net
