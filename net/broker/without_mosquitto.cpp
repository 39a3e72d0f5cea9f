// SPDX-License-Identifier: GPL-3.0-or-later
// Takes the place of the sources that need libmosquitto in a program that is built without it: no broker can be used.
#include "net/broker/mqtt_client.h"

namespace qipan::net {

class MqttThread { };

MqttClient::MqttClient(const MqttOptions&, QObject* parent)
    : QObject{parent}
{
    QMetaObject::invokeMethod(
        this, [this] { fail(BrokerError::NoLibrary); }, Qt::QueuedConnection);
}

MqttClient::~MqttClient() = default;

bool MqttClient::publish(const QByteArray&, const QByteArray&)
{
    return false;
}

std::optional<int> MqttClient::publishConfirmed(const QByteArray&, const QByteArray&)
{
    return std::nullopt;
}

void MqttClient::deliver() { }

} // namespace qipan::net
