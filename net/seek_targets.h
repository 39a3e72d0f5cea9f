// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

#include <optional>

namespace qipan::net {

/// The addresses to send seeks to: the broadcast addresses of the running IPv4 interfaces, all nodes on each running
/// IPv6 interface, and this machine itself. Read from the system on each call.
[[nodiscard]] QList<QHostAddress> seekTargets();

/// Parses a list of at most 64 addresses separated by commas or blanks; anything that is not an address is skipped.
[[nodiscard]] QList<QHostAddress> parseSeekList(const QString& text);

/// The addresses that the environment variable QIPAN_SEEK limits seeks to; nothing if it is not set or empty.
[[nodiscard]] std::optional<QList<QHostAddress>> seekLimit();

} // namespace qipan::net
