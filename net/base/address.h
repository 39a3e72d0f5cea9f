// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/board/result.h"

#include <QHostAddress>
#include <QList>
#include <QString>

namespace qipan::net {

/// The port a host listens on by default.
inline constexpr quint16 defaultPort = 15155;

/// A table's address: host name or IP address, and port.
struct TableAddress {
    QString host;
    quint16 port = 0;
};

/// Parses `ADDRESS`, `ADDRESS:PORT`, `[IPV6]:PORT` or a bare IPv6 address; a zone (`fe80::1%eth0`) may be followed by a
/// port without brackets. Without a port it is defaultPort. Full-width and other decimal digits, Chinese punctuation
/// and blanks are understood, as an input method types them. The error is a translated sentence for the user.
[[nodiscard]] Result<TableAddress, QString> parseTableAddress(const QString& text);

/// The inverse: `ADDRESS:PORT`, with brackets around an IPv6 address.
[[nodiscard]] QString formatTableAddress(const QString& host, quint16 port);

/// Normalises the text, so that equal addresses compare equal. Text that cannot be parsed is returned unchanged.
[[nodiscard]] QString normalizedTableAddress(const QString& text);

/// The decimal digits of every script as ASCII, other full-width characters as their usual forms, and Chinese
/// punctuation as that of an address.
[[nodiscard]] QString withAsciiDigits(const QString& text);

/// This machine's addresses that others on the LAN can reach, IPv4 first, without loopback addresses and interfaces
/// that are down. Link-local addresses only where there are no others: two machines on one cable have nothing else.
[[nodiscard]] QList<QHostAddress> localAddresses();
/// The ones among these addresses to show: all that are not link-local or, if there are none, all.
[[nodiscard]] QList<QHostAddress> reachableAddresses(const QList<QHostAddress>& addresses);

/// Gives a link-local IPv6 address the zone that it needs on this machine: that of the address if it is an interface of
/// this machine, else the only interface that it can belong to. What others show is the zone on their machine. Returns
/// any other host unchanged, and this one if there are several such interfaces.
[[nodiscard]] QString withLocalZone(const QString& host);
/// The same for an address and the names of these interfaces.
[[nodiscard]] QString withZone(const QString& host, const QStringList& interfaces);

} // namespace qipan::net
