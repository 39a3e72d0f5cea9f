// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_error.h"
#include "net/broker/mqtt_options.h"
#include "net/broker/stream_message.h"

#include <QObject>

#include <memory>
#include <optional>

namespace qipan::net {

class MqttThread;

/// A connection to an MQTT broker that has one inbox. It loads libmosquitto, connects in the background, and reconnects
/// automatically when it was ready before. Messages may be lost, repeated and reordered, and are at most maxMessage
/// bytes long. All signals come from the event loop or from deliver().
class MqttClient final : public QObject {
    Q_OBJECT
public:
    explicit MqttClient(const MqttOptions& options, QObject* parent = nullptr);
    /// Waits for nothing; what was published is still sent.
    ~MqttClient() override;

    /// Whether messages can be sent and received at present.
    [[nodiscard]] bool isReady() const { return m_isReady; }
    /// Why it has failed or, between lost() and ready(), what happened.
    [[nodiscard]] std::optional<BrokerError> error() const { return m_error; }

    /// The longest message that the broker takes, at most maxMessage. Known once it is ready.
    [[nodiscard]] qsizetype largestMessage() const { return m_largestMessage; }

    /// Sends a message to the topic of `inbox`. False if that is not possible now.
    bool publish(const QByteArray& inbox, const QByteArray& message);
    /// Sends a message that the broker confirms with confirmed(). The number, or nothing if that is not possible now.
    [[nodiscard]] std::optional<int> publishConfirmed(const QByteArray& inbox, const QByteArray& message);
    /// Emits the signals that are due, 64 at most, so that a flood does not hold the window; the event loop calls it.
    void deliver();

Q_SIGNALS:
    /// The name of the broker has an address.
    void found();
    /// And there is a connection by TCP.
    void reached();
    /// Connected and logged in, for the first time or again.
    void connected();
    /// Subscribed too: messages come and go.
    void ready();
    /// The connection was lost, and is being made again.
    void lost();
    /// The first connection failed; nothing follows.
    void failed(qipan::net::BrokerError error);
    void received(const QByteArray& message);
    void confirmed(int id, bool isAccepted);

private:
    void fail(BrokerError error)
    {
        m_error = error;
        Q_EMIT failed(error);
    }

    std::shared_ptr<MqttThread> m_thread; ///< null without the library
    bool m_isReady = false;
    qsizetype m_largestMessage = maxMessage;
    std::optional<BrokerError> m_error;
    bool m_isDelivering = false;
    bool m_mustDeliverAgain = false; ///< deliver() was called meanwhile
};

} // namespace qipan::net
