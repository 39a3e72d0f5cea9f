// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/base/address.h"

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

/// Removes what surrounds an address, such as the end of its sentence, or was typed between its parts. Blanks are kept
/// where they separate two words.
[[nodiscard]] QString withoutBlanks(const QString& text)
{
    QString cleaned;
    for (const QChar letter : text) {
        if (letter.category() != QChar::Other_Format) // such as the zero-width blanks at which a page may break a line
            cleaned += letter.isSpace() ? u' ' : letter;
    }
    cleaned = cleaned.simplified();
    while (cleaned.size() > 1 && QStringView{u".,;!/"}.contains(cleaned.back()))
        cleaned = cleaned.chopped(1).trimmed();
    QString joined;
    for (qsizetype i = 0; i < cleaned.size(); ++i) {
        const bool isBlank = cleaned[i] == u' '; // never the first or last
        if (!isBlank
            || (!QStringView{u".:%["}.contains(cleaned[i - 1]) && !QStringView{u".:%]"}.contains(cleaned[i + 1])))
            joined += cleaned[i];
    }
    return joined;
}

/// A name, or an IPv4 address: numbers and dots alone are nothing else.
[[nodiscard]] bool isHostName(const QString& text)
{
    const auto isWord = [](QChar letter) { return letter.isLetterOrNumber(); };
    const auto isNumber = [](QChar letter) { return letter.isDigit() || letter == u'.'; };
    const QStringList labels = text.split(u'.');
    if (labels.contains(QString{}))
        return false;
    if (std::ranges::all_of(text, isNumber))
        return labels.size() == 4 && QHostAddress{text}.protocol() == QAbstractSocket::IPv4Protocol;
    return std::ranges::any_of(text, isWord) && std::ranges::all_of(text, [&isWord](QChar letter) {
               return isWord(letter) || QLatin1String{".-_"}.contains(letter);
           });
}

/// The port in `text`; 0 if it is not one.
[[nodiscard]] quint16 portOf(const QString& text)
{
    const bool digits = std::ranges::all_of(text, [](QChar digit) { return digit >= u'0' && digit <= u'9'; });
    return digits ? text.toUShort() : quint16{0};
}

/// The interfaces that lead to other machines.
[[nodiscard]] QList<QNetworkInterface> runningInterfaces()
{
    auto interfaces = QNetworkInterface::allInterfaces();
    interfaces.removeIf([](const QNetworkInterface& interface) {
        const auto flags = interface.flags();
        return !flags.testFlag(QNetworkInterface::IsRunning) || flags.testFlag(QNetworkInterface::IsLoopBack);
    });
    return interfaces;
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
        if (!isIpv6(host) || !(rest.isEmpty() || rest.startsWith(u':') || rest.startsWith(u' ')))
            return {};
        return {host, rest.isEmpty() ? std::nullopt : std::optional{rest.mid(1)}};
    }
    // Neither a zone nor a word after a blank contains a colon.
    const auto zone = text.indexOf(u'%');
    const auto separator = text.contains(u' ') ? text.indexOf(u' ')
        : zone >= 0                            ? text.indexOf(u':', zone)
        : isIpv6(text)                         ? -1
                                               : text.indexOf(u':');
    const QString host = text.left(separator);
    const bool isUrl = separator >= 0 && text.mid(separator + 1).startsWith(u"//");
    if (isUrl || (!isIpv6(host) && !isHostName(host)))
        return {};
    return {host, separator < 0 ? std::nullopt : std::optional{text.mid(separator + 1)}};
}

} // namespace

qipan::Result<TableAddress, QString> parseTableAddress(const QString& text)
{
    const QString trimmed = withoutBlanks(withAsciiDigits(text));
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

QString withAsciiDigits(const QString& text)
{
    QString plain = text;
    plain.replace(u'\ufe30', u':'); // two dots above each other, which would become two dots side by side
    plain = plain.normalized(QString::NormalizationForm_KC);
    for (QChar& letter : plain) {
        if (letter.isDigit())
            letter = QChar::fromLatin1(static_cast<char>('0' + letter.digitValue()));
        else if (letter == u'。')
            letter = u'.';
        else if (letter == u'\u2236') // a ratio, which looks like a colon
            letter = u':';
        else if (letter == u'【')
            letter = u'[';
        else if (letter == u'】')
            letter = u']';
    }
    for (qsizetype i = 1; i + 1 < plain.size(); ++i) {
        if (plain[i - 1].isDigit() && plain[i + 1].isDigit() && QStringView{u",、·"}.contains(plain[i]))
            plain[i] = u'.';
    }
    return plain;
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

QList<QHostAddress> reachableAddresses(const QList<QHostAddress>& addresses)
{
    QList<QHostAddress> found;
    for (const auto& address : addresses) {
        if (!address.isLinkLocal())
            found.append(address);
    }
    if (found.isEmpty())
        found = addresses;
    // Not std::ranges::stable_partition: clang 14 fails to compile it with this standard library.
    std::stable_partition(found.begin(), found.end(), [](const QHostAddress& address) {
        return address.protocol() == QAbstractSocket::IPv4Protocol;
    });
    return found;
}

QList<QHostAddress> localAddresses()
{
    QList<QHostAddress> found;
    for (const auto& interface : runningInterfaces()) {
        const auto entries = interface.addressEntries();
        for (const auto& entry : entries) {
            if (!entry.ip().isLoopback() && !found.contains(entry.ip()))
                found.append(entry.ip());
        }
    }
    return reachableAddresses(found);
}

QString withZone(const QString& host, const QStringList& interfaces)
{
    QHostAddress address{host};
    const bool needsZone = address.protocol() == QAbstractSocket::IPv6Protocol && address.isLinkLocal();
    if (!needsZone || interfaces.size() != 1)
        return host;
    address.setScopeId(interfaces.front());
    return address.toString();
}

QString withLocalZone(const QString& host)
{
    const QString zone = QHostAddress{host}.scopeId();
    if (!zone.isEmpty() && QNetworkInterface::interfaceFromName(zone).isValid())
        return host;
    QStringList names;
    for (const auto& interface : runningInterfaces()) {
        const auto entries = interface.addressEntries();
        if (std::ranges::any_of(entries,
                                [](const QNetworkAddressEntry& entry) { return isIpv6(entry.ip().toString()); }))
            names << interface.name();
    }
    return withZone(host, names);
}

} // namespace qipan::net
