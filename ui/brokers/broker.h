// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QList>
#include <QString>

#include <functional>

namespace qipan::ui {

/// An MQTT broker at which the user opens or joins tables over the internet. The first of a list is the default.
struct Broker {
    static constexpr qsizetype most = 20;       ///< in a list
    static constexpr int longestAddress = 300;  ///< in UTF-16 code units, as are the others
    static constexpr int longestLogin = 128;    ///< user name or password
    static constexpr int longestFileName = 500; ///< with its folders

    QString address; ///< `mqtts://HOST[:PORT]` or `mqtt://HOST[:PORT]`
    QString user;    ///< empty: without a login
    QString password;
    QString certificates; ///< a file with the authorities to trust; empty: those of the system

    friend bool operator==(const Broker&, const Broker&) = default;
};

/// What an address says that the user has typed.
struct ReadBrokerAddress {
    QString address;        ///< as Broker has it; empty if it is not valid
    QString name;           ///< the host, with an unusual port, which names the broker in a list
    bool isExposed = false; ///< others on the way can read what is sent to the broker
    QString error{};        ///< a sentence for the user if it is not valid
};
using BrokerAddressReader = std::function<ReadBrokerAddress(const QString&)>;

} // namespace qipan::ui
