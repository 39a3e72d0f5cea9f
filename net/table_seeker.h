// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "net/base/address.h"
#include "net/table_list.h"

#include <QElapsedTimer>
#include <QObject>
#include <QTimer>
#include <QUdpSocket>

namespace qipan::net {

/// The addresses to send seeks to: the broadcast addresses of the running IPv4 interfaces, all nodes on each running
/// IPv6 interface, and this machine itself. Read from the system on each call.
[[nodiscard]] QList<QHostAddress> seekTargets();

/// Parses a list of at most 64 addresses separated by commas or blanks; anything that is not an address is skipped.
[[nodiscard]] QList<QHostAddress> parseSeekList(const QString& text);

/// The addresses that the environment variable QIPAN_SEEK limits seeks to; nothing if it is not set or empty.
[[nodiscard]] std::optional<QList<QHostAddress>> seekLimit();

/// Searches the LAN for tables while it is open: sends a seek every two seconds and lists the answers. Never blocks.
class TableSeeker final : public QObject {
    Q_OBJECT
public:
    /// Sends to the addresses in `only` or, without it, to the whole LAN.
    explicit TableSeeker(std::optional<QList<QHostAddress>> only = seekLimit(), quint16 port = defaultPort,
                         QObject* parent = nullptr);

    /// Starts to seek, with an empty list. False when no socket can be bound.
    bool open();
    /// Stops, and clears the list.
    void close();
    [[nodiscard]] bool isOpen() const { return m_ask.isActive(); }

    /// At most 100, in the order first seen. A table that no longer answers is removed after 6.5 s.
    [[nodiscard]] std::vector<FoundTable> tables() const { return m_list.tables(); }

Q_SIGNALS:
    /// tables() has changed. Emitted a few times a second at most.
    void changed();

private:
    [[nodiscard]] std::chrono::milliseconds now() const { return std::chrono::milliseconds{m_clock.elapsed()}; }
    void ask();
    void update(const QNetworkDatagram& answer);
    void expire();
    void scheduleExpiry();
    void scheduleChanged();

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
