// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/rate_limit.h"
#include "net/broker/broker_error.h"
#include "net/broker/broker_transport.h"
#include "net/broker/mqtt_client.h"
#include "net/broker/table_code.h"

#include <QElapsedTimer>
#include <QObject>
#include <QPointer>

#include <deque>
#include <map>

namespace qipan::net {

/// A table that guests reach through a broker: makes a transport for each guest that knocks.
class BrokerTable final : public QObject {
    Q_OBJECT
public:
    /// Lines whose guests have proved that they know the code: a player, sixteen spectators, and some guests that wait
    /// for admission. Above this limit the table answers "full".
    static constexpr std::size_t maxProvenLines = 24;
    /// Lines of which that is not known: anyone who has seen the topic can open them. The oldest of them makes room for
    /// a new one.
    static constexpr std::size_t maxUnprovenLines = 8;
    static constexpr std::size_t maxLines = maxProvenLines + maxUnprovenLines;

    BrokerTable(const BrokerAccess& access, const TableCode& code, QObject* parent = nullptr);
    ~BrokerTable() override;

    /// Tells guests from now on that there is no such table. The lines that stand go on.
    void close() { m_isClosed = true; }

    /// Whether guests can knock at present.
    [[nodiscard]] bool isOpen() const { return m_client.isReady() && !m_isClosed; }
    /// Why the broker cannot be used, or cannot at present.
    [[nodiscard]] std::optional<BrokerError> error() const { return m_client.error(); }
    [[nodiscard]] std::size_t lines() const { return m_lines.size(); }

Q_SIGNALS:
    /// Guests can knock, for the first time or again.
    void opened();
    /// The broker is away; the table reconnects automatically.
    void interrupted();
    /// The table could not be opened.
    void failed(qipan::net::BrokerError error);
    /// A guest has knocked. The transport is a child of the table until the receiver gives it another parent.
    void knocked(qipan::net::BrokerTransport* line);

private:
    void receive(const QByteArray& bytes);
    void welcome(const StreamMessage& message);
    void refuse(const LineId& line, StreamMessage::Reason reason);
    void dropOldestUnproven();
    void forget(const LineId& line);

    QElapsedTimer m_clock;
    MqttClient m_client;
    std::map<LineId, QPointer<BrokerTransport>> m_lines;
    std::deque<LineId> m_unproven; ///< of these, in the order of their opening
    std::deque<LineId> m_ended;    ///< of late, so that repeated messages do not open them again
    bool m_isClosed = false;
    RateLimit m_knocks;
    RateLimit m_refusals;
};

} // namespace qipan::net
