// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/broker/broker_error.h"
#include "net/broker/mqtt_options.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>

#include <chrono>
#include <cstdint>

namespace qipan::net {

class MqttClient;

/// Tries out whether a table can be opened at a broker, step by step. Never blocks; to cancel, delete it, but later
/// (deleteLater) from a slot of its signals.
class BrokerCheck final : public QObject {
    Q_OBJECT
public:
    enum class Step : std::uint8_t { FindName, Reach, Encrypt, LogIn, Subscribe, Publish, RoundTrip };

    explicit BrokerCheck(const BrokerAccess& access, QObject* parent = nullptr);

    /// The steps end in later turns of the event loop. Each has ten seconds.
    void start();

Q_SIGNALS:
    /// Each step in order. Encrypt is left out if the line is not to be encrypted.
    void passed(qipan::net::BrokerCheck::Step step);
    /// The step that failed; nothing follows.
    void failed(qipan::net::BrokerCheck::Step step, qipan::net::BrokerError error);
    /// All steps have passed; a message goes to the broker and back in this time.
    void succeeded(std::chrono::milliseconds roundTrip);

private:
    void listen();
    void onConnected();
    void publish();
    void onClientFailed(BrokerError error);
    void finishRoundTrip();
    /// Reports the current step, and goes on to `next`.
    void pass(Step next);
    void fail(BrokerError error);
    void stop();

    BrokerAccess m_access;
    Step m_step = Step::FindName;
    bool m_hasEnded = false;
    QTimer m_timeout;
    QByteArray m_inbox;
    MqttClient* m_client = nullptr; ///< a child
    QElapsedTimer m_clock;
    std::chrono::milliseconds m_roundTrip{-1}; ///< negative until the message is back
};

/// A translated sentence: what works after this step.
[[nodiscard]] QString sentenceOf(BrokerCheck::Step step);

} // namespace qipan::net
