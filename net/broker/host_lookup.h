// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QHostAddress>
#include <QList>
#include <QString>

#include <functional>

namespace qipan::net {

/// Returns the addresses of a host in the order in which they are to be tried; none if the name is unknown. May block
/// for a minute and longer. Called on any thread.
using HostLookup = std::function<QList<QHostAddress>(const QString& host)>;

/// Asks the system. An address is its own answer, and nobody is asked. Uses nothing of Qt that ends with the program.
[[nodiscard]] QList<QHostAddress> lookUpHost(const QString& host);

} // namespace qipan::net
