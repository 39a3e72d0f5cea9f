// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/transport.h"
#include "net/broker/broker_error.h"
#include "net/broker/mqtt_client.h"
#include "net/broker/reliable_stream.h"
#include "net/broker/table_code.h"

#include <QElapsedTimer>
#include <QPointer>
#include <QTimer>

#include <optional>

namespace qipan::net {

/// The inbox of the guest with this line: its 32 hex digits.
[[nodiscard]] QByteArray inboxOf(const LineId& line);

/// A line through a broker, as a transport: a ReliableStream over the messages of an MqttClient. It stands while the
/// broker is away for up to 15 s. It neither encrypts nor authenticates: run a secure channel inside. Signals come from
/// the event loop only, but for proven().
class BrokerTransport final : public Transport {
    Q_OBJECT
public:
    /// Goes to the table with this code at this broker. connected() or disconnected() follows.
    BrokerTransport(const BrokerAccess& access, const TableCode& code, QObject* parent = nullptr);
    /// A host's end of a line that a guest has opened; connected at once. `client` belongs to the table, whose messages
    /// for this line come by receive().
    BrokerTransport(MqttClient& client, const LineId& line, QObject* parent = nullptr);
    /// Tells the other side that the line is gone, unless it has ended.
    ~BrokerTransport() override;

    [[nodiscard]] bool isConnected() const override;
    /// Null: the broker does not tell.
    [[nodiscard]] QHostAddress peerAddress() const override { return {}; }
    void flush() override { send(); }
    void disconnectFromPeer() override;
    void abort() override;
    void markProven() override;
    [[nodiscard]] qint64 bytesAvailable() const override;
    [[nodiscard]] qint64 bytesToWrite() const override;
    /// Takes what has arrived meanwhile without waiting, whatever the time: it is for waitForReadyRead(0).
    bool waitForReadyRead(int milliseconds) override;

    /// Why the line has ended, after disconnected(); nothing if the broker could not be used.
    [[nodiscard]] std::optional<StreamEnd> end() const;
    /// Why the broker cannot be used, or cannot at present.
    [[nodiscard]] std::optional<BrokerError> brokerError() const;
    /// Whether there is no connection to the broker at present, though the line stands.
    [[nodiscard]] bool isInterrupted() const { return isConnected() && (!m_client || !m_client->isReady()); }

    /// Takes a message of this line.
    void receive(const StreamMessage& message);

Q_SIGNALS:
    /// A guest's line stands.
    void connected();
    /// The other side has proved that it knows the code.
    void proven();

protected:
    qint64 readData(char* data, qint64 most) override;
    qint64 writeData(const char* data, qint64 size) override;

private:
    void listenToClient();
    void onReady();
    void onTimer();
    void send();
    /// Emits what has become due.
    void report();
    void schedule();
    void reportSoon() { m_timer.start(0); }
    [[nodiscard]] bool hasNews() const;
    [[nodiscard]] Time now() const { return Time{m_clock.elapsed()}; }

    QElapsedTimer m_clock;
    QPointer<MqttClient> m_client; ///< a guest's is a child
    ReliableStream::Role m_role;
    LineId m_line;
    QByteArray m_peerInbox;
    std::optional<ReliableStream> m_stream; ///< a guest's begins when the broker is ready
    QTimer m_timer;
    bool m_hasFailed = false; ///< without a stream
    bool m_isAborted = false;
    bool m_isProven = false;
    bool m_wasConnected = false; ///< as the signals told
    bool m_hasEnded = false;
    qint64 m_reportedBytes = 0; ///< received in all, as readyRead() told
    qint64 m_readBytes = 0;
    qint64 m_unreportedWritten = 0;
};

} // namespace qipan::net
