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

/// Parses `ADDRESS`, `ADDRESS:PORT`, `[IPV6]:PORT` or a bare IPv6 address. Without a port it is defaultPort. The error
/// is a translated sentence for the user.
[[nodiscard]] Result<TableAddress, QString> parseTableAddress(const QString& text);

/// The inverse: `ADDRESS:PORT`, with brackets around an IPv6 address.
[[nodiscard]] QString formatTableAddress(const QString& host, quint16 port);

/// Normalises the text, so that equal addresses compare equal. Text that cannot be parsed is returned unchanged.
[[nodiscard]] QString normalizedTableAddress(const QString& text);

/// This machine's addresses that others on the LAN can reach, IPv4 first. Without loopback and link-local addresses
/// and without interfaces that are down.
[[nodiscard]] QList<QHostAddress> localAddresses();

} // namespace qipan::net
