// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_address.h"
#include "net/broker/broker_route.h"
#include "net/broker/host_lookup.h"
#include "net/broker/mosquitto_library.h"

#include <chrono>
#include <functional>
#include <memory>
#include <optional>

namespace qipan::net {

/// Finds a way to a broker, on the thread of runDetached() whose connection it is: looks up the name, and connects by
/// TCP to the first address that answers. The one that did so last comes first.
class BrokerSearch {
public:
    /// The longest that connect() takes.
    static constexpr std::chrono::seconds timeout{9};

    /// `isStopping` ends connect() within a tenth of a second.
    BrokerSearch(std::shared_ptr<const MosquittoLibrary> library, BrokerAddress broker, HostLookup lookUp,
                 std::function<bool()> isStopping);

    /// Looks up the name, which may take long. False if it is unknown.
    [[nodiscard]] bool findAddresses();
    /// Connects to one of the addresses that were found. Returns an error of libmosquitto; if there is none, there is a
    /// connection by TCP, on which the handle may begin to speak, or there was one.
    [[nodiscard]] int connect(mosquitto* handle);

private:
    [[nodiscard]] int connectBy(const BrokerRoute& route, mosquitto* handle,
                                std::chrono::steady_clock::time_point deadline) const;
    void prepareTls(const BrokerRoute& route) const;

    std::shared_ptr<const MosquittoLibrary> m_library;
    BrokerAddress m_broker;
    HostLookup m_lookUp;
    std::function<bool()> m_isStopping;
    QList<QHostAddress> m_addresses;
    std::optional<BrokerRoute> m_last; ///< that led to the broker
};

} // namespace qipan::net
