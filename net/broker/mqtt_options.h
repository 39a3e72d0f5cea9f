// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_address.h"
#include "net/broker/host_lookup.h"

#include <QByteArray>
#include <QString>

namespace qipan::net {

/// A broker, and how to log in there.
struct BrokerAccess {
    BrokerAddress address;
    QString user; ///< empty: without a login
    QString password;
    QString certificates; ///< a file in PEM format with the authorities to trust; empty: those of the system
};

/// Of one connection to a broker.
struct MqttOptions {
    BrokerAccess access;
    /// The last level of the topic to which it subscribes, and its client identifier: a broker can thus allow each
    /// client to read its own topic alone.
    QByteArray inbox;
    HostLookup lookUp = lookUpHost;
};

/// After so much silence the broker is asked whether it is there. In seconds.
inline constexpr int mqttKeepAlive = 10;

/// The topic of an inbox: `qipan/1/INBOX`.
[[nodiscard]] inline QByteArray topicOf(const QByteArray& inbox)
{
    return "qipan/1/" + inbox;
}

} // namespace qipan::net
