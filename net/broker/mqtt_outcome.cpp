// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/mqtt_outcome.h"

#include <mosquitto.h>

namespace qipan::net {

namespace {

/// Of an answer to CONNECT, in MQTT 5 (section 2.4) and in MQTT 3.1.1 (3.2.2.3), which brokers without MQTT 5 speak.
[[nodiscard]] BrokerError errorOfRefusal(int code)
{
    switch (code) {
    case 0x86: // user name or password
    case 0x87: // not authorized
    case 0x8c: // authentication method
    case 4:
    case 5:
        return BrokerError::LoginRefused;
    case 0x84: // version of the protocol
    case 1:
        return BrokerError::NoMqtt5;
    case 0x88: // unavailable
    case 0x89: // busy
    case 0x97: // quota exceeded
    case 0x9f: // rate of connections exceeded
    case 3:
        return BrokerError::Busy;
    default:
        return BrokerError::Dropped;
    }
}

} // namespace

void MqttOutcome::hear(std::string_view line)
{
    const auto contains = [line](std::string_view text) { return line.find(text) != std::string_view::npos; };
    if (m_certificate != Certificate::Unknown)
        return; // the first line is the closest to the cause
    if (contains("Unable to load CA certificates"))
        m_certificate = Certificate::WrongFile;
    else if (contains("host name verification failed"))
        m_certificate = Certificate::WrongName;
    else if (contains("certificate verify failed"))
        m_certificate = Certificate::NotValid;
}

BrokerError MqttOutcome::error(int result) const
{
    if (refusal != 0)
        return errorOfRefusal(refusal);
    if (isDenied)
        return BrokerError::NotAuthorized;
    if (isTooSmall)
        return BrokerError::TooSmall;
    if (isConnected)
        return BrokerError::Dropped;
    switch (m_certificate) {
    case Certificate::WrongFile:
        return BrokerError::CertificateFile;
    case Certificate::WrongName:
        return BrokerError::CertificateName;
    case Certificate::NotValid:
        return BrokerError::Certificate;
    case Certificate::Unknown:
        break;
    }
    if (result == MOSQ_ERR_LOOKUP || result == MOSQ_ERR_EAI)
        return BrokerError::NameNotFound;
    if (!isReached)
        return BrokerError::Unreachable;
    if (isTls)
        return BrokerError::NotEncrypted;
    return result == MOSQ_ERR_TIMEOUT ? BrokerError::Unreachable : BrokerError::Dropped;
}

} // namespace qipan::net
