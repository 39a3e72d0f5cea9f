#pragma once

#include "core/board/result.h"

#include <QHostAddress>
#include <QList>
#include <QString>

namespace qipan::net {

/// The port a host listens on unless told otherwise.
inline constexpr quint16 defaultPort = 15155;

/// Where a table is: a machine's name or address, and the port.
struct TableAddress {
    QString host;
    quint16 port = 0;
};

/// Reads `ADDRESS`, `ADDRESS:PORT`, `[IPV6]:PORT` or a bare IPv6 address; the port is defaultPort unless given.
/// On failure a translated sentence for the user.
[[nodiscard]] Result<TableAddress, QString> parseTableAddress(const QString& text);

/// The other way round: `ADDRESS:PORT`, with brackets where the address needs them.
[[nodiscard]] QString formatTableAddress(const QString& host, quint16 port);

/// The text in one way of writing where it can be read, so that the same address is the same text; else as it is.
[[nodiscard]] QString plainTableAddress(const QString& text);

/// The addresses under which others on the LAN may reach this machine: IPv4 first, without loopback and link-local
/// ones and without interfaces that are down.
[[nodiscard]] QList<QHostAddress> localAddresses();

} // namespace qipan::net
