// SPDX-License-Identifier: GPL-3.0-or-later
#include "net/broker/mqtt_client.h"

#include "net/broker/mqtt_thread.h"

#include <QPointer>

#include <utility>

namespace qipan::net {

namespace {

constexpr std::size_t eventsPerTurn = 64;

} // namespace

MqttClient::MqttClient(const MqttOptions& options, QObject* parent)
    : QObject{parent}
{
    const auto postDelivery = [this] { QMetaObject::invokeMethod(this, &MqttClient::deliver, Qt::QueuedConnection); };
    if (auto library = MosquittoLibrary::load())
        m_thread = MqttThread::start(std::move(library), options, postDelivery);
    else
        QMetaObject::invokeMethod(
            this, [this] { fail(BrokerError::NoLibrary); }, Qt::QueuedConnection);
}

MqttClient::~MqttClient()
{
    if (m_thread)
        m_thread->stop();
}

bool MqttClient::publish(const QByteArray& inbox, const QByteArray& message)
{
    return m_isReady && m_thread->publish(topicOf(inbox), message);
}

std::optional<int> MqttClient::publishConfirmed(const QByteArray& inbox, const QByteArray& message)
{
    return m_isReady ? m_thread->publishConfirmed(topicOf(inbox), message) : std::nullopt;
}

void MqttClient::deliver()
{
    if (!m_thread)
        return;
    if (m_isDelivering) { // an event loop inside a signal; there may be no other call for these events
        m_mustDeliverAgain = true;
        return;
    }
    const auto events = m_thread->takeEvents(eventsPerTurn);
    // The thread announces only what comes into an empty queue.
    if (events.size() == eventsPerTurn)
        QMetaObject::invokeMethod(this, &MqttClient::deliver, Qt::QueuedConnection);
    const QPointer<MqttClient> self{this};
    m_isDelivering = true;
    for (const MqttEvent& event : events) {
        switch (event.kind) {
        case MqttEvent::Kind::Found:
            Q_EMIT found();
            break;
        case MqttEvent::Kind::Reached:
            Q_EMIT reached();
            break;
        case MqttEvent::Kind::Connected:
            m_largestMessage = event.largest;
            Q_EMIT connected();
            break;
        case MqttEvent::Kind::Ready:
            m_isReady = true;
            m_error.reset();
            Q_EMIT ready();
            break;
        case MqttEvent::Kind::Lost:
            m_isReady = false;
            m_error = event.error;
            Q_EMIT lost();
            break;
        case MqttEvent::Kind::Failed:
            fail(event.error);
            break;
        case MqttEvent::Kind::Received:
            Q_EMIT received(event.payload);
            break;
        case MqttEvent::Kind::Confirmed:
            Q_EMIT confirmed(event.id, event.isAccepted);
            break;
        }
        if (!self)
            return;
    }
    m_isDelivering = false;
    if (std::exchange(m_mustDeliverAgain, false))
        QMetaObject::invokeMethod(this, &MqttClient::deliver, Qt::QueuedConnection);
}

} // namespace qipan::net
