// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QObject>
#include <QTcpServer>

class QTcpSocket;

namespace qipan::tests {

/// A TCP relay between a guest and a host. It forwards all data until it is cut.
class CuttableRelay final : public QObject {
public:
    /// Forwards to a local port, from a port of its own that stays the same.
    explicit CuttableRelay(quint16 to);

    [[nodiscard]] quint16 port() const { return m_port; }
    /// Forwards nothing more, until it is cut.
    void hold() { m_isHeld = true; }
    /// Closes the connections and accepts no new ones.
    void cut();
    void restore();

private:
    void accept();
    void pass(QTcpSocket& from, QTcpSocket& to) const;

    QTcpServer m_server;
    quint16 m_to;
    quint16 m_port = 0;
    bool m_isHeld = false;
};

} // namespace qipan::tests
