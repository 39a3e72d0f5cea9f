#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

#include <optional>

namespace qipan::net {

/// Where seeks go on this machine as it is now: the broadcast addresses of its running IPv4 interfaces, all nodes on
/// each running IPv6 interface, and this machine itself.
[[nodiscard]] QList<QHostAddress> seekTargets();

/// Reads a list of addresses separated by commas or blanks, at most 64; what is no address is left out.
[[nodiscard]] QList<QHostAddress> parseSeekList(const QString& text);

/// What the environment variable QIPAN_SEEK limits seeks to; nothing where it is not set or empty.
[[nodiscard]] std::optional<QList<QHostAddress>> seekLimit();

} // namespace qipan::net
