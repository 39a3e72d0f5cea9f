#pragma once

#include "net/address.h"
#include "net/seek_targets.h"
#include "net/table_list.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

#include <optional>
#include <vector>

namespace qipan::net {

/// Looks for tables on the LAN while it is open: asks every two seconds and lists who answers. Never blocks.
class TableSeeker final : public QObject {
    Q_OBJECT
public:
    /// Asks only at the addresses in `only`, or everywhere on the LAN.
    explicit TableSeeker(std::optional<QList<QHostAddress>> only = seekLimit(), quint16 port = defaultPort,
                         QObject* parent = nullptr);

    /// Begins to ask, with an empty list. False when the system gives no socket for it.
    bool open();
    /// Stops asking, and forgets what was found.
    void close();
    [[nodiscard]] bool isOpen() const { return m_ask.isActive(); }

    /// At most 100, in the order in which they were first seen; one that stops answering is gone after 6.5 s.
    [[nodiscard]] std::vector<FoundTable> tables() const { return m_list.tables(); }

Q_SIGNALS:
    /// tables() has changed; a few times a second at most, however much comes in.
    void changed();

private:
    [[nodiscard]] std::chrono::milliseconds now() const { return std::chrono::milliseconds{m_clock.elapsed()}; }
    void ask();
    void take(const QNetworkDatagram& answer);
    void expire();
    void watchExpiry();
    void announce();

    const std::optional<QList<QHostAddress>> m_only;
    const quint16 m_port;
    TableList m_list;
    QElapsedTimer m_clock;
    QUdpSocket m_ipv4;
    QUdpSocket m_ipv6;
    QTimer m_ask;
    QTimer m_expiry;
    QTimer m_announce;
};

} // namespace qipan::net
