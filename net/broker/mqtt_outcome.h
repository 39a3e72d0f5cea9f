// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_error.h"

#include <string_view>

namespace qipan::net {

/// From this one on, a reason code of MQTT 5 means a failure (section 2.4).
inline constexpr int failureCodes = 0x80;

/// What is known of one connection to a broker, to tell why it failed.
struct MqttOutcome {
    bool isTls = false;
    bool isReached = false;   ///< by TCP
    int refusal = 0;          ///< the broker's answer to CONNECT, unless it is a welcome
    bool isConnected = false; ///< and logged in
    bool isDenied = false;    ///< it may not subscribe
    bool isTooSmall = false;  ///< the broker takes no messages of a useful size

    /// The broker has answered, and it is of no use.
    [[nodiscard]] bool isRefused() const { return refusal != 0 || isDenied || isTooSmall; }
    /// Takes a line of libmosquitto's log: it alone tells what is wrong with a certificate.
    void hear(std::string_view line);
    /// The reason, after libmosquitto has failed with this result.
    [[nodiscard]] BrokerError error(int result) const;

private:
    enum class Certificate : std::uint8_t { Unknown, WrongFile, WrongName, NotValid };

    Certificate m_certificate = Certificate::Unknown;
};

} // namespace qipan::net
